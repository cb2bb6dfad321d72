import type { FactBook } from '../facts/fact-book.ts'
import { pointKey } from '../facts/leg-ref.ts'
import type { Geo, IntentV1, TransitLeg } from '../schemas/index.ts'
import { minutesOf } from '../time/local-time.ts'
import type { SlotView } from './plan-view.ts'

/** How one gets from one thing to the next. */
export interface Way {
  minutes: number
  /** Local minutes by which one must be under way; null: at any hour. */
  lastDeparture: number | null
}

/**
 * The ways between two things of a day: what the plan says in between, if it leads from the one place to the other, else every leg
 * known between them that the customer does not refuse. null: nobody knows. Where no place is known on either side, what the plan
 * says counts.
 */
export function waysBetween(
  from: Geo | null,
  to: Geo | null,
  between: readonly SlotView[],
  intent: IntentV1,
  facts: FactBook,
): Way[] | null {
  const planned = between.map(({ choice }) => facts.leg(choice.option_ref))
  if (planned.length > 0 && leads(planned, from, to)) return [joined(planned)]
  if (!from || !to) return null
  if (pointKey(from) === pointKey(to)) return [{ minutes: 0, lastDeparture: null }]
  const refused = new Set(intent.wishes.flatMap((wish) => (wish.key === 'avoid_mode' && wish.hard ? [wish.value] : [])))
  const legs = facts.legs(from, to).filter(({ mode }) => !refused.has(mode))
  return legs.length === 0 ? null : legs.map(wayOf)
}

/** Each leg begins where the one before ends, the first at one place and the last at the other. */
function leads(legs: readonly (TransitLeg | null)[], from: Geo | null, to: Geo | null): legs is TransitLeg[] {
  let at = from
  for (const leg of legs) {
    if (!leg || (at && pointKey(at) !== pointKey(leg.from_geo))) return false
    at = leg.to_geo
  }
  return !at || !to || pointKey(at) === pointKey(to)
}

/** One leg after the other; the first must still be running. */
function joined(legs: readonly TransitLeg[]): Way {
  const ways = legs.map(wayOf)
  return { minutes: ways.reduce((sum, { minutes }) => sum + minutes, 0), lastDeparture: ways[0]?.lastDeparture ?? null }
}

function wayOf(leg: TransitLeg): Way {
  return {
    minutes: Math.ceil(leg.duration_seconds / 60),
    lastDeparture: leg.last_departure === undefined ? null : minutesOf(leg.last_departure),
  }
}
