import { isNothing } from '../../src/language/grammar/wanted.ts'
import type { Act, Wanted } from '../../src/language/reading.ts'
import { openCart } from './cart.ts'
import type { SalesSlice } from './slice.ts'
import { isWish, type Task } from './tasks.ts'
import { NOTHING, withWaiting } from './waiting.ts'

/** What a plan depends on. */
export interface Planning
  extends Pick<SalesSlice, 'cart' | 'paymentRequestId' | 'openLines' | 'search' | 'lastCatalogResults' | 'salient'> {
  acts: readonly Act[]
  /** A question about what to buy is open. */
  asks: boolean
  /** How many choices the open question offers. */
  choices: number
  /** The item and line that an option is open for, with what was chosen of it. */
  opened: { itemId: string; line: number | null; chosen: Record<string, string>; quantity: number | null } | null
  /** The line that a pick from the list takes the place of. */
  line: number | null
  /** The variant that fewer are left of than were asked for. */
  short: {
    itemId: string
    variantId: string
    line: number | null
    chosen: Record<string, string>
    available: number
  } | null
}

/** The tasks that the acts of a turn come to. Whatever was left open before is taken up again behind new wishes. */
export function planTasks(planning: Planning): Task[] {
  const tasks = planning.acts.flatMap((act) => tasksOf(act, planning))
  if (!tasks.some(isWish)) return tasks
  return withWaiting(tasks, planning)
}

function tasksOf(act: Act, planning: Planning): Task[] {
  switch (act.act) {
    case 'add':
      return isOpened(act.wanted, planning) ? pick(act.wanted, planning) : take(act.wanted, null)
    case 'search':
      if (isOpened(act.wanted, planning)) return pick(act.wanted, planning)
      return isNothing(act.wanted)
        ? [{ do: 'ask_what' }]
        : [{ do: 'find', mode: 'new', wanted: act.wanted, line: null }]
    case 'refine':
      return [{ do: 'find', mode: 'refine', wanted: act.wanted, line: null }]
    case 'recommend':
      return isOpen(act.wanted)
        ? [{ do: 'ask_what' }]
        : [{ do: 'find', mode: 'advice', wanted: act.wanted, line: null }]
    case 'show_more':
      return act.all ? [{ do: 'see_all' }] : [{ do: 'find', mode: 'more', wanted: NOTHING, line: null }]
    case 'not_sold':
      return [{ do: 'not_sold', words: act.words }]
    case 'pick':
      return pick(act.wanted, planning)
    case 'pick_nothing':
      return [{ do: 'out_of_range', count: planning.choices }]
    case 'replace':
      return replace(act.lines, act.wanted, planning)
    case 'remove':
      return [{ do: 'remove', lines: act.lines, words: act.words }]
    case 'set_quantity':
      return amount(act.lines, { ...NOTHING, quantity: act.quantity, measure: act.measure }, planning)
    case 'change_option':
      return act.lines.map((line) => ({ do: 'values', line, values: act.values }))
    case 'ask_item':
      return [{ do: 'answer', wanted: act.wanted, topic: act.topic, words: act.words }]
    case 'compare':
      return [{ do: 'compare', wanted: act.wanted, words: act.words }]
    case 'show_cart':
      return [{ do: 'show_cart' }]
    case 'confirm':
      return confirmed(planning)
    case 'reject':
      return rejected(planning)
    case 'cancel':
      return cancelled(planning)
    case 'choose':
      return chosen(act.id, planning)
    default:
      return []
  }
}

/** Advice without any goods, use or person would be half the shop. */
function isOpen({ itemIds, categories, features, values, measure }: Wanted): boolean {
  return [itemIds, categories, features, values].every(({ length }) => length === 0) && measure === null
}

function take(wanted: Wanted, line: number | null): Task[] {
  const [itemId] = wanted.itemIds
  return itemId === undefined
    ? [{ do: 'find', mode: 'new', wanted, line }]
    : [{ do: 'take', itemId, wanted, line, chosen: {} }]
}

/** Picked from what was shown: what the search asked for goes for it too, unless the pick says otherwise. */
function pick(wanted: Wanted, planning: Planning): Task[] {
  const { opened } = planning
  if (opened !== null && wanted.itemIds[0] === opened.itemId) {
    const quantity = wanted.quantity ?? (wanted.measure === null ? opened.quantity : null)
    return [
      { do: 'take', itemId: opened.itemId, wanted: { ...wanted, quantity }, line: opened.line, chosen: opened.chosen },
    ]
  }
  const { line } = planning
  if (!wanted.exact) return [{ do: 'find', mode: 'new', wanted: { ...wanted, categories: [], features: [] }, line }]
  return wanted.itemIds.map((itemId, at) => ({ do: 'take', itemId, wanted, line: at === 0 ? line : null, chosen: {} }))
}

/** Goods named once more while one of their options is asked: the same wish, with what was said of it, and no second one. */
function isOpened({ itemIds, exact }: Wanted, { opened }: Planning): boolean {
  return exact && opened !== null && itemIds[0] === opened.itemId
}

/** As many of the new goods as there were of the old ones, unless a number or an amount is said. */
function replace(lines: readonly number[], said: Wanted, { cart }: Planning): Task[] {
  const [line, ...others] = lines
  const had = line === undefined ? null : (cart[line]?.qty ?? null)
  const wanted = { ...said, quantity: said.quantity ?? (said.measure === null ? had : null) }
  const rest: Task[] = others.length === 0 ? [] : [{ do: 'remove', lines: others, words: '' }]
  const placed = line ?? null
  if (wanted.exact) return [...take(wanted, placed), ...rest]
  return [{ do: 'find', mode: 'new', wanted, line: placed }, ...rest]
}

function amount(lines: readonly number[], wanted: Wanted, { short }: Planning): Task[] {
  if (lines.length === 0 && short !== null) {
    return [{ do: 'take', itemId: short.itemId, wanted, line: short.line, chosen: short.chosen }]
  }
  return lines.length === 0
    ? [{ do: 'amount', line: null, wanted }]
    : lines.map((line) => ({ do: 'amount', line, wanted }))
}

/** "Yes" to a list of one takes it; to a longer list it does not say which. */
function confirmed(planning: Planning): Task[] {
  const [only, ...more] = planning.lastCatalogResults
  if (planning.short !== null) return chosen('take_all', planning)
  if (planning.opened !== null) return [{ do: 'ask_again' }]
  if (only === undefined) return planning.asks ? [{ do: 'ask_again' }] : []
  return more.length === 0
    ? [{ do: 'take', itemId: only.itemId, wanted: NOTHING, line: planning.line, chosen: {} }]
    : [{ do: 'out_of_range', count: planning.choices }]
}

/** What is asked is left first; without a question it is the cart that is dropped. */
function cancelled({ asks, cart, paymentRequestId }: Planning): Task[] {
  if (asks) return [{ do: 'put_aside' }]
  return openCart({ cart, paymentRequestId }).length > 0 ? [{ do: 'drop' }] : []
}

function rejected({ lastCatalogResults, opened, short, asks }: Planning): Task[] {
  // "No" to which of them is no to all of them.
  if (opened !== null || short !== null) return [{ do: 'put_aside' }]
  if (lastCatalogResults.length < 2) return asks ? [{ do: 'put_aside' }] : []
  return lastCatalogResults.length > 1 ? [{ do: 'find', mode: 'more', wanted: NOTHING, line: null }] : []
}

function chosen(id: string, planning: Planning): Task[] {
  const { short } = planning
  switch (id) {
    case 'take_all':
      return short === null
        ? []
        : [
            {
              do: 'take',
              itemId: short.itemId,
              wanted: { ...NOTHING, quantity: short.available },
              line: short.line,
              chosen: short.chosen,
            },
          ]
    case 'others':
      return [{ do: 'find', mode: 'more', wanted: NOTHING, line: null }]
    case 'see_all':
      return [{ do: 'see_all' }]
    case 'show_order':
      return [{ do: 'show_cart' }]
    case 'change':
      return [{ do: 'what_to_change' }]
    case 'cancel':
      return cancelled(planning)
    default:
      return []
  }
}
