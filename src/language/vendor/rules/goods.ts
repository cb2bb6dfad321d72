import { moreOf } from '../../grammar/rules/more-named.ts'
import { fittingAmong } from '../../grammar/shop-goods.ts'
import { readTap } from '../../grammar/tap.ts'
import type { Act, Wanted } from '../../reading.ts'
import { tokenise } from '../../text/tokenise.ts'
import type { ActRule } from '../act-of.ts'
import type { Bench } from '../bench.ts'
import { goodsMeant, namesGoods } from '../goods-meant.ts'
import type { ModelAct, ModelActName } from '../model-reading.ts'

const TOPICS: ReadonlySet<string> = new Set([
  'price',
  'availability',
  'options',
  'picture',
  'describe',
  'original',
  'lasting',
])

/** Finding goods, choosing among them and asking about them. */
export const GOODS = {
  search: (act, bench) => wish(act, goodsMeant(act, bench), bench),
  add: (act, bench) => {
    const wanted = goodsMeant(act, bench)
    const more = moreOf(
      wanted,
      tokenise(act.said).map(({ text }) => text),
      bench.context,
    )
    if (more !== null) return more
    return wanted.exact && wanted.missing.length === 0 ? { act: 'add', wanted } : wish(act, wanted, bench)
  },
  refine: (act, bench) => {
    const wanted = goodsMeant(act, bench)
    return bounds(wanted) || namesGoods(wanted) ? { act: 'refine', wanted } : null
  },
  recommend: (act, bench) => {
    const wanted = goodsMeant(act, bench)
    return isUnknown(act, wanted) ? notSold(act) : { act: 'recommend', wanted }
  },
  not_sold: (act, bench) => {
    const wanted = goodsMeant(act, bench)
    return namesGoods(wanted) && act.goods !== undefined ? { act: 'search', wanted } : notSold(act)
  },
  show_more: ({ topic }) => ({ act: 'show_more', all: topic === 'all' }),
  pick: (act, bench) => pick(act, bench),
  choose: ({ choice }, { context }) => {
    const chosen = choice === undefined ? undefined : context.asked?.choices[choice - 1]
    return chosen === undefined ? null : readTap(chosen.id, context)
  },
  pick_nothing: ({ choice }, { context }) => {
    const beyond = choice !== undefined && choice > Math.max(context.shown.length, context.asked?.choices.length ?? 0)
    return beyond ? { act: 'pick_nothing', place: choice } : null
  },
  ask_item: (act, bench) => {
    const wanted = aboutSomething(goodsMeant(act, bench), bench)
    if (isUnknown(act, wanted)) return notSold(act)
    const topic = topicOf(act, bench)
    // Whose price that is, the journey asks.
    const told = wanted.itemIds.length > 0 || topic === 'price'
    return told ? { act: 'ask_item', wanted, topic, words: act.said } : null
  },
  compare: (act, bench) => {
    const wanted = goodsMeant(act, bench)
    const itemIds = wanted.itemIds.length >= 2 ? wanted.itemIds : bench.context.shown.slice(0, 5)
    if (itemIds.length < 2) return null
    return { act: 'compare', wanted: { ...wanted, itemIds: [...itemIds], exact: true }, words: act.said }
  },
} as const satisfies Partial<Record<ModelActName, ActRule>>

/** A search needs something to look for; goods that no word of this shop names are not sold here. */
function wish(act: ModelAct, wanted: Wanted, { context }: Bench): Act | null {
  if (namesGoods(wanted) || wanted.missing.length > 0) return { act: 'search', wanted }
  if (act.goods !== undefined) return notSold(act)
  if (!bounds(wanted)) return null
  return { act: context.search !== null || context.shown.length > 0 ? 'refine' : 'search', wanted }
}

/** Among what was shown or asked about, by number or by what it is like. */
function pick(act: ModelAct, bench: Bench): Act | null {
  const { asked, shown } = bench.context
  const wanted = goodsMeant(act, bench)
  if (asked?.kind === 'option' && asked.itemId !== null && act.items === undefined && bounds(wanted))
    return { act: 'pick', wanted: { ...wanted, itemIds: [asked.itemId], exact: true, categories: [] } }
  if (act.items === undefined) {
    const itemIds = fittingAmong(shown, wanted, bench.shop)
    const told = namesGoods(wanted) || wanted.values.length > 0
    return told && itemIds.length > 0
      ? { act: 'pick', wanted: { ...wanted, itemIds, exact: itemIds.length === 1 } }
      : null
  }
  return wanted.itemIds.length > 0 ? { act: 'pick', wanted: { ...wanted, exact: true } } : null
}

function aboutSomething(wanted: Wanted, { context }: Bench): Wanted {
  const [item] = context.salient
  return namesGoods(wanted) || item === undefined ? wanted : { ...wanted, itemIds: [item], exact: true }
}

/** The fixed topics, or a key of an attribute that the shop knows. */
function topicOf({ topic = 'other' }: ModelAct, { shop }: Bench): string {
  const known = () => shop.shelf.items.some(({ item }) => item.attributes.some(({ key }) => key === topic))
  return TOPICS.has(topic) || known() ? topic : 'other'
}

function bounds({ values, quantity, measure, minPriceMinor, maxPriceMinor, nearPriceMinor, sort }: Wanted): boolean {
  return (
    values.length > 0 ||
    [quantity, measure, minPriceMinor, maxPriceMinor, nearPriceMinor, sort].some((one) => one !== null)
  )
}

function isUnknown({ goods }: ModelAct, wanted: Wanted): boolean {
  return goods !== undefined && !namesGoods(wanted)
}

function notSold({ goods, said }: ModelAct): Act {
  return { act: 'not_sold', words: goods ?? said }
}
