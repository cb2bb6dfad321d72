import type { Money } from '../../../lib/money.ts'
import type { Ctx } from '../../context.ts'
import {
  type GuestKind,
  type ItemFound,
  type Listed,
  listRows,
  type RowQuestion,
  rowsOfKind,
  type StoredItem,
} from '../../properties/index.ts'
import type { KeptGuide } from './kept-guide.ts'
import { matchUnit, type Weighed } from './match-units.ts'

/** Rows of a kind that fit what is asked. */
export interface RowList {
  kind: GuestKind
  /** The question was whether there is any. */
  isThere: boolean
  rows: Listed<StoredItem>[]
  /** How many more there are. */
  more: number
  /** What all of them cost, from and to; null where they have no prices of one currency. */
  range: { low: Money; high: Money } | null
  timezone: string
}

const MOST_LISTED = 6
/** Of what is looked for in each row of a list nearly all must be said there. */
const SAID = 0.75

/** The rows of the kind that is asked about, those that say most of what is looked for first; null when none fits. */
export function listForGuest(
  { clock }: Pick<Ctx, 'clock'>,
  question: RowQuestion,
  weighed: readonly Weighed[],
  guide: KeptGuide,
): RowList | null {
  const [kind] = question.kinds
  if (kind === undefined) return null
  const [first] = guide.properties
  const timezone = first?.timezone ?? 'UTC'
  const rows = saying(rowsOfKind(guide.items, kind), weighed, guide)
  const listed = listRows(rows, question, { now: clock.now(), timezone })
  if (listed.length === 0) return null
  const most = question.order === null ? MOST_LISTED : MOST_RANKED
  const shown = listed.slice(0, most)
  return {
    kind,
    isThere: question.isThere && question.isYesNo,
    rows: shown,
    more: question.order === null ? listed.length - shown.length : 0,
    range: rangeOf(listed),
    timezone,
  }
}

function rangeOf(rows: readonly Listed<StoredItem>[]): RowList['range'] {
  const prices = rows.flatMap(({ facts }) => facts.flatMap((fact) => (fact.kind === 'price' ? [fact] : [])))
  const [first, ...others] = prices
  if (first === undefined || others.some(({ low }) => low.currency !== first.low.currency)) return null
  return prices.reduce(
    (all, { low, high }) => ({
      low: low.amountMinor < all.low.amountMinor ? low : all.low,
      high: high.amountMinor > all.high.amountMinor ? high : all.high,
    }),
    { low: first.low, high: first.high },
  )
}

/** Of what is cheapest or biggest, the first and those that come next. */
const MOST_RANKED = 3

function saying(
  rows: ItemFound<StoredItem>[],
  weighed: readonly Weighed[],
  { units }: KeptGuide,
): ItemFound<StoredItem>[] {
  if (weighed.length === 0) return rows
  const matched = rows.flatMap((row) => {
    const unit = units.units.find((one) => one.item === row.item && one.part === row.part)
    const match = unit === undefined ? null : matchUnit(unit, weighed)
    return match === null || match.coverage < SAID ? [] : [{ row, match }]
  })
  return matched.toSorted((a, b) => b.match.named - a.match.named).map(({ row }) => row)
}
