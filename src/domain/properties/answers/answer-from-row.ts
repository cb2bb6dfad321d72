import { localDay } from '../../../lib/zoned-time.ts'
import { dateOf, isInSeason } from '../data/season.ts'
import { closesAt, isOpen, lastOrderAt, nextOpening } from '../hours/opening.ts'
import { nextTime } from '../hours/schedule.ts'
import { weekOn } from '../hours/spans-on.ts'
import type { PropertyItem } from '../schemas.ts'
import type { Asked, RowAnswer, RowFact, WordsField } from './row-fact.ts'
import { type RowView, rowView } from './row-view.ts'

/** A row that nobody has checked for longer is told with its day. */
const REVIEW_DAYS = 90
const DAY_MS = 86_400_000

interface When {
  now: Date
  timezone: string
  today: string
}

/**
 * What the row of an item says to a question, as data. What a customer takes for true is no input: a price that she names is
 * answered by that of the row.
 * @param part the room, show, tier or service of it that is meant, by its name in the row
 */
export function answerFromRow(
  item: PropertyItem,
  asked: Asked,
  { now, timezone, part = null }: { now: Date; timezone: string; part?: string | null },
): RowAnswer {
  const when = { now, timezone, today: dateOf(localDay(now, timezone)) }
  const facts = factsOf(rowView(item, part), asked, when)
  const validity = validityFacts(item, asked === 'validity', when)
  const isStale = now.getTime() - Date.parse(item.lastUpdated) > REVIEW_DAYS * DAY_MS
  return {
    name: part ?? item.name,
    facts: facts.length === 0 && asked !== 'validity' ? [] : [...validity, ...facts],
    asOf: isStale ? item.lastUpdated : null,
  }
}

function factsOf(view: RowView, asked: Asked, when: When): RowFact[] {
  switch (asked) {
    case 'hours':
      return view.hours === undefined
        ? []
        : [{ kind: 'week', week: weekOn(view.hours, when.today) }, ...openFacts(view, when)]
    case 'open_now':
      return openFacts(view, when)
    case 'price':
      return pricesNow(view.prices, when.today)
    case 'booking':
      return view.booking === undefined ? [] : [{ kind: 'booking', booking: view.booking }, ...words(view, 'phone')]
    case 'age_limit':
      return view.ages === undefined ? [] : [{ kind: 'ages', ages: view.ages }]
    case 'schedule':
      return view.shows.map(({ title, schedule }) => ({ kind: 'show', title, nextAt: nextShow(schedule, when) }))
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

/** Prices of today's season, and those of all the year; of what has a price in other seasons only, all of them, each with its season. */
function pricesNow(prices: RowView['prices'], today: string): RowFact[] {
  const names = [...new Set(prices.map(({ of }) => of))]
  return names.flatMap((name) => {
    const own = prices.filter(({ of }) => of === name)
    const now = own.filter(({ price: { season } }) => season === undefined || isInSeason(season, today))
    return (now.length > 0 ? now : own).map(({ of, price }): RowFact => {
      const { min_minor, max_minor, currency, per = null, season = null } = price
      const money = (amountMinor: number) => ({ amountMinor, currency })
      return { kind: 'price', of, low: money(min_minor), high: money(max_minor), per, season }
    })
  })
}

function nextShow(schedule: RowView['shows'][number]['schedule'], { now, timezone }: When): string | null {
  return schedule === undefined ? null : (nextTime(schedule, now, timezone)?.toISOString() ?? null)
}

function words({ words }: RowView, field: WordsField): RowFact[] {
  const said = [words[field] ?? []].flat()
  return said.length === 0 ? [] : [{ kind: 'words', field, words: said }]
}

function count({ counts }: RowView, field: keyof RowView['counts']): RowFact[] {
  const number = counts[field]
  return number === undefined ? [] : [{ kind: 'count', field, count: number }]
}

/** What is over, or has not begun, is said with whatever else is told of it. */
function validityFacts({ validFrom, validUntil }: PropertyItem, isAsked: boolean, { today }: When): RowFact[] {
  if (validUntil !== null && validUntil < today) return [{ kind: 'ended', date: validUntil }]
  const begins: RowFact[] = validFrom !== null && validFrom > today ? [{ kind: 'begins', date: validFrom }] : []
  const until: RowFact[] = isAsked && validUntil !== null ? [{ kind: 'until', date: validUntil }] : []
  return [...begins, ...until]
}
