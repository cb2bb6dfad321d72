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
  (row, { people }) => people === null || (sizeOf(row) ?? 0) >= people,
  ({ item, part }, { age }) => age === null || isOfAge(rowView(item, part).ages, age),
  ({ item, part }, { fields, when }, { now, timezone }) => {
    const { hours } = rowView(item, part)
    return when !== null || !fields.includes('open_now') || (hours !== undefined && isOpen(hours, now, timezone))
  },
  (row, { when }, at) =>
    when === null || row.item.category === 'hotel' || isOn(row, momentsOf(when, at.now, at.timezone), at),
]

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
  const isPriced = question.order === 'cheapest' || question.order === 'dearest' || question.atMost !== null
  const fields: Asked[] = [
    ...TELLING[item.category],
    ...question.fields.filter((field) => field === 'price' || field === 'location'),
    ...(isPriced ? (['price'] as const) : []),
    ...(question.order === 'biggest' || question.order === 'smallest' ? (['size'] as const) : []),
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
  if (order === 'biggest' || order === 'smallest') {
    const sign = order === 'biggest' ? -1 : 1
    const size = (row: Listed) => rowView(row.item, row.part).counts.size_m2 ?? sizeOf(row)
    return rows.filter((row) => size(row) !== null).toSorted((a, b) => sign * ((size(a) ?? 0) - (size(b) ?? 0)))
  }
  if (order !== null) {
    const sign = PRICE_SIGN[order]
    const price = (row: Listed) => lowestOf(row, at, when)
    return rows.filter((row) => price(row) !== null).toSorted((a, b) => sign * ((price(a) ?? 0) - (price(b) ?? 0)))
  }
  // Who are four want what holds four before what holds eight.
  return people === null ? rows : rows.toSorted((a, b) => (sizeOf(a) ?? 0) - (sizeOf(b) ?? 0))
}

const PRICE_SIGN: Readonly<Record<Exclude<RowOrder, 'biggest' | 'smallest'>, 1 | -1>> = { cheapest: 1, dearest: -1 }
