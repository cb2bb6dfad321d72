import type Router from '@koa/router'
import type { Runtime } from '../runtime.ts'
import { messagesRoutes } from './messages-api.ts'
import { type Answer, ModelKey, type ModelKeyRegistration } from './schemas.ts'
import { createModelStore, type ModelTotals } from './store.ts'

/** What a test or the bench can do with the fake model API. */
export interface ModelControls {
  registerKey(key: ModelKeyRegistration): Promise<void>
  totals(): Promise<ModelTotals>
}

/** Mounts the fake model API on `router`; `setAnswer` exists in-process only. */
export function mountModel(
  router: Router,
  runtime: Runtime,
  answer: Answer | null,
): ModelControls & { setAnswer(answer: Answer | null): void } {
  const store = createModelStore(answer)
  messagesRoutes(router, runtime, store)
  return {
    async registerKey(key) {
      const parsed = ModelKey.parse(key)
      store.keys.set(parsed.apiKey, parsed)
    },
    totals: async () => structuredClone(store.totals),
    setAnswer(next) {
      store.answer = next
    },
  }
}
