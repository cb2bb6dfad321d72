import { windowClosesAt } from '../messaging/index.ts'
import { nextOpenAt } from '../tenancy/index.ts'
import type { ReminderFacts } from './reminder-facts.ts'
import type { TripReason } from './schemas.ts'
import { unaskedRefusal } from './unasked-refusal.ts'

const MINUTE_MS = 60_000
/** What may pass by itself (a person, a running turn, a tripped breaker) is looked at again this much later. */
const LOOK_AGAIN_MS = 10 * MINUTE_MS
/** So many opt-outs after reminders of one hour, and more than this share of them, stop everything. */
const OPT_OUTS = { least: 3, share: 0.05 }

export type ReminderDecision =
  | { do: 'send' }
  | { do: 'skip'; reason: string }
  | { do: 'wait'; until: Date; reason: string }
  | { do: 'trip'; reason: TripReason }

/**
 * Whether the customer of an order is reminded of it now. Refusals that stay true end the matter, those that pass wait,
 * as long as the 24-hour window leaves time for it. The breaker decides last: only what would really leave can trip it.
 */
export function decideReminder(facts: ReminderFacts, tripped: boolean, now: Date): ReminderDecision {
  const final = finalRefusal(facts)
  if (final !== null) return { do: 'skip', reason: final }
  const wait = passingRefusal(facts, tripped, now)
  if (wait !== null) {
    return wait.until < closesAt(facts) ? { do: 'wait', ...wait } : { do: 'skip', reason: 'window_closed' }
  }
  if (facts.optOuts >= OPT_OUTS.least && facts.optOuts > facts.lastHour * OPT_OUTS.share) {
    return { do: 'trip', reason: 'opt_outs' }
  }
  return facts.lastHour >= facts.settings.outreach.perHour ? { do: 'trip', reason: 'too_many' } : { do: 'send' }
}

function finalRefusal(facts: ReminderFacts): string | null {
  const unasked = unaskedRefusal(facts, facts.settings)
  if (unasked !== null) return unasked
  if (facts.status !== 'draft' && facts.status !== 'awaiting_payment') return 'order_moved_on'
  if (facts.items === null) return 'empty_order'
  return facts.stockLeft ? null : 'out_of_stock'
}

function passingRefusal(facts: ReminderFacts, tripped: boolean, now: Date): { until: Date; reason: string } | null {
  const again = new Date(now.getTime() + LOOK_AGAIN_MS)
  const last = Math.max(facts.updatedAt.getTime(), facts.lastInboundAt?.getTime() ?? 0)
  const left = new Date(last + facts.settings.outreach.abandonedCartMinutes * MINUTE_MS)
  if (left > now) return { until: left, reason: 'still_talking' }
  if (facts.paymentLive) return { until: again, reason: 'payment_live' }
  if (facts.owner === 'human') return { until: again, reason: 'person_owns' }
  if (facts.unanswered) return { until: again, reason: 'unanswered' }
  const open = nextOpenAt(facts.settings, now)
  if (open === null || open > now) return { until: open ?? new Date(8.64e15), reason: 'night' }
  if (tripped) return { until: again, reason: 'breaker_tripped' }
  return now < closesAt(facts) ? null : { until: again, reason: 'window_closed' }
}

function closesAt({ channelKind, lastInboundAt }: ReminderFacts): Date {
  return windowClosesAt(channelKind, lastInboundAt) ?? new Date(8.64e15)
}
