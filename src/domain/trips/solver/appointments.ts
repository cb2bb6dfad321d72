import type {
  AppointmentStep,
  AppointmentsData,
  AppointmentsIntent,
  AppointmentsOutcome,
} from '../schemas/appointments.ts'
import { minutesOfDay, timeOfDay } from './minutes-of-day.ts'
import { nameKey } from './name-key.ts'

interface Meeting {
  name: string
  place: string
  from: number
  to: number
  minutes: number
}

/** When the people of `mask` can be done with at the earliest, the last of them being `last`. */
interface Reached {
  end: number
  before: number | null
}

/**
 * As many people as can be met, done as early as possible: over every set of people and every last one, only the earliest
 * end matters, because one may always wait.
 */
export function planAppointments(intent: AppointmentsIntent, data: AppointmentsData): AppointmentsOutcome {
  const people = intent.people.map((one) => ({ ...one, from: minutesOfDay(one.from), to: minutesOfDay(one.to) }))
  const travel = travelTimes(data)
  const start = { place: intent.start.place, at: minutesOfDay(intent.start.time) }
  const reached = reach(people, start, travel)
  const best = latestSet(reached)
  return best === null
    ? { met: 0, steps: [] }
    : { met: bits(best.mask), steps: steps(people, start, travel, reached, best) }
}

type Travel = (from: string, to: string) => number

function travelTimes({ minutes }: AppointmentsData): Travel {
  const known = new Map(minutes.map((row) => [`${nameKey(row.from)}\n${nameKey(row.to)}`, row.minutes]))
  return (from, to) => {
    const [a, b] = [nameKey(from), nameKey(to)]
    return known.get(`${a}\n${b}`) ?? (a === b ? 0 : Number.POSITIVE_INFINITY)
  }
}

function reach(
  people: readonly Meeting[],
  start: { place: string; at: number },
  travel: Travel,
): Map<number, Reached>[] {
  const reached: Map<number, Reached>[] = Array.from({ length: 2 ** people.length }, () => new Map())
  const meet = (mask: number, next: number, before: number | null, from: string, at: number): void => {
    const person = people[next]
    if (!person) return
    const end = Math.max(at + travel(from, person.place), person.from) + person.minutes
    const cell = reached[mask | (1 << next)]
    if (end <= person.to && end < (cell?.get(next)?.end ?? Number.POSITIVE_INFINITY)) cell?.set(next, { end, before })
  }
  for (let mask = 0; mask < reached.length; mask += 1) {
    for (let next = 0; next < people.length; next += 1) {
      if ((mask & (1 << next)) !== 0) continue
      if (mask === 0) meet(0, next, null, start.place, start.at)
      for (const [last, { end }] of reached[mask] ?? []) meet(mask, next, last, people[last]?.place ?? '', end)
    }
  }
  return reached
}

interface Best {
  mask: number
  last: number
}

function latestSet(reached: readonly Map<number, Reached>[]): Best | null {
  let best: (Best & { end: number }) | null = null
  reached.forEach((cells, mask) => {
    for (const [last, { end }] of cells) {
      const more = best === null ? 1 : bits(mask) - bits(best.mask)
      if (best === null || more > 0 || (more === 0 && end < best.end)) best = { mask, last, end }
    }
  })
  return best
}

function bits(mask: number): number {
  return mask === 0 ? 0 : (mask & 1) + bits(mask >>> 1)
}

function steps(
  people: readonly Meeting[],
  start: { place: string; at: number },
  travel: Travel,
  reached: readonly Map<number, Reached>[],
  best: Best,
): AppointmentStep[] {
  const order: Meeting[] = []
  for (let { mask, last }: { mask: number; last: number | null } = best; last !== null; ) {
    const person = people[last]
    const cell: Reached | undefined = reached[mask]?.get(last)
    if (person) order.unshift(person)
    mask &= ~(1 << last)
    last = cell?.before ?? null
  }
  let { place, at } = start
  return order.flatMap((person) => {
    const arrive = at + travel(place, person.place)
    const begin = Math.max(arrive, person.from)
    const told: AppointmentStep[] = []
    if (nameKey(place) !== nameKey(person.place))
      told.push({ kind: 'travel', from: place, to: person.place, start: timeOfDay(at), end: timeOfDay(arrive) })
    if (begin > arrive)
      told.push({ kind: 'wait', place: person.place, start: timeOfDay(arrive), end: timeOfDay(begin) })
    place = person.place
    at = begin + person.minutes
    told.push({ kind: 'meet', name: person.name, place, start: timeOfDay(begin), end: timeOfDay(at) })
    return told
  })
}
