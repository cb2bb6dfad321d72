import { instantOf, localDay } from '../../../lib/zoned-time.ts'
import { dateOf, isInSeason } from '../data/season.ts'
import { closesAt, isOpen, lastOrderAt, nextOpening } from '../hours/opening.ts'
import { nextTime } from '../hours/schedule.ts'
import { weekOn } from '../hours/spans-on.ts'
import type { PropertyItem } from '../schemas.ts'
import { momentsOf } from './moments.ts'
import { closingsOf, openingFacts } from './opening-facts.ts'
import type { Asked, RowAnswer, RowFact, WordsField } from './row-fact.ts'
import { rowReviewDue } from './row-review-due.ts'
import { type RowView, rowView } from './row-view.ts'
import type { WhenAsked } from './when-asked.ts'

interface When {
  now: Date
  timezone: string
  today: string
  /** The hour, day or month that is asked about; null for now. */
  asked: WhenAsked | null
}

/**
 * What the row of an item says to a question, as data. What a customer takes for true is no input: a price that she names is
 * answered by that of the row.
 * @param part the room, show, tier or service of it that is meant, by its name in the row
 */
export function answerFromRow(
  item: PropertyItem,
  asked: Asked,
  {
    now,
    timezone,
    part = null,
    when: askedWhen = null,
  }: { now: Date; timezone: string; part?: string | null; when?: WhenAsked | null },
): RowAnswer {
  const when = { now, timezone, today: dateOf(localDay(now, timezone)), asked: askedWhen }
  const facts = factsOf(rowView(item, part), asked, when)
  const validity = validityFacts(item, asked === 'validity', when)
  const isStale = rowReviewDue(item.lastUpdated) < now
  return {
    name: part ?? item.name,
    // What is over is told of no more, but that it is.
    facts: facts.length === 0 && asked !== 'validity' ? [] : isOver(validity) ? validity : [...validity, ...facts],
    asOf: isStale ? item.lastUpdated : null,
  }
}

function factsOf(view: RowView, asked: Asked, when: When): RowFact[] {
  switch (asked) {
    case 'hours':
      return hoursFacts(view, when)
    case 'open_now':
      return when.asked === null ? openFacts(view, when) : hoursFacts(view, when)
    case 'price':
      return pricesOn(view.prices, datesOf(when))
    case 'booking':
      return view.booking === undefined ? [] : [{ kind: 'booking', booking: view.booking }, ...words(view, 'phone')]
    case 'age_limit':
      return view.ages === undefined ? [] : [{ kind: 'ages', ages: view.ages }]
    case 'schedule':
      return showFacts(view.shows, when)
    case 'benefits':
      return view.tiers.map(({ name, benefits }) => ({ kind: 'tier', name, benefits: [...benefits] }))
    case 'check_in':
    case 'check_out': {
      const time = view.clocks[asked]
      return time === undefined ? [] : [{ kind: 'clock', field: asked, time }]
    }
    case 'capacity':
    case 'sleeps':
      return count(view, asked)
    case 'size':
      return count(view, 'size_m2')
    case 'flight':
      return count(view, 'flight_hours')
    case 'validity':
      return []
    default:
      return words(view, asked)
  }
}

/** Of a time that was named, what holds then; else the week, and the times of the year in which it is closed. */
function hoursFacts(view: RowView, when: When): RowFact[] {
  const { hours } = view
  if (hours === undefined) return []
  if (when.asked !== null) return openingFacts(hours, when.asked, when.now, when.timezone)
  return [{ kind: 'week', week: weekOn(hours, when.today) }, ...openFacts(view, when), ...closingsOf(hours)]
}

function openFacts({ hours }: RowView, { now, timezone }: When): RowFact[] {
  if (hours === undefined) return []
  const instant = (at: Date | null) => at?.toISOString() ?? null
  return isOpen(hours, now, timezone)
    ? [
        {
          kind: 'open',
          closesAt: instant(closesAt(hours, now, timezone)),
          lastOrderAt: instant(lastOrderAt(hours, now, timezone)),
        },
      ]
    : [{ kind: 'shut', opensAt: instant(nextOpening(hours, now, timezone)) }]
}

/** The days whose prices are asked for: today, the day that was named, or the ends of the month. */
function datesOf({ asked, now, timezone, today }: When): string[] {
  if (asked?.day == null) return [today]
  const { day, days } = momentsOf(asked, now, timezone)
  return days === null ? [dateOf(day)] : [days[0] ?? day, days.at(-1) ?? day].map(dateOf)
}

/** Prices of the season of these days, and those of all the year; of what has a price in other seasons only, all of them, each with its season. */
function pricesOn(prices: RowView['prices'], dates: readonly string[]): RowFact[] {
  const names = [...new Set(prices.map(({ of }) => of))]
  return names.flatMap((name) => {
    const own = prices.filter(({ of }) => of === name)
    const now = own.filter(
      ({ price: { season } }) => season === undefined || dates.some((date) => isInSeason(season, date)),
    )
    return (now.length > 0 ? now : own).map(({ of, price }): RowFact => {
      const { min_minor, max_minor, currency, per = null, season = null } = price
      const money = (amountMinor: number) => ({ amountMinor, currency })
      return { kind: 'price', of, low: money(min_minor), high: money(max_minor), per, season }
    })
  })
}

/** Shows as they come next; where a day was named, those of that day, and none is said of the others. */
function showFacts(shows: RowView['shows'], { now, timezone, asked }: When): RowFact[] {
  const next = (from: Date) =>
    shows.map(({ title, schedule }) => {
      const nextAt = schedule === undefined ? null : (nextTime(schedule, from, timezone)?.toISOString() ?? null)
      return { kind: 'show' as const, title, weekly: schedule?.weekly ?? {}, nextAt }
    })
  if (asked?.day == null) return next(now)
  const { day, days } = momentsOf(asked, now, timezone)
  if (days !== null) return next(now)
  const begins = instantOf(day, 0, timezone)
  const shown = next(begins > now ? begins : now)
  const onDay = shown.filter(
    ({ nextAt }) => nextAt !== null && dateOf(localDay(new Date(nextAt), timezone)) === dateOf(day),
  )
  return onDay.length > 0 ? onDay : shown
}

function words({ words }: RowView, field: WordsField): RowFact[] {
  const said = [words[field] ?? []].flat()
  return said.length === 0 ? [] : [{ kind: 'words', field, words: said }]
}

function count({ counts }: RowView, field: keyof RowView['counts']): RowFact[] {
  const number = counts[field]
  return number === undefined ? [] : [{ kind: 'count', field, count: number }]
}

function isOver(validity: readonly RowFact[]): boolean {
  return validity.some(({ kind }) => kind === 'ended')
}

/** What is over, or has not begun, is said. */
function validityFacts({ validFrom, validUntil }: PropertyItem, isAsked: boolean, { today }: When): RowFact[] {
  if (validUntil !== null && validUntil < today) return [{ kind: 'ended', date: validUntil }]
  const begins: RowFact[] = validFrom !== null && validFrom > today ? [{ kind: 'begins', date: validFrom }] : []
  const until: RowFact[] = isAsked && validUntil !== null ? [{ kind: 'until', date: validUntil }] : []
  return [...begins, ...until]
}
