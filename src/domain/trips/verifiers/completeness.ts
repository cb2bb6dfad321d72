import { addDays, daysBetween } from '../../../lib/calendar.ts'
import type { Choice, Violation } from '../schemas/index.ts'
import { isActivity, type PlanView } from './plan-view.ts'
import { blocks, type Verifier } from './verifier.ts'

/** Every day is there, every night has a bed that can be had for as long, one gets there and back, and no place comes twice. */
export const completeness: Verifier = {
  name: 'completeness',
  trip: (view) => [
    ...checkDays(view),
    ...checkNights(view),
    ...checkStays(view),
    ...checkFlights(view),
    ...checkTwice(view),
  ],
}

function checkDays({ intent, days }: PlanView): Violation[] {
  const { start, end } = intent.date_window
  const wanted = Array.from({ length: daysBetween(start, end) + 1 }, (_, at) => addDays(start, at))
  const dates = days.map(({ date }) => date)
  return dates.join() === wanted.join() ? [] : [blocks('wrong_days', null, { dates, wanted })]
}

function checkNights({ days }: PlanView): Violation[] {
  return days
    .filter(({ last, sleepsIn }) => !last && sleepsIn === null)
    .map(({ index, date }) => blocks('night_without_lodging', index, { date }))
}

/** Nights that follow each other in one house are a stay; a house may not take people in for as few as these. */
function checkStays({ facts, days }: PlanView): Violation[] {
  const stays: { choice: Choice; nights: number }[] = []
  for (const { sleepsIn } of days) {
    const stay = stays.at(-1)
    if (sleepsIn && sleepsIn.option_ref === stay?.choice.option_ref) stay.nights += 1
    else if (sleepsIn) stays.push({ choice: sleepsIn, nights: 1 })
  }
  return stays.flatMap(({ choice, nights }) => {
    const least = facts.lodging(choice.option_ref)?.min_nights ?? 1
    return nights < least ? [blocks('too_few_nights', choice.choice_id, { nights, min_nights: least })] : []
  })
}

function checkFlights({ intent, facts, days }: PlanView): Violation[] {
  const home = intent.origin !== null && intent.airports.includes(intent.origin)
  if (home || facts.data.destination?.overland) return []
  const flights = days.flatMap(({ slots, index, last }) =>
    slots
      .filter(({ choice }) => choice.kind === 'flight')
      .map(({ choice }) => ({ flight: facts.flight(choice.option_ref), first: index === 0, last })),
  )
  // A flight without a fact is told by another rule: here it counts for where it stands.
  const isHome = (iata: string) => intent.origin === null || iata === intent.origin
  const isThere = (iata: string) => intent.airports.includes(iata)
  const outbound = flights.some(({ flight, first }) => (flight ? isHome(flight.origin) && isThere(flight.dest) : first))
  const back = flights.some(({ flight, last }) => (flight ? isThere(flight.origin) && isHome(flight.dest) : last))
  return [
    ...(outbound ? [] : [blocks('no_outbound_flight', 0)]),
    ...(back ? [] : [blocks('no_return_flight', Math.max(0, days.length - 1))]),
  ]
}

function checkTwice({ days }: PlanView): Violation[] {
  const seen = new Set<string>()
  return days.flatMap(({ slots }) =>
    slots.flatMap(({ choice }) => {
      if (!isActivity(choice)) return []
      if (seen.has(choice.option_ref)) return [blocks('venue_twice', choice.choice_id, { venue: choice.option_ref })]
      seen.add(choice.option_ref)
      return []
    }),
  )
}
