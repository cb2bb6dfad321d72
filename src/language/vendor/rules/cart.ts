import type { ActRule } from '../act-of.ts'
import type { Bench } from '../bench.ts'
import { goodsMeant, namesGoods } from '../goods-meant.ts'
import type { ModelAct, ModelActName } from '../model-reading.ts'

/** Changes of what is in the cart. */
export const CART = {
  show_cart: () => ({ act: 'show_cart' }),
  set_quantity: (act, bench) => {
    const { quantity, measure } = goodsMeant(act, bench)
    const lines = linesOf(act, bench)
    const asked = bench.context.asked?.kind === 'quantity'
    if ((quantity === null && measure === null) || (lines.length === 0 && !asked)) return null
    return { act: 'set_quantity', lines, quantity, measure }
  },
  change_option: (act, bench) => {
    const { values } = goodsMeant(act, bench)
    const lines = linesOf(act, bench)
    return values.length === 0 || lines.length === 0 ? null : { act: 'change_option', lines, values }
  },
  remove: (act, bench) => {
    const named = act.lines !== undefined || act.goods !== undefined || act.items !== undefined
    return { act: 'remove', lines: named ? linesNamed(act, bench) : linesOf(act, bench), words: act.goods ?? act.said }
  },
  replace: (act, bench) => {
    const wanted = goodsMeant(act, bench)
    const lines = numbered(act, bench)
    const gone = lines.length > 0 ? lines : lastLine(bench)
    if (!namesGoods(wanted)) return act.goods === undefined ? null : { act: 'not_sold', words: act.goods }
    return gone.length === 0 ? { act: 'search', wanted } : { act: 'replace', lines: gone, wanted }
  },
} as const satisfies Partial<Record<ModelActName, ActRule>>

/** The lines that are named, else the one that was added last. */
function linesOf(act: ModelAct, bench: Bench): number[] {
  const named = linesNamed(act, bench)
  return named.length > 0 ? named : lastLine(bench)
}

function linesNamed(act: ModelAct, bench: Bench): number[] {
  const lines = numbered(act, bench)
  if (lines.length > 0) return lines
  const { itemIds } = goodsMeant(act, bench)
  return bench.context.cart.flatMap(({ itemId }, line) => (itemIds.includes(itemId) ? [line] : []))
}

function numbered({ lines = [] }: ModelAct, { context }: Bench): number[] {
  return [...new Set(lines.map((number) => number - 1))].filter((line) => context.cart[line] !== undefined)
}

function lastLine({ context }: Bench): number[] {
  return context.cart.length === 0 ? [] : [context.cart.length - 1]
}
