import type { Log } from '../../domain/context.ts'
import type { Embedder } from '../../domain/knowledge/embedder.ts'
import { askedThread } from '../threads/asked-thread.ts'

export interface LocalEmbedder extends Embedder {
  /** Ends the thread; what is being read is rejected. The next question begins a new one. */
  close(): Promise<void>
}

/** Ten minutes without a question give back what the model holds, 200 MB. */
const IDLE_MS = 600_000

/**
 * The Universal Sentence Encoder (lite) in a thread of its own, loaded when it is first asked. It reads the first hundred words
 * of a text.
 */
export function localEmbedder({ log, idleMs = IDLE_MS }: { log: Log; idleMs?: number }): LocalEmbedder {
  const file = new URL('./embedding-thread', import.meta.url)
  const { ask, close } = askedThread<readonly string[], Float32Array[]>({ name: 'embedder', file, idleMs, log })
  return { id: 'use-lite-en@0.2.0', dims: 512, embed: ask, close }
}
