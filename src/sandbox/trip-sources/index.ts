import type Router from '@koa/router'
import type { Runtime } from '../runtime.ts'
import { Closing, PriceSetting, SourceKey, Withdrawal } from './schemas.ts'
import { searchTripRoutes } from './search-trips.ts'

/** What somebody says to a search; null for a tool that it has never heard of. */
export type TripAnswer = (tool: string, request: object) => Promise<object[] | null>

/** What a test or the demo can do with the fake source of trips. */
export interface TripSourceControls {
  setKey(key: SourceKey): Promise<void>
  setPrice(setting: PriceSetting): Promise<void>
  close(closing: Closing): Promise<void>
  withdraw(withdrawal: Withdrawal): Promise<void>
  /** Everything costs what it did, and is open and offered. */
  clear(): Promise<void>
  /** What was asked so far, oldest first. */
  asked(): Promise<{ tool: string; request: object }[]>
}

export interface TripStore {
  answer: TripAnswer
  key: string | null
  percents: Map<string, number>
  closed: Set<string>
  withdrawn: Set<string>
  asked: { tool: string; request: object }[]
}

/** Mounts the fake source of trips on `router`. What it has must be given: the sandbox itself knows no place on earth. */
export function mountTripSources(
  router: Router,
  runtime: Runtime,
): TripSourceControls & { setAnswer(answer: TripAnswer): void } {
  const store: TripStore = {
    ...{ answer: async () => [], key: null, asked: [] },
    ...{ percents: new Map(), closed: new Set(), withdrawn: new Set() },
  }
  searchTripRoutes(router, runtime, store)
  return {
    setAnswer: (answer) => {
      store.answer = answer
    },
    async setKey(key) {
      store.key = SourceKey.parse(key).key
    },
    async setPrice(setting) {
      const { ref, percent } = PriceSetting.parse(setting)
      store.percents.set(ref, percent)
    },
    async close(closing) {
      store.closed.add(Closing.parse(closing).ref)
    },
    async withdraw(withdrawal) {
      store.withdrawn.add(Withdrawal.parse(withdrawal).ref)
    },
    async clear() {
      store.percents.clear()
      store.closed.clear()
      store.withdrawn.clear()
    },
    asked: async () => [...store.asked],
  }
}
