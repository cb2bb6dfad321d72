import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AppointmentsIntent } from '../../../../src/domain/trips/schemas/appointments.ts'
import { RouteIntent } from '../../../../src/domain/trips/schemas/route.ts'
import { SlotIntent } from '../../../../src/domain/trips/schemas/slot.ts'
import { planAppointments } from '../../../../src/domain/trips/solver/appointments.ts'
import { freeSlots } from '../../../../src/domain/trips/solver/free-slot.ts'
import { minutesOfDay, timeOfDay } from '../../../../src/domain/trips/solver/minutes-of-day.ts'
import { orderRoute } from '../../../../src/domain/trips/solver/route-order.ts'

const RUNS = { numRuns: 500 }
const PLACES = ['A', 'B', 'C', 'D', 'E']

function orders<Item>(items: readonly Item[], length: number): Item[][] {
  if (length === 0) return [[]]
  return items.flatMap((item) =>
    orders(
      items.filter((other) => other !== item),
      length - 1,
    ).map((rest) => [item, ...rest]),
  )
}

const pairs = PLACES.flatMap((from) => PLACES.filter((to) => to !== from).map((to) => ({ from, to })))

describe('ordering stays', () => {
  const routes = fc
    .record({
      lengths: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 5 }),
      links: fc.subarray(pairs, { minLength: 8 }),
      windows: fc.array(fc.record({ stay: fc.nat(4), from: fc.integer({ min: 1, max: 8 }), more: fc.nat(4) }), {
        maxLength: 3,
      }),
    })
    .map(({ lengths, links, windows }) => ({
      intent: RouteIntent.parse({
        days: lengths.reduce((sum, days) => sum + days - 1, 1),
        stays: lengths.map((days, at) => ({ place: PLACES[at], days })),
        windows: windows.map(({ stay, from, more }) => ({
          place: PLACES[stay % lengths.length],
          from_day: from,
          to_day: from + more,
        })),
      }),
      links,
    }))

  it('counts every order that has its links and windows, and gives one of them', () => {
    let found = 0
    fc.assert(
      fc.property(routes, ({ intent, links }) => {
        const dated = orders(intent.stays, intent.stays.length).map((order) => {
          let day = 1
          return order.map(({ place, days }) => {
            const stop = { place, from_day: day, to_day: day + days - 1 }
            day = stop.to_day
            return stop
          })
        })
        const linked = dated.filter((order) =>
          order.every(
            ({ place }, at) => at === 0 || links.some(({ from, to }) => from === order[at - 1]?.place && to === place),
          ),
        )
        const inside = (a: number, b: number, from: number, to: number) => from <= a && b <= to
        const fits = (loosely: boolean) =>
          linked.filter((order) =>
            intent.windows.every((window) =>
              order.some(({ place, from_day: a, to_day: b }) => {
                const { from_day: from, to_day: to } = window
                const right = loosely ? a <= to && from <= b : inside(a, b, from, to) || inside(from, to, a, b)
                return place === window.place && right
              }),
            ),
          )
        const right = fits(false).length > 0 ? fits(false) : fits(true)
        const answer = orderRoute(intent, { links })
        expect(answer.solutions).toBe(Math.min(50, right.length))
        if (right.length > 0) expect(right).toContainEqual(answer.stops)
        found += Math.min(1, right.length)
      }),
      RUNS,
    )
    expect(found).toBeGreaterThan(100)
  })
})

describe('meeting people', () => {
  const days = fc
    .record({
      people: fc.array(
        fc.record({
          place: fc.constantFrom(...PLACES),
          from: fc.integer({ min: 480, max: 1000 }),
          open: fc.integer({ min: 10, max: 240 }),
          minutes: fc.integer({ min: 5, max: 120 }),
        }),
        { minLength: 1, maxLength: 5 },
      ),
      travel: fc.array(fc.integer({ min: 5, max: 60 }), { minLength: pairs.length, maxLength: pairs.length }),
    })
    .map(({ people, travel }) => ({
      intent: AppointmentsIntent.parse({
        start: { place: 'A', time: '09:00' },
        people: people.map(({ place, from, open, minutes }, at) => ({
          ...{ name: `Person ${at}`, place, from: timeOfDay(from), to: timeOfDay(from + open), minutes },
        })),
      }),
      data: { minutes: pairs.map((pair, at) => ({ ...pair, minutes: travel[at] ?? 0 })) },
    }))

  it('meets as many as any order can, is done as early, and every step follows the one before', () => {
    fc.assert(
      fc.property(days, ({ intent, data }) => {
        let best = { met: 0, end: 0 }
        for (let length = 1; length <= intent.people.length; length += 1) {
          for (const order of orders(intent.people, length)) {
            let [at, place]: [number, string] = [540, 'A']
            const fits = order.every((person) => {
              const way = data.minutes.find(({ from, to }) => from === place && to === person.place)?.minutes ?? 0
              at = Math.max(at + way, minutesOfDay(person.from)) + person.minutes
              place = person.place
              return at <= minutesOfDay(person.to)
            })
            if (fits && (length > best.met || at < best.end)) best = { met: length, end: at }
          }
        }
        const { met, steps } = planAppointments(intent, data)
        expect({ met, end: met === 0 ? 0 : minutesOfDay(steps.at(-1)?.end ?? '') }).toEqual(best)
        expect(steps.map(({ start }) => start)).toEqual(
          ['09:00', ...steps.map(({ end }) => end)].slice(0, steps.length),
        )
      }),
      RUNS,
    )
  })
})

describe('a free slot', () => {
  const span = fc.record({
    day: fc.nat(1),
    from: fc.integer({ min: 0, max: 46 }),
    length: fc.integer({ min: 1, max: 9 }),
  })
  const spanOf = ({ day, from, length }: { day: number; from: number; length: number }) => ({
    ...{ day, from: timeOfDay(from * 30), to: timeOfDay(Math.min(47, from + length) * 30) },
  })

  it('is the first time at which nobody is busy, on the first day that has one', () => {
    fc.assert(
      fc.property(fc.array(span, { maxLength: 12 }), fc.integer({ min: 1, max: 8 }), (busy, halves) => {
        const hours = [0, 1].map((day) => ({ day, from: '09:00', to: '17:00' }))
        const intent = SlotIntent.parse({ minutes: halves * 30, hours, busy: busy.map(spanOf) })
        const starts = [0, 1].flatMap((day) =>
          Array.from({ length: 16 - halves + 1 }, (_, at) => 540 + at * 30)
            .filter((start) =>
              intent.busy.every(
                (taken) =>
                  taken.day !== day ||
                  minutesOfDay(taken.to) <= start ||
                  start + halves * 30 <= minutesOfDay(taken.from),
              ),
            )
            .map((start) => ({ day, from: timeOfDay(start), to: timeOfDay(start + halves * 30) })),
        )
        const found = freeSlots(intent)
        expect(found[0]).toEqual(starts[0])
        for (const slot of found) expect(starts).toContainEqual(slot)
      }),
      RUNS,
    )
  })
})
