import { AsyncLocalStorageProviderSingleton } from '@langchain/core/singletons'

/**
 * The graph library makes a tracing record and a context store around every step of every node, also when nothing
 * traces: an eighth of a turn's processor time. Our nodes get their configuration as an argument and nothing of ours is
 * ever sent to a tracing service, so steps run bare. Call once, before the first graph runs.
 */
export function runGraphsUntraced(): void {
  AsyncLocalStorageProviderSingleton.runWithConfig = (_config, step) => step()
}
