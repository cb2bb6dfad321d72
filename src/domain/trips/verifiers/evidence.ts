import { daysBetween } from '../../../lib/calendar.ts'
import { clockAt } from '../../../lib/temporal.ts'
import { choiceCost } from '../facts/choice-cost.ts'
import type { FactBook } from '../facts/fact-book.ts'
import { type Choice, type FlightOption, OWN_CHOICE_MEAL, type Provenance, type Violation } from '../schemas/index.ts'
import { minutesOfWindow } from '../time/local-time.ts'
import type { PlanView, SlotView } from './plan-view.ts'
import { advises, blocks, type Verifier } from './verifier.ts'

/** Everything selected rests on a fact, costs what it says and, if it flies, leaves and lands when it says. */
export const evidence: Verifier = {
  name: 'evidence',
  day: ({ slots, date }, view) =>
    slots.flatMap((slot) => [...judgeChoice(slot.choice, view), ...judgeTime(slot, date, view)]),
  trip: ({ plan, facts }) => {
    const assumed = plan.assumptions.daily_spend_est_cents
    const known = facts.data.daily_spend
    if (known.length === 0) return [blocks('no_fact', null, { of: 'daily_spend' })]
    if (known.some(({ usd_cents }) => usd_cents === assumed)) return []
    return [blocks('cost_differs', null, { of: 'daily_spend', cost_usd_cents: assumed })]
  },
}

/** The fact behind a choice says where it comes from; null: there is none. */
export function factBehind({ kind, option_ref }: Choice, facts: FactBook): { provenance: Provenance } | null {
  switch (kind) {
    case 'flight':
      return facts.flight(option_ref)
    case 'lodging':
      return facts.lodging(option_ref)
    case 'transit':
      return facts.leg(option_ref)
    case 'attraction':
    case 'meal':
      return facts.attraction(option_ref)
  }
}

function judgeChoice(choice: Choice, { intent, facts }: PlanView): Violation[] {
  const said = choice.features.cost_usd_cents
  if (choice.kind === 'meal' && choice.option_ref === OWN_CHOICE_MEAL) {
    return said === 0 ? [] : [blocks('cost_differs', choice.choice_id, { cost_usd_cents: said, fact_usd_cents: 0 })]
  }
  const fact = factBehind(choice, facts)
  if (!fact) return [blocks('no_fact', choice.choice_id, { option_ref: choice.option_ref })]
  const cost = choiceCost(choice, facts, intent.party)
  const degraded = fact.provenance.degraded ?? (fact.provenance.cache_hit ? 'cache' : null)
  return [
    // Where no fact says what it costs, no figure may stand either.
    ...((cost ?? 0) !== said
      ? [blocks('cost_differs', choice.choice_id, { cost_usd_cents: said, fact_usd_cents: cost })]
      : []),
    ...(cost === null ? [advises('cost_unknown', choice.choice_id, { option_ref: choice.option_ref })] : []),
    ...(degraded === null
      ? []
      : [advises('degraded_fact', choice.choice_id, { tool: fact.provenance.tool, degraded })]),
  ]
}

/** A flight stands on the day and at the times of its fact, to the minute; a way lasts as long as its fact says at least. */
function judgeTime({ slot, choice }: SlotView, date: string, { facts, tz }: PlanView): Violation[] {
  const window = minutesOfWindow(slot.window)
  const leg = choice.kind === 'transit' ? facts.leg(choice.option_ref) : null
  if (leg && (window.end - window.start) * 60 < leg.duration_seconds) {
    return [blocks('time_differs', choice.choice_id, { duration_seconds: leg.duration_seconds })]
  }
  const flight = choice.kind === 'flight' ? facts.flight(choice.option_ref) : null
  if (!flight || flies(flight, date, window, tz)) return []
  return [blocks('time_differs', choice.choice_id, { departure: flight.departure, arrival: flight.arrival })]
}

function flies(flight: FlightOption, date: string, window: { start: number; end: number }, tz: string): boolean {
  const leaves = clockAt(Date.parse(flight.departure), tz)
  const lands = clockAt(Date.parse(flight.arrival), tz)
  const end = daysBetween(date, lands.date) * 1_440 + lands.minutes
  return leaves.date === date && leaves.minutes === window.start && end === window.end
}
