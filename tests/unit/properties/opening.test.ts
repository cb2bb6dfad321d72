import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { closesAt, isOpen, lastOrderAt, nextOpening } from '../../../src/domain/properties/index.ts'
import { Hours } from '../../../src/domain/properties/schemas.ts'

const NAIROBI = 'Africa/Nairobi'
const at = (text: string) => new Date(text)
const iso = (date: Date | null) => date?.toISOString().slice(0, 16) ?? null

describe('a place with hours', () => {
  const bar = Hours.parse({
    week: 'Mon-Thu 17-24; Fri-Sat 6pm-3am, 12-15; Sun closed',
    seasons: [{ from: '12-20', to: '01-05', week: 'daily 10:00-02:00' }],
    exceptions: [
      { date: '2026-12-25', hours: 'closed' },
      { date: '2026-12-31', hours: '18:00-06:00' },
    ],
  })
  // Nairobi is three hours ahead of UTC.
  it.each([
    ['Monday at five to five', '2026-11-16T13:55Z', null, '2026-11-16T14:00'],
    ['Monday at five', '2026-11-16T14:00Z', '2026-11-16T21:00', null],
    ['Monday at midnight', '2026-11-16T21:00Z', null, '2026-11-17T14:00'],
    ['Friday between its spans', '2026-11-20T13:00Z', null, '2026-11-20T15:00'],
    ['Saturday at two in the night of Friday', '2026-11-20T23:00Z', '2026-11-21T00:00', null],
    ['Sunday in the night of Saturday', '2026-11-21T22:30Z', '2026-11-22T00:00', null],
    ['Sunday noon', '2026-11-22T09:00Z', null, '2026-11-23T14:00'],
    ['a Sunday in the season', '2026-12-27T08:00Z', '2026-12-27T23:00', null],
    ['Christmas Day', '2026-12-25T12:00Z', null, '2026-12-26T07:00'],
    ['the night into Christmas Day', '2026-12-24T22:00Z', '2026-12-24T23:00', null],
    ['New Year in the morning', '2027-01-01T02:00Z', '2027-01-01T03:00', null],
  ])('%s', (_what, moment, closes, opens) => {
    expect([iso(closesAt(bar, at(moment), NAIROBI)), iso(nextOpening(bar, at(moment), NAIROBI))]).toEqual([
      closes,
      opens,
    ])
    expect(isOpen(bar, at(moment), NAIROBI)).toBe(closes !== null)
  })

  it('does not close when it is open day and night, and never opens when no day is', () => {
    expect(closesAt(Hours.parse('24h'), at('2026-11-16T13:55Z'), NAIROBI)).toBeNull()
    const shut = Hours.parse('closed')
    expect([
      isOpen(shut, at('2026-11-16T13:55Z'), NAIROBI),
      nextOpening(shut, at('2026-11-16T13:55Z'), NAIROBI),
    ]).toEqual([false, null])
  })

  it('says until when the kitchen takes orders in the span that is open', () => {
    const kitchen = Hours.parse('12-15 last order 14:30, 6pm-1am last order 00:15')
    expect(iso(lastOrderAt(kitchen, at('2026-11-16T10:00Z'), NAIROBI))).toBe('2026-11-16T11:30')
    expect(iso(lastOrderAt(kitchen, at('2026-11-16T21:05Z'), NAIROBI))).toBe('2026-11-16T21:15')
    expect(lastOrderAt(kitchen, at('2026-11-16T13:00Z'), NAIROBI)).toBeNull()
  })

  it('goes by the sign at its door when clocks are changed', () => {
    // Berlin, 25 October 2026: three o'clock summer time becomes two o'clock.
    const night = Hours.parse('22:00-02:30')
    expect(iso(closesAt(night, at('2026-10-24T22:00Z'), 'Europe/Berlin'))).toBe('2026-10-25T00:30')
    expect(isOpen(night, at('2026-10-25T01:10Z'), 'Europe/Berlin')).toBe(true)
    // Berlin, 29 March 2026: two o'clock becomes three o'clock.
    expect(iso(closesAt(night, at('2026-03-29T00:30Z'), 'Europe/Berlin'))).toBe('2026-03-29T01:00')
    expect(iso(nextOpening(Hours.parse('02:15-05:00'), at('2026-03-29T00:30Z'), 'Europe/Berlin'))).toBe(
      '2026-03-29T01:00',
    )
  })
})

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const
const MINUTE = 60_000
const clock = (minutes: number) =>
  `${String(Math.floor((minutes % 1_440) / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Spans of a day in minutes, none over another, the last one perhaps past midnight. */
const spans = fc
  .uniqueArray(fc.integer({ min: 0, max: 95 }), { maxLength: 4 })
  .map((quarters) => quarters.toSorted((a, b) => a - b).map((quarter) => quarter * 15))
  .chain((ends) =>
    fc.integer({ min: 0, max: 24 }).map((past) => {
      const pairs = ends.flatMap((from, index) => (index % 2 === 0 ? [[from, ends[index + 1]] as const] : []))
      return pairs.flatMap(([from, to]) => {
        if (to !== undefined) return [{ from, to }]
        return past > 0 && past * 15 < from ? [{ from, to: 1_440 + past * 15 }] : []
      })
    }),
  )
const week = fc.tuple(spans, spans, spans, spans, spans, spans, spans)

/** The same grammar read slowly: every minute looked up on the clocks of the place, day by day. */
function slowlyOpen(days: readonly (readonly { from: number; to: number }[])[], moment: Date, zone: string): boolean {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const part = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]))
  const minute = Number(part.hour) * 60 + Number(part.minute)
  const today = DAYS.findIndex((day) => part.weekday?.startsWith(day))
  const holds = (day: number, shown: number) => days[day]?.some(({ from, to }) => shown >= from && shown < to) ?? false
  return holds(today, minute) || holds((today + 6) % 7, minute + 1_440)
}

describe('whether it is open', () => {
  it.each([
    ['Africa/Nairobi', '2026-11-16T00:00Z'],
    ['Europe/Berlin', '2026-10-24T18:00Z'],
    ['Europe/Berlin', '2026-03-28T18:00Z'],
    ['Australia/Lord_Howe', '2026-04-04T12:00Z'],
  ])('agrees minute by minute with the text read slowly, and so do closing and opening: %s from %s', (zone, from) => {
    fc.assert(
      fc.property(week, fc.integer({ min: 0, max: 600 }), (days, offset) => {
        const said = days.map((spans, day) => {
          const times = spans.map(({ from, to }) => `${clock(from)}-${to === 1_440 ? '24:00' : clock(to)}`)
          return `${DAYS[day]} ${times.join(', ') || 'closed'}`
        })
        const hours = Hours.parse(said.join('; '))
        const start = at(from).getTime() + offset * MINUTE
        const open = Array.from({ length: 1_800 }, (_, index) =>
          slowlyOpen(days, new Date(start + index * MINUTE), zone),
        )
        for (let index = 0; index < open.length; index += 7) {
          expect(isOpen(hours, new Date(start + index * MINUTE), zone)).toBe(open[index])
        }
        const turns = open.findIndex((one) => one !== open[0])
        if (turns < 0) return
        const edge = open[0] ? closesAt(hours, new Date(start), zone) : nextOpening(hours, new Date(start), zone)
        expect(iso(edge)).toBe(iso(new Date(start + turns * MINUTE)))
      }),
      { numRuns: 12 },
    )
  })
})
