import type { TripChange } from '../../src/domain/trips/schemas/change.ts'
import type { PlanShown } from '../../src/domain/trips/schemas/chat-trips.ts'
import type { By, ChangeSaid } from '../../src/language/trips/trip-talk.ts'
import { addDays } from '../../src/lib/calendar.ts'
import type { Money } from '../../src/lib/money.ts'

/** Who wants it cheaper without a sum is looked for a plan of so much of what it costs now. */
const CHEAPER_PERCENT = 85

/** What she wants changed, in terms of the plan that she has. */
export function changeOf(said: ChangeSaid, { itinerary }: PlanShown, currency: string): TripChange {
  const { intent } = itinerary
  const { start } = intent.date_window
  const days = itinerary.days.length
  switch (said.kind) {
    case 'budget':
      return { kind: 'set_budget', budget: budgetOf(said, itinerary, currency) }
    case 'cheaper': {
      const { amountMinor, currency } = cheaperThan(itinerary)
      return { kind: 'set_budget', budget: { amount_minor: amountMinor, currency } }
    }
    case 'dates': {
      const first = said.start ?? start
      const length = said.days === null ? days : counted(said.days, days, said.by)
      return { kind: 'set_dates', start: first, end: addDays(first, length - 1) }
    }
    case 'until':
      return { kind: 'set_dates', start, end: said.end }
    case 'shift': {
      const first = addDays(start, said.days)
      return { kind: 'set_dates', start: first, end: addDays(first, days - 1) }
    }
    case 'party': {
      const { adults, children, childAges } = said.party
      const child_ages = [...childAges]
      if (!said.joins) return { kind: 'set_party', party: { adults, children, child_ages } }
      const { party } = intent
      const all = { adults: party.adults + adults, children: party.children + children }
      return { kind: 'set_party', party: { ...all, child_ages: [...party.child_ages, ...child_ages] } }
    }
    case 'wishes':
      return said.tier !== null
        ? { kind: 'set_tier', tiers: [said.tier] }
        : {
            kind: 'set_pref',
            ...(said.themes.length > 0 && { themes: [...new Set([...intent.prefs.themes, ...said.themes])] }),
            ...(said.pace !== null && { pace: said.pace }),
          }
    case 'swap_days':
      return { kind: 'swap_days', a: said.a, b: said.b }
    case 'move':
      return { kind: 'move', slot_id: said.slotId, day: said.day }
    default:
      return { kind: said.kind, slot_id: said.slotId }
  }
}

/** A sum of one person or one day counts for all of them; one that is more or less is so beside the budget that stands. */
function budgetOf(
  { budget, by }: Extract<ChangeSaid, { kind: 'budget' }>,
  { intent, days }: PlanShown['itinerary'],
  home: string,
): { amount_minor: number; currency: string } {
  const { adults, children } = intent.party
  const times = budget.per === 'person' ? adults + children : budget.per === 'day' ? days.length : 1
  const amount_minor = budget.amountMinor * times
  const currency = budget.currency ?? home
  const stands = intent.budget
  // Nobody means two thirds more or less when she names a sum like the whole.
  const isPart = stands?.currency === currency && amount_minor * 2 <= stands.amount_minor
  return { amount_minor: isPart ? counted(amount_minor, stands.amount_minor, by) : amount_minor, currency }
}

function counted(said: number, stands: number, by: By): number {
  return by === 'to' ? said : by === 'more' ? stands + said : stands - said
}

/** The sum that a plan is looked for when a cheaper one is wanted, in the money in which she reads totals. */
export function cheaperThan({ cost_breakdown: { local, total_usd_cents } }: PlanShown['itinerary']): Money {
  const { amountMinor, currency } =
    local === null
      ? { amountMinor: total_usd_cents, currency: 'USD' }
      : { amountMinor: local.total_minor, currency: local.currency }
  return { amountMinor: Math.floor((amountMinor * CHEAPER_PERCENT) / 10_000) * 100, currency }
}
