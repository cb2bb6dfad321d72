import { names } from '../grammar/goods-phrases.ts'
import { segment } from '../grammar/segment.ts'
import { isContent } from '../grammar/unheard.ts'
import { NOTHING_WANTED, wantedOf } from '../grammar/wanted.ts'
import type { ShopIndex } from '../linking/build-index.ts'
import { findLinks } from '../linking/find-links.ts'
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
  const goods = narrowed(linkedBy(act.goods ?? '', shop), act, bench)
  const asked = context.asked?.itemId ?? null
  const owners = goods.itemIds.length > 0 || asked === null ? goods.itemIds : [asked]
  const named = goods.values.map(({ value }) => value)
  return {
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
}

/** Whether goods are meant at all, and not only how many or how dear. */
export function namesGoods({ itemIds, categories, features }: Wanted): boolean {
  return itemIds.length + categories.length + features.length > 0
}

function linkedBy(goods: string, shop: ShopIndex): Wanted {
  const tokens = tokenise(goods)
  const spans = segment(findLinks(tokens, shop), tokens)
  return spans.length === 0 || isStrange(spans, tokens, shop) ? NOTHING_WANTED : wantedOf(spans, tokens, shop)
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
