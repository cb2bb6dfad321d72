import type { Guarded } from './guest-words.ts'
import type { GuestRoute, QueryType } from './query-types.ts'

/** Whom a guest writes to. */
export interface Desk {
  kind: 'property' | 'travel'
  /** What the tenant's own items, their aliases and tags are called, folded as words of a message are. */
  names: readonly string[]
  /** Those of them that are of gambling: they hide no question about it. */
  gaming: readonly string[]
}

/**
 * A matter that is not answered from documents; of another domain is what is nobody's danger, only nobody's business here, and
 * a trouble is what went wrong in the house itself.
 */
export type GuardCategory = Guarded | 'other_domain' | 'trouble'

/** What a message to a concierge wants. */
export interface GuestReading {
  queryType: QueryType
  route: GuestRoute
  /** 0 to 1; an unclear message is never sure, so that it is looked up first and asked back after. */
  confidence: number
  /** Who decided: rules, the built model, or the model of a vendor. */
  stage: 'rule' | 'offline' | 'model'
  guard: GuardCategory | null
  /** The words that the rules heard, by what they are a sign of: for the trace. */
  words: readonly string[]
}
