import { type LocalDay, localDay } from '../../../lib/zoned-time.ts'
import { dateOf, dayAfter, isInSeason, type Season } from '../data/season.ts'
import type { Hours } from '../hours/hours.ts'
import { lastOrderAt, openSpan } from '../hours/opening.ts'
import { minutesOfSpan, type Span } from '../hours/span.ts'
import { spansOn, weekOn } from '../hours/spans-on.ts'
import { type Moments, momentsOf } from './moments.ts'
import type { RowFact } from './row-fact.ts'
import type { WhenAsked } from './when-asked.ts'

/** What the hours of a row say of the hour, the day or the month that is asked about; the verdict of yes or no first. */
export function openingFacts(hours: Hours, when: WhenAsked, now: Date, timezone: string): RowFact[] {
  const moments = momentsOf(when, now, timezone)
  if (moments.days !== null) return daysFacts(hours, moments.days)
  if (moments.instants.length > 0) return instantFacts(hours, moments, timezone)
  const spans = spansOn(hours, moments.day)
  const open = spans.filter((span) => isWithin(span, moments.within))
  const usual: RowFact[] = when.isHoliday && !isSetFor(hours, dateOf(moments.day)) ? [{ kind: 'usual_hours' }] : []
  return [
    { kind: 'verdict', yes: open.length > 0 },
    dayFact(hours, moments.day),
    ...(spans.length > 0 ? [] : closingsOn(hours, moments.day)),
    ...usual,
  ]
}

function isWithin(span: Span, within: Moments['within']): boolean {
  const { from, to } = minutesOfSpan(span)
  return within === null || (from < within.to && within.from < to)
}

function instantFacts(hours: Hours, { instants }: Moments, timezone: string): RowFact[] {
  const facts = instants.map((at) => {
    const open = openSpan(hours, at, timezone)
    const last = lastOrderAt(hours, at, timezone)?.toISOString() ?? null
    return {
      at,
      day: open?.day ?? null,
      fact: { kind: 'open_at' as const, at: at.toISOString(), isOpen: open !== null, lastOrderAt: last },
    }
  })
  const [first] = facts
  // Who comes after the last order finds it open, and nothing to eat: neither yes nor no says that.
  const isAlike = facts.every(({ fact }) => fact.isOpen === first?.fact.isOpen && !isAfterLastOrder(fact))
  const days = instants.map((at, place) => facts[place]?.day ?? localDay(at, timezone))
  const [day] = days
  return [
    ...(isAlike && first !== undefined ? [{ kind: 'verdict' as const, yes: first.fact.isOpen }] : []),
    ...facts.map(({ fact }) => fact),
    ...(day === undefined ? [] : [dayFact(hours, day), ...closingsOn(hours, day)]),
  ]
}

function isAfterLastOrder({ at, lastOrderAt }: { at: string; lastOrderAt: string | null }): boolean {
  return lastOrderAt !== null && new Date(lastOrderAt) < new Date(at)
}

function dayFact(hours: Hours, day: LocalDay): RowFact {
  return { kind: 'open_on', date: dateOf(day), spans: spansOn(hours, day).map(({ from, to }) => ({ from, to })) }
}

/** Of several days some may be open and others not: the closing says which. */
function daysFacts(hours: Hours, days: readonly LocalDay[]): RowFact[] {
  const open = days.filter((day) => spansOn(hours, day).length > 0)
  const closings = closingsIn(hours, days)
  const [first] = open
  if (first === undefined) return [{ kind: 'verdict', yes: false }, ...closings]
  const verdict: RowFact[] = closings.length > 0 ? [] : [{ kind: 'verdict', yes: true }]
  return [...verdict, { kind: 'week', week: weekOn(hours, dateOf(first)) }, ...closings]
}

function closingsOn(hours: Hours, day: LocalDay): RowFact[] {
  return closingsIn(hours, [day])
}

function closingsIn(hours: Hours, days: readonly LocalDay[]): RowFact[] {
  const dates = days.map(dateOf)
  return closingsOf(hours).filter(({ season }) => dates.some((date) => isInSeason(season, date)))
}

/** The times of the year in which it is closed throughout. */
export function closingsOf({ seasons }: Hours): { kind: 'closed_season'; season: Season; opensOn: string }[] {
  return seasons.flatMap(({ week, ...season }) =>
    Object.values(week).every((spans) => spans.length === 0)
      ? [{ kind: 'closed_season' as const, season, opensOn: dayAfter(season.to) }]
      : [],
  )
}

/** Whether the row says something of this day apart from the days of every week. */
function isSetFor({ seasons, exceptions }: Hours, date: string): boolean {
  return (
    exceptions.some((one) => one.date === date) || seasons.some((one) => one.from === one.to && isInSeason(one, date))
  )
}
