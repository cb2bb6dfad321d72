import { localDay } from '../../../lib/zoned-time.ts'
import { answerFromRow } from '../answers/answer-from-row.ts'
import type { ItemFound } from '../answers/find-items.ts'
import type { Moments } from '../answers/moments.ts'
import { momentsOf } from '../answers/moments.ts'
import type { Asked, RowFact } from '../answers/row-fact.ts'
import type { RowOrder, RowQuestion } from '../answers/row-question.ts'
import { rowView } from '../answers/row-view.ts'
import { dateOf } from '../data/season.ts'
import { isOpen } from '../hours/opening.ts'
import { minutesOfSpan } from '../hours/span.ts'
import { spansOn } from '../hours/spans-on.ts'
import type { PropertyItem } from '../schemas.ts'

/** One row in a list, with what of it was asked, or what tells it from the others. */
export interface Listed<Item extends PropertyItem = PropertyItem> extends ItemFound<Item> {
  facts: RowFact[]
}

interface At {
  now: Date
  timezone: string
}

/** Rows of a kind that fit what is asked, the best first: by price, by size, by how near they come to a number of people. */
export function listRows<Item extends PropertyItem>(
  rows: readonly ItemFound<Item>[],
  question: RowQuestion,
  at: At,
): Listed<Item>[] {
  const fitting = rows.filter((row) => FITS.every((fits) => fits(row, question, at)))
  const listed = fitting.map((row) => ({ ...row, facts: factsOf(row, question, at) }))
  return inOrder(listed, question, at)
}

type Fits = (row: ItemFound, question: RowQuestion, at: At) => boolean

/** What a row says of itself must fit; of what it does not say nothing is told. */
const FITS: readonly Fits[] = [
  ({ item }, _, { now, timezone }) => item.validUntil === null || item.validUntil >= dateOf(localDay(now, timezone)),
  (row, { atMost, atLeast }, at) => {
    if (atMost === null && atLeast === null) return true
    const price = lowestOf(row, at)
    return price !== null && (atMost === null || price <= atMost * 100) && (atLeast === null || price >= atLeast * 100)
  },
  ({ item }, { isVisaFree }) =>
    !isVisaFree || (item.category === 'destination' && VISA_FREE.test(item.data.visa ?? '')),
  (row, { people }) => people === null || (sizeOf(row) ?? 0) >= people,
  ({ item, part }, { age }) => age === null || isOfAge(rowView(item, part).ages, age),
  ({ item, part }, { fields, when }, { now, timezone }) => {
    const { hours } = rowView(item, part)
    return when !== null || !fields.includes('open_now') || (hours !== undefined && isOpen(hours, now, timezone))
  },
  (row, { when }, at) =>
    when === null || row.item.category === 'hotel' || isOn(row, momentsOf(when, at.now, at.timezone), at),
]

/** As the note to a destination says that none was asked of the people of the house's own country. */
const VISA_FREE = /^none\b|\bwithout a visa\b|\bon arrival\b/i

function isOfAge(ages: { min?: number | undefined; max?: number | undefined } | undefined, age: number): boolean {
  return ages !== undefined && age >= (ages.min ?? 0) && age <= (ages.max ?? age)
}

/** Whether it is open, or shown, at the time that is meant. */
function isOn(row: ItemFound, { day, days, instants, within }: Moments, at: At): boolean {
  return days === null
    ? isOnDay(row, { day, instants, within }, at)
    : days.some((one) => isOnDay(row, { day: one, instants: [], within }, at))
}

function isOnDay(
  { item, part }: ItemFound,
  { day, instants, within }: Omit<Moments, 'days'>,
  { timezone }: At,
): boolean {
  const { hours, shows } = rowView(item, part)
  const date = dateOf(day)
  const isShown = shows.some(
    ({ schedule }) =>
      (schedule?.weekly[day.weekday] ?? []).length > 0 || schedule?.dates.some((one) => one.date === date) === true,
  )
  if (hours === undefined) return isShown
  if (instants.length > 0) return instants.some((instant) => isOpen(hours, instant, timezone))
  const spans = spansOn(hours, day).map(minutesOfSpan)
  return isShown || spans.some(({ from, to }) => within === null || (from < within.to && within.from < to))
}

/** How many it holds. */
function sizeOf({ item, part }: ItemFound): number | null {
  const { sleeps, capacity } = rowView(item, part).counts
  return sleeps ?? capacity ?? null
}

function lowestOf({ item, part }: ItemFound, { now, timezone }: At, when: RowQuestion['when'] = null): number | null {
  const { facts } = answerFromRow(item, 'price', { now, timezone, part, when })
  const lows = facts.flatMap((fact) => (fact.kind === 'price' ? [fact.low.amountMinor] : []))
  return lows.length === 0 ? null : Math.min(...lows)
}

/** What tells one row of a category from the next. */
const TELLING: Readonly<Record<PropertyItem['category'], readonly Asked[]>> = {
  restaurants: ['cuisine'],
  entertainment: ['schedule'],
  hotel: ['price', 'sleeps'],
  amenities: [],
  gaming: ['games'],
  promotions: ['about'],
  faq: ['answer'],
  destination: [],
}
const MOST_FACTS = 3

function factsOf({ item, part }: ItemFound, question: RowQuestion, { now, timezone }: At): RowFact[] {
  const fields: Asked[] = [
    ...TELLING[item.category],
    ...question.fields.filter((field) => field === 'price' || field === 'location'),
    ...(question.atMost === null ? [] : (['price'] as const)),
    ...(question.order === null ? [] : FIELDS_OF[question.order]),
    ...(question.isVisaFree ? (['visa'] as const) : []),
    ...(question.age === null && !question.kinds.includes('kids') ? [] : (['age_limit'] as const)),
    ...(question.when !== null || question.fields.some((field) => field === 'hours' || field === 'open_now')
      ? (['open_now'] as const)
      : []),
  ]
  const { when } = question
  const told = [...new Set(fields)].flatMap((field) => answerFromRow(item, field, { now, timezone, part, when }).facts)
  return told.filter(({ kind }) => kind !== 'verdict' && kind !== 'open_at').slice(0, MOST_FACTS)
}

function inOrder<Item extends PropertyItem>(
  rows: Listed<Item>[],
  { order, people, when }: RowQuestion,
  at: At,
): Listed<Item>[] {
  if (order !== null) {
    const { by, sign } = ORDERS[order]
    const measured = rows.flatMap((row) => {
      const value = by(row, at, when)
      return value === null ? [] : [{ row, value }]
    })
    return measured.toSorted((a, b) => sign * (a.value - b.value)).map(({ row }) => row)
  }
  // Who are four want what holds four before what holds eight.
  return people === null ? rows : rows.toSorted((a, b) => (sizeOf(a) ?? 0) - (sizeOf(b) ?? 0))
}

type Measure = (row: ItemFound, at: At, when: RowQuestion['when']) => number | null

const area: Measure = (row) => rowView(row.item, row.part).counts.size_m2 ?? sizeOf(row)
const flight: Measure = ({ item, part }) => rowView(item, part).counts.flight_hours ?? null
/** When it closes on the day, in minutes; past midnight counts on. */
const closing: Measure = ({ item, part }, { now, timezone }) => {
  const { hours } = rowView(item, part)
  const ends = hours === undefined ? [] : spansOn(hours, localDay(now, timezone)).map((span) => minutesOfSpan(span).to)
  return ends.length === 0 ? null : Math.max(...ends)
}

/** By what each order puts rows, and whether the least comes first. */
const ORDERS: Readonly<Record<RowOrder, { by: Measure; sign: 1 | -1 }>> = {
  cheapest: { by: lowestOf, sign: 1 },
  dearest: { by: lowestOf, sign: -1 },
  biggest: { by: area, sign: -1 },
  smallest: { by: area, sign: 1 },
  nearest: { by: flight, sign: 1 },
  farthest: { by: flight, sign: -1 },
  latest: { by: closing, sign: -1 },
}

/** What tells why a row stands where it stands. */
const FIELDS_OF: Readonly<Record<RowOrder, readonly Asked[]>> = {
  cheapest: ['price'],
  dearest: ['price'],
  biggest: ['size'],
  smallest: ['size'],
  nearest: ['flight'],
  farthest: ['flight'],
  latest: ['hours'],
}
