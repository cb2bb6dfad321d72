import type { OptionValue, Wanted } from '../reading.ts'
import type { Span } from '../span.ts'
import type { Desk } from './desk.ts'
import { names } from './goods-phrases.ts'
import { PARTICLES } from './particles.ts'
import type { Phrase } from './phrases-left.ts'
import { wantedOf } from './wanted.ts'

/** "One for Jua 5 and one for Nuru 4", of cases that come for these: which of them, and no phones. */
export function modelOf(
  goods: Pick<Wanted, 'itemIds' | 'exact'> | undefined,
  spans: readonly Span[],
  { tokens, shop }: Desk,
): OptionValue | null {
  const [name, ...more] = spans.filter(({ meaning }) => names(meaning))
  if (goods?.exact !== true || name?.meaning.kind !== 'item' || more.length > 0) return null
  const at = PARTICLES.whom.has(tokens[name.from - 1]?.text ?? '') ? name.from - 2 : name.from - 1
  if (!name.meaning.whole || !isFor(tokens[at]?.text ?? '')) return null
  const value = shop.item(name.meaning.itemIds[0] ?? '')?.name ?? ''
  const options = Object.entries(shop.item(goods.itemIds[0] ?? '')?.options ?? {})
  const [option] = options.filter(([key, values]) => shop.fitOptions.has(key) && values.includes(value))
  return option === undefined ? null : { option: option[0], value }
}

/** "Na ya Nuru 4 ni how much?", of the case that is talked about: the one for that phone, and no phone. */
export function modelOfTalked(spans: readonly Span[], desk: Desk): Wanted | null {
  const itemIds = desk.context.salient.slice(0, 1)
  const model = modelOf({ itemIds, exact: itemIds.length > 0 }, spans, desk)
  if (model === null) return null
  const rest = spans.filter(({ meaning }) => !names(meaning))
  return sameGoods(
    { ...desk.nothing, itemIds, exact: true },
    { ...wantedOf(rest, desk.tokens, desk.shop, itemIds), values: [model] },
  )
}

export function withModel(
  before: Phrase,
  spans: readonly Span[],
  model: OptionValue,
  { tokens, shop }: Desk,
): Phrase[] {
  const rest = spans.filter(({ meaning }) => !names(meaning))
  const own = wantedOf(rest, tokens, shop, before.wanted.itemIds)
  const { wanted } = before
  if (wanted.values.some(({ option }) => option === model.option))
    return [before, { spans, wanted: sameGoods(wanted, { ...own, values: [model] }), named: true }]
  const first = { ...wanted, values: [...wanted.values, model], quantity: own.quantity ?? wanted.quantity }
  return [{ ...before, spans: [...before.spans, ...spans], wanted: first }]
}

/** Words that say of a thing what another one is: "cream for leather", which some write as 4. */
export function isFor(text: string): boolean {
  return PARTICLES.of.has(text) || PARTICLES.forWhat.has(text) || text === '4'
}

/** "One white 40 and one black 43": more of the same goods, otherwise. */
export function sameGoods({ itemIds, exact, categories, features }: Wanted, other: Wanted): Wanted {
  return { ...other, itemIds, exact, categories, features: [...new Set([...features, ...other.features])] }
}
