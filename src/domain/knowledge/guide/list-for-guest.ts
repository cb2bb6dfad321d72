import type { Money } from '../../../lib/money.ts'
import type { Ctx } from '../../context.ts'
import {
  findItems,
  type GuestKind,
  type ItemFound,
  type Listed,
  listRows,
  type RowQuestion,
  rowsOfKind,
  type StoredItem,
} from '../../properties/index.ts'
import type { GuestQuestion } from './guest-question.ts'
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
  ctx: Pick<Ctx, 'clock'>,
  { asked }: GuestQuestion,
  weighed: readonly Weighed[],
  guide: KeptGuide,
): RowList | null {
  // "For the kids" says more of a kind that is named, and is one only where none is.
  const kind =
    asked.kinds.find((one) => one !== 'kids') ?? asked.kinds[0] ?? (isOfTravel(asked) ? 'destinations' : null)
  return kind === null
    ? null
    : listOf(ctx, asked, { kind, rows: saying(rowsOfKind(guide.items, kind), weighed, guide) }, guide)
}

/** Only of a journey it is asked how far it is, and whether it needs a visa. */
function isOfTravel({ order, isVisaFree }: RowQuestion): boolean {
  return isVisaFree || order === 'nearest' || order === 'farthest'
}

/** Of several rows of one kind that are named, which is cheaper, bigger or nearer; null where no two are to be compared. */
export function comparedForGuest(
  ctx: Pick<Ctx, 'clock'>,
  { query, asked }: GuestQuestion,
  guide: KeptGuide,
): RowList | null {
  if (asked.order === null) return null
  const named = findItems(guide.items, query).filter(({ item, part }) => item.category !== 'hotel' || part !== null)
  const [kind, ...others] = new Set(named.map(({ item }) => KINDS[item.category] ?? null))
  if (kind == null || others.length > 0 || named.length < 2) return null
  return listOf(ctx, asked, { kind, rows: named }, guide)
}

const KINDS: Partial<Record<StoredItem['category'], GuestKind>> = {
  hotel: 'rooms',
  restaurants: 'restaurants',
  amenities: 'amenities',
  destination: 'destinations',
}

function listOf(
  { clock }: Pick<Ctx, 'clock'>,
  asked: RowQuestion,
  { kind, rows }: { kind: GuestKind; rows: readonly ItemFound<StoredItem>[] },
  { properties: [first] }: KeptGuide,
): RowList | null {
  const timezone = first?.timezone ?? 'UTC'
  const listed = listRows(rows, asked, { now: clock.now(), timezone })
  if (listed.length === 0) return null
  const shown = listed.slice(0, asked.order === null ? MOST_LISTED : MOST_RANKED)
  return {
    kind,
    isThere: asked.isThere && asked.isYesNo,
    rows: shown,
    more: asked.order === null ? listed.length - shown.length : 0,
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
