import { addDays } from '../../../lib/calendar.ts'
import { sha256 } from '../../../lib/sha256.ts'
import { factDigest } from '../facts/fact-digest.ts'
import type { Choice, TransitLeg } from '../schemas/index.ts'
import { factBehind } from './evidence.ts'
import { type DayView, isActivity, type PlanView } from './plan-view.ts'

/**
 * sha256 of everything that a day's rules read: when what is done, where one wakes, the facts behind it and the ways in between.
 * `frame` stands for what all days share. What stands by as a fallback is not read, so it is no part of it.
 */
export function dayDigest(day: DayView, { facts }: PlanView, frame: string): string {
  const { slots, wokeIn, index, date, last, busyUntilMs } = day
  const choices = [...slots.map(({ choice }) => choice), ...(wokeIn ? [wokeIn] : [])]
  const lines = slots.map(({ slot: { window }, choice }) => [window.start, window.end, ...lineOf(choice)])
  const read = [
    ...choices.map((choice) => factBehind(choice, facts)),
    ...waysOf(day, facts),
    ...choices.flatMap((choice) => (choice.kind === 'flight' ? flightFacts(choice, facts) : [])),
    facts.weather(date),
    ...[-1, 0, 1].map((offset) => facts.holiday(addDays(date, offset))),
  ]
  const frameOfDay = [frame, index, date, last, busyUntilMs, wokeIn ? lineOf(wokeIn) : null]
  return sha256(JSON.stringify([frameOfDay, lines, read.map(factDigest)]))
}

function lineOf({ choice_id, kind, option_ref, features }: Choice) {
  return [choice_id, kind, option_ref, features.cost_usd_cents, features.indoor]
}

/** Every leg between neighbours of the day, the bed at its end. */
function waysOf({ slots, sleepsIn }: DayView, facts: PlanView['facts']): TransitLeg[] {
  const stops = slots.map(({ choice }) => choice).filter((choice) => choice.kind === 'flight' || isActivity(choice))
  const places = [...stops, ...(sleepsIn ? [sleepsIn] : [])].map((choice) => facts.placeOf(choice))
  return places.slice(1).flatMap((to, at) => {
    const from = places[at]
    return from && to ? facts.legs(from.to, to.from) : []
  })
}

/** What is read of a flight besides itself: those instead of it, and the clocks where they land. */
function flightFacts({ option_ref }: Choice, facts: PlanView['facts']) {
  const flight = facts.flight(option_ref)
  if (!flight) return []
  const { origin, dest } = flight
  const sameWay = facts.data.flights.filter((other) => other.origin === origin && other.dest === dest)
  return [facts.airport(origin), facts.airport(dest), ...sameWay]
}
