import { canonicalJson } from '../../lib/canonical-json.ts'
import { keptMemories } from './memory/kept-memories.ts'
import type { ConsentPurpose, CustomerView, PreferenceChange } from './schemas.ts'

/** Names the sentences under which consent is given and withdrawn; raised when their meaning changes. */
export const CONSENT_WORDING = '2026-11'

export interface ConsentFact {
  purpose: ConsentPurpose
  action: 'granted' | 'withdrawn'
}

/** What a change means for the customer: the fields to write, the ledger entries it makes, and the names of what changed. */
export interface PreferencePlan {
  next: Pick<
    CustomerView,
    | 'languagePref'
    | 'marketingOptIn'
    | 'optedOut'
    | 'notificationPrefs'
    | 'delivery'
    | 'memoryOptIn'
    | 'memories'
    | 'tripWatchOptIn'
  >
  consents: ConsentFact[]
  changed: string[]
}

/**
 * Withdrawing transactional messages withdraws marketing as well, and the watch over trips where it was agreed to; granting them again
 * grants nothing else. Only real changes reach the ledger, except that the first answer about marketing is one, because nobody had
 * asked before.
 */
export function planPreferences(now: CustomerView, change: PreferenceChange, at: Date): PreferencePlan {
  const optedOut = change.transactional === undefined ? now.optedOut : !change.transactional
  const marketingOptIn = change.transactional === false ? false : (change.marketing ?? now.marketingOptIn)
  const watched = change.tripWatch ?? now.tripWatchOptIn
  const next = {
    languagePref: change.language ?? now.languagePref,
    marketingOptIn,
    optedOut,
    tripWatchOptIn: optedOut && watched === true ? false : watched,
    notificationPrefs: { ...now.notificationPrefs, ...change.notifications },
    delivery: change.delivery === undefined ? now.delivery : change.delivery,
    ...keptMemories(now, change, at),
  }
  const consents: ConsentFact[] = []
  if (optedOut !== now.optedOut) consents.push({ purpose: 'transactional', action: optedOut ? 'withdrawn' : 'granted' })
  if (marketingOptIn !== null && marketingOptIn !== now.marketingOptIn) {
    consents.push({ purpose: 'marketing', action: marketingOptIn ? 'granted' : 'withdrawn' })
  }
  if (next.memoryOptIn !== null && next.memoryOptIn !== now.memoryOptIn) {
    consents.push({ purpose: 'memory', action: next.memoryOptIn ? 'granted' : 'withdrawn' })
  }
  if (next.tripWatchOptIn !== null && next.tripWatchOptIn !== now.tripWatchOptIn) {
    consents.push({ purpose: 'trip_watch', action: next.tripWatchOptIn ? 'granted' : 'withdrawn' })
  }
  const notifications = Object.entries(change.notifications ?? {}).filter(
    ([key, on]) => now.notificationPrefs[key] !== on,
  )
  const changed = [
    ...(next.languagePref === now.languagePref ? [] : ['language']),
    ...consents.map((fact) => fact.purpose),
    ...notifications.map(([key]) => `notifications.${key}`),
    ...(canonicalJson(next.delivery) === canonicalJson(now.delivery) ? [] : ['delivery']),
    ...(next.memories === now.memories ? [] : ['memories']),
  ]
  return { next, consents, changed }
}
