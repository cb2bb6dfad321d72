import { continental } from '../forms/foot-sizes.ts'
import type { ShopIndex } from '../linking/build-index.ts'
import { wantedFrom } from '../linking/goods.ts'
import type { OptionValue, Wanted } from '../reading.ts'
import type { Span, Token } from '../span.ts'
import { wordsOf } from './clause.ts'
import { countedValue } from './counted-value.ts'
import { countsOther, isCorrected, isFoot } from './number-beside.ts'
import { outermost, packedIn, rangeWith } from './packing.ts'
import { PARTICLES } from './particles.ts'
import { fittingAmong } from './shop-goods.ts'
import { withinBounds } from './within-bounds.ts'

export const NOTHING_WANTED: Wanted = {
  itemIds: [],
  exact: false,
  categories: [],
  features: [],
  values: [],
  quantity: null,
  measure: null,
  minPriceMinor: null,
  maxPriceMinor: null,
  nearPriceMinor: null,
  sort: null,
  missing: [],
  words: '',
}

const MOST_PIECES = 99

/**
 * The goods that one phrase means, with everything said of them. `among`: the goods that are meant where the phrase names none.
 * Its bare numbers are sizes where the goods have such, else pieces.
 */
export function wantedOf(
  spans: readonly Span[],
  tokens: readonly Token[],
  shop: ShopIndex,
  among: readonly string[] = [],
): Wanted {
  const { ranked, ...goods } = wantedFrom(spans, tokens, shop)
  const wanted: Wanted = { ...NOTHING_WANTED, ...goods, values: [...goods.values], words: phraseWords(spans, tokens) }
  wanted.exact =
    goods.exact ||
    (goods.itemIds.length === 1 && goods.missing.length === 0 && spans.some(({ meaning }) => meaning.kind === 'item'))
  const own = goods.itemIds.length > 0 ? goods.itemIds : among
  const counted = new Map(spans.map((span) => [span, countedValue(span, tokens, own, shop)]))
  for (const span of spans) {
    const { meaning } = span
    const value = counted.get(span) ?? null
    if (value !== null) tell(value, wanted)
    else if (meaning.kind === 'measure') wanted.measure = meaning.measure
    else if (meaning.kind === 'quantity') wanted.quantity = pieces(Math.min(meaning.value, MOST_PIECES))
    else if (meaning.kind === 'size') wanted.values.push(sizeOf(meaning.value, own, shop))
    else if (meaning.kind === 'price') {
      wanted.minPriceMinor = meaning.minMinor ?? wanted.minPriceMinor
      wanted.maxPriceMinor = meaning.maxMinor ?? wanted.maxPriceMinor
      wanted.nearPriceMinor = meaning.nearMinor ?? wanted.nearPriceMinor
    }
  }
  for (const span of spans) {
    const { meaning, from } = span
    if (meaning.kind !== 'number' || counted.get(span)) continue
    const foot = isFoot(span, tokens) && valueOfNumber(meaning.value, own, shop)?.option === 'size'
    if (!foot && countsOther(span, tokens)) continue
    if (isCorrected(span, spans, tokens) && valueOfNumber(meaning.value, own, shop) === null) {
      wanted.quantity = pieces(meaning.value)
      continue
    }
    const worth = PARTICLES.worth.has(tokens[from - 1]?.text ?? '') && meaning.value >= LEAST_WORTH
    if (worth && isPrice(meaning.value, own, shop)) wanted.nearPriceMinor = Math.round(meaning.value * 100)
    else settleNumber(meaning.value, wanted, own, shop)
  }
  wanted.values = [
    ...wanted.values.filter((value) => comesSo(value, own, goods.itemIds.length > 0, shop)),
    ...packings(spans, wanted, own, shop),
  ]
  wanted.itemIds = withinBounds(wanted, ranked, spans, shop)
  wanted.itemIds = holding(wanted, shop)
  const around = wanted.itemIds.flatMap((id) => shop.item(id)?.category ?? [])
  if (wanted.categories.length > 0) wanted.categories = [...new Set([...wanted.categories, ...around])]
  wanted.exact ||= isOnlyOne(spans, wanted, shop)
  return wanted
}

/** "Power bank ya 20000mAh": of several those that are said to have so much, if any are. */
function holding({ itemIds, measure }: Wanted, shop: ShopIndex): string[] {
  if (itemIds.length < 2 || measure === null) return itemIds
  const fitting = fittingAmong(itemIds, { ...NOTHING_WANTED, measure }, shop)
  return fitting.length > 0 ? fitting : itemIds
}

/** "Vitunguu vya hamsini", "mafuta ya 200": so much money's worth, unless the goods have such a size or packing. */
const LEAST_WORTH = 20

function isPrice(value: number, itemIds: readonly string[], shop: ShopIndex): boolean {
  const known = valueOfNumber(value, itemIds, shop) ?? rangeWith(value, itemIds, shop)
  return known === null && !comesInSizesLike(value, itemIds, shop) && itemIds.length > 0
}

/** One item is all there is of this kind, or the one of it that so much was asked of. */
function isOnlyOne(spans: readonly Span[], { itemIds, quantity, measure, missing }: Wanted, shop: ShopIndex): boolean {
  if (itemIds.length !== 1 || missing.length > 0) return false
  const kinds = spans.flatMap(({ meaning }) => (meaning.kind === 'category' ? [shop.kindOf(meaning)] : []))
  return quantity !== null || measure !== null || kinds.some((kind) => kind?.items.length === 1)
}

/** A greater number is rather a size than a count. */
const MOST_COUNTED = 12

/** The options a bare number can be the value of, among the goods that are meant. */
export function valueOfNumber(value: number, itemIds: readonly string[], shop: ShopIndex): OptionValue | null {
  const said = String(value)
  const options = shop.optionsFor(said)
  const fitting = options.filter((own) =>
    itemIds.some((id) => {
      const values = optionsOf(id, own.option, shop)
      // Where there is nothing to choose, "two" of a pack of 2 counts packs.
      return values.includes(own.value) && (values.length > 1 || value > MOST_COUNTED)
    }),
  )
  return fitting[0] ?? null
}

/** As the goods have it: a 40 of socks for 39-42 is that. */
function sizeOf(value: string, itemIds: readonly string[], shop: ShopIndex): OptionValue {
  const kept = (size: string) =>
    itemIds.length === 0
      ? shop.itemsWith('size', size).length > 0
      : itemIds.some((id) => optionsOf(id, 'size', shop).includes(size))
  const known = kept(value)
  const other = known ? undefined : continental(value).find(kept)
  if (other !== undefined) return { option: 'size', value: other }
  return (known ? null : rangeWith(Number(value), itemIds, shop)) ?? { option: 'size', value }
}

/** The packings of other goods say nothing of these: "the big pack" of what comes in no pack of 4. */
function comesSo({ option, value }: OptionValue, itemIds: readonly string[], named: boolean, shop: ShopIndex): boolean {
  const [only, ...more] = itemIds
  if (option === null || only === undefined || more.length > 0 || optionsOf(only, option, shop).length > 0) return true
  // The white of "White Bread", which comes in no colours, has told which bread.
  if (named && shop.item(only)?.name.toLowerCase().includes(value.toLowerCase()) === true) return false
  return option === 'size' || !/\d/.test(value)
}

/** "A tray of eggs", "the big tin": what the goods are packed in, where they come so. */
function packings(
  spans: readonly Span[],
  { values }: Wanted,
  itemIds: readonly string[],
  shop: ShopIndex,
): OptionValue[] {
  const said = spans.flatMap(({ meaning }) => {
    if (meaning.kind === 'quantity' && meaning.unit !== null) return packedIn(meaning.unit, itemIds, shop) ?? []
    const [only, ...more] = itemIds
    if (meaning.kind !== 'degree' || only === undefined || more.length > 0) return []
    return outermost(meaning.most, only, shop) ?? []
  })
  return said.filter(({ option }, at) => ![...values, ...said.slice(0, at)].some((one) => one.option === option))
}

function settleNumber(value: number, wanted: Wanted, itemIds: readonly string[], shop: ShopIndex): void {
  const known = valueOfNumber(value, itemIds, shop) ?? rangeWith(value, itemIds, shop)
  const sized = wanted.values.some(({ option }) => option === 'size')
  if (known !== null) tell(known, wanted)
  else if (!sized && comesInSizesLike(value, itemIds, shop))
    wanted.values.push({ option: 'size', value: String(value) })
  else if (Number.isInteger(value) && wanted.quantity === null) wanted.quantity = pieces(value)
}

function tell(value: OptionValue, { values }: Wanted): void {
  if (!values.some((one) => one.option === value.option && one.value === value.value)) values.push(value)
}

/** 47 of a shoe that goes to 45 is a size nobody has, not 47 pairs. */
function comesInSizesLike(value: number, itemIds: readonly string[], shop: ShopIndex): boolean {
  if (value < 15 || value > 60) return false
  return itemIds.some((id) => optionsOf(id, 'size', shop).some((size) => Math.abs(Number(size) - value) <= 12))
}

function optionsOf(itemId: string, option: string | null, shop: ShopIndex): readonly string[] {
  return option === null ? [] : (shop.item(itemId)?.options[option] ?? [])
}

/** More than a person buys of one thing is no count: a model, a year, a part of something else. */
function pieces(value: number): number | null {
  return value >= 1 && value <= MOST_PIECES ? Math.round(value) : null
}

function phraseWords(spans: readonly Span[], tokens: readonly Token[]): string {
  const first = spans[0]
  const last = spans.at(-1)
  return first === undefined || last === undefined ? '' : wordsOf(tokens, first.from, last.to)
}

/** Nothing was said of what it is to be. */
export function isNothing({ itemIds, categories, features, values, missing, ...rest }: Wanted): boolean {
  const named = itemIds.length + categories.length + features.length + values.length + missing.length > 0
  const told = rest.measure ?? rest.minPriceMinor ?? rest.maxPriceMinor ?? rest.nearPriceMinor ?? rest.sort
  return !named && told === null
}
