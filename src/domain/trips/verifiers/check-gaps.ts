import type { Geo, Violation } from '../schemas/index.ts'
import { minutesOfWindow } from '../time/local-time.ts'
import { type DayView, isActivity, type PlanView, type SlotView } from './plan-view.ts'
import { advises, blocks } from './verifier.ts'
import { type Way, waysBetween } from './way-between.ts'

/** Two appointments of a day and the movements between them. */
interface Pair {
  before: SlotView
  /** null: the bed. */
  after: SlotView | null
  between: SlotView[]
  /** What one leaves from: the first of both, or a meal after it. */
  leaves: SlotView
}

/**
 * Between neighbours there is time to get from one to the other. Flights and activities are appointments; movements and meals at a
 * place of one's own choice lie between them. The way to bed only has to be still running.
 */
export function checkGaps(day: DayView, view: PlanView): Violation[] {
  return pairsOf(day).flatMap((pair) => {
    const ways = waysOf(pair, day, view)
    const ref = (pair.after ?? pair.before).choice.choice_id
    if (!isGone(pair, day)) return []
    const unknown = ways === null ? [advises('transit_unknown', ref, { after: pair.before.choice.choice_id })] : []
    return [...unknown, ...checkGap(pair, ways, view), ...checkLastDeparture(pair, ways, view, day)]
  })
}

function pairsOf({ slots }: DayView): Pair[] {
  const pairs: Pair[] = []
  let before: SlotView | null = null
  let leaves: SlotView | null = null
  let between: SlotView[] = []
  for (const slot of slots) {
    if (slot.choice.kind === 'transit') between.push(slot)
    if (slot.choice.kind === 'meal') leaves = slot
    if (slot.choice.kind !== 'flight' && !isActivity(slot.choice)) continue
    if (before) pairs.push({ before, after: slot, between, leaves: leaves ?? before })
    before = slot
    leaves = slot
    between = []
  }
  if (before && before.choice.kind !== 'flight') pairs.push({ before, after: null, between, leaves: leaves ?? before })
  return pairs
}

function waysOf({ before, after, between }: Pair, { sleepsIn }: DayView, { intent, facts }: PlanView): Way[] | null {
  const from: Geo | null = facts.placeOf(before.choice)?.to ?? null
  const next = after?.choice ?? sleepsIn
  const to: Geo | null = next ? (facts.placeOf(next)?.from ?? null) : null
  return waysBetween(from, to, between, intent, facts)
}

/** Somebody has to go that way: on the last day nobody goes to bed. */
function isGone({ after }: Pair, { sleepsIn }: DayView): boolean {
  return after !== null || sleepsIn !== null
}

function checkGap({ before, after }: Pair, ways: Way[] | null, { facts, plan }: PlanView): Violation[] {
  if (!after || after.span.startMs < before.span.endMs) return []
  const { assumptions } = plan
  const travel = ways === null ? 0 : Math.min(...ways.map(({ minutes }) => minutes))
  const gap = (after.span.startMs - before.span.endMs) / 60_000
  const toFlight = after.choice.kind === 'flight'
  const museum = [before, after].some(({ choice }) => facts.attraction(choice.option_ref)?.venue_type === 'museum')
  const required = toFlight
    ? assumptions.airport_buffer_minutes + travel
    : before.choice.kind === 'flight'
      ? Math.max(assumptions.airport_buffer_minutes, travel + assumptions.transit_buffer_minutes)
      : travel + (museum ? assumptions.museum_buffer_minutes : assumptions.transit_buffer_minutes)
  if (gap >= required) return []
  const code = toFlight && before.choice.kind !== 'flight' ? 'too_close_to_flight' : 'gap_too_short'
  return [
    blocks(code, after.choice.choice_id, {
      after: before.choice.choice_id,
      gap_minutes: gap,
      required_minutes: required,
    }),
  ]
}

/** One of the ways must still be running when it is over, buffer included. */
function checkLastDeparture(pair: Pair, ways: Way[] | null, { plan }: PlanView, { date }: DayView): Violation[] {
  if (ways === null || pair.before.choice.kind === 'flight') return []
  const ends = minutesOfWindow(pair.leaves.slot.window).end
  const leaveBy = ways.map(({ lastDeparture, minutes }) =>
    lastDeparture === null
      ? Number.POSITIVE_INFINITY
      : lastDeparture - minutes - plan.assumptions.transit_buffer_minutes,
  )
  const latest = Math.max(...leaveBy)
  if (ends <= latest) return []
  return [blocks('last_departure_missed', pair.leaves.choice.choice_id, { date, late_minutes: ends - latest })]
}
