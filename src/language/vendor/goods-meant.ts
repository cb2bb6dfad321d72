import { names } from '../grammar/goods-phrases.ts'
import { segment } from '../grammar/segment.ts'
import { isContent } from '../grammar/unheard.ts'
import { NOTHING_WANTED, wantedOf } from '../grammar/wanted.ts'
import { withinBounds } from '../grammar/within-bounds.ts'
import type { ShopIndex } from '../linking/build-index.ts'
import { findLinks } from '../linking/find-links.ts'
import { wantedFrom } from '../linking/goods.ts'
import type { Wanted } from '../reading.ts'
import type { Span, Token } from '../span.ts'
import { tokenise } from '../text/tokenise.ts'
import type { Bench } from './bench.ts'
import type { ModelAct } from './model-reading.ts'
import { valuesMeant } from './values-meant.ts'

/**
 * The goods of one act. Words are linked by the shop's own index, as the customer's are; numbers of the list say which of
 * them; whatever counts or costs must have been said.
 */
export function goodsMeant(act: ModelAct, bench: Bench): Wanted {
  const { evidence, shop, context } = bench
  const linked = linkedBy(act.goods ?? '', shop)
  const goods = narrowed(linked.wanted, act, bench)
  const asked = context.asked?.itemId ?? null
  const owners = goods.itemIds.length > 0 || asked === null ? goods.itemIds : [asked]
  const named = goods.values.map(({ value }) => value)
  const wanted = {
    ...goods,
    values: valuesMeant([...named, ...(act.values ?? [])], owners, bench),
    quantity: evidence.count(act.quantity),
    measure: evidence.measure(act.measure),
    minPriceMinor: evidence.amount(act.min_price),
    maxPriceMinor: evidence.amount(act.max_price),
    nearPriceMinor: evidence.amount(act.near_price),
    sort: act.sort ?? null,
    words: act.goods ?? act.said,
  }
  return { ...wanted, itemIds: goods === linked.wanted ? linked.within(wanted) : goods.itemIds }
}

/** Whether goods are meant at all, and not only how many or how dear. */
export function namesGoods({ itemIds, categories, features }: Wanted): boolean {
  return itemIds.length + categories.length + features.length > 0
}

/** The goods that words name by themselves; `within` the bounds that were said elsewhere. */
interface Linked {
  wanted: Wanted
  within(bounds: Wanted): string[]
}

function linkedBy(goods: string, shop: ShopIndex): Linked {
  const tokens = tokenise(goods)
  const spans = segment(findLinks(tokens, shop), tokens)
  if (spans.length === 0 || isStrange(spans, tokens, shop))
    return { wanted: NOTHING_WANTED, within: ({ itemIds }) => itemIds }
  return {
    wanted: wantedOf(spans, tokens, shop),
    within: (bounds) => withinBounds(bounds, wantedFrom(spans, tokens, shop).ranked, spans, shop),
  }
}

/** "Small fridge": that something here is small makes it no fridge. */
function isStrange(spans: readonly Span[], tokens: readonly Token[], shop: ShopIndex): boolean {
  const heads = spans.filter(({ meaning }) => names(meaning))
  if (heads.some(({ meaning }) => meaning.kind !== 'category' || meaning.categories.length > 0)) return false
  const linked = (at: number) => spans.some(({ from, to }) => from <= at && at < to)
  return (
    heads.length > 0 || tokens.some((token, at) => isContent(token) && !linked(at) && !shop.spelling.known(token.text))
  )
}

/** A whole name and a name that nothing here has are stronger than a number: models like to pick what is near. */
function narrowed(linked: Wanted, { items = [] }: ModelAct, { candidates }: Bench): Wanted {
  const picked = [...new Set(items.map((number) => candidates[number - 1]).filter((id) => id !== undefined))]
  const other = linked.exact && !picked.includes(linked.itemIds[0] ?? '')
  if (picked.length === 0 || other || linked.missing.length > 0) return linked
  return { ...linked, itemIds: picked, exact: picked.length === 1, categories: [] }
}
