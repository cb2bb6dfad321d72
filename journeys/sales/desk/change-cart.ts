import { say } from '../../../prompts/copy/index.ts'
import { NOTHING_WANTED } from '../../../src/language/grammar/wanted.ts'
import { openCart } from '../cart.ts'
import { sayChoice } from '../say-value.ts'
import type { CartEntry } from '../slice.ts'
import type { Task } from '../tasks.ts'
import type { Desk } from './desk.ts'
import { lineMeant, piecesOf, valuesOf } from './line-meant.ts'
import { lineOf, takeItem } from './take-item.ts'

type Remove = Extract<Task, { do: 'remove' }>
type Amount = Extract<Task, { do: 'amount' }>
type Values = Extract<Task, { do: 'values' }>

/** Takes lines out of the cart, and says what stays in it. */
export function removeLines({ lines, words }: Remove, desk: Desk): void {
  const { now, language } = desk
  const cart = openCart(now)
  const gone = cart.filter((_, at) => lines.includes(at))
  if (gone.length === 0) {
    desk.tell(words === '' ? null : say('not_in_cart', language, { words }), ...contents(cart, desk))
    return
  }
  now.cart = cart.filter((_, at) => !lines.includes(at))
  now.cartChanged = true
  desk.tell(say('removed_line', language, { name: gone.map(({ itemName }) => itemName).join(', ') }))
  if (now.cart.length > 0) return
  desk.tell(say('cart_empty', language))
  Object.assign(now, { orderId: now.changingOrderId === null ? null : now.orderId, orderTotals: null, pending: null })
}

/** So many of a line. The line is settled anew, because there may be fewer. */
export function setAmount({ line, wanted }: Amount, desk: Desk): void {
  const { now } = desk
  if (line === null) {
    const [itemId] = now.salient
    if (itemId !== undefined && desk.read(itemId) !== null)
      takeItem({ do: 'take', itemId, wanted, line: null, chosen: {} }, desk)
    return
  }
  const entry = openCart(now)[line]
  if (entry === undefined) return
  const item = desk.read(entry.itemId)
  const cart = { ...now, cart: [entry] }
  const same = item !== null && lineMeant(item, { wanted, chosen: {}, soft: [] }, cart) !== null
  // Another measure may be another packet; so many pieces are of the same, and its own measure only points at it.
  const said = same ? { ...wanted, measure: null, quantity: piecesOf(entry, item, wanted) } : wanted
  takeItem({ do: 'take', itemId: entry.itemId, wanted: said, line, chosen: same ? valuesOf(entry, item) : {} }, desk)
}

/** Other values of a line: what was not said anew stays. */
export function changeValues({ line, values }: Values, desk: Desk): void {
  const entry = openCart(desk.now)[line]
  const item = entry === undefined ? null : desk.read(entry.itemId)
  if (entry === undefined || item === null) return
  const selection = valuesOf(entry, item)
  const said = new Set(values.map(({ option }) => option))
  const kept = Object.fromEntries(Object.entries(selection).filter(([option]) => !said.has(option)))
  const wanted = { ...NOTHING_WANTED, exact: true, values: [...values], quantity: entry.qty }
  takeItem({ do: 'take', itemId: entry.itemId, wanted, line, chosen: kept }, desk)
}

/** "In your cart: ..."; nothing when it is empty. */
export function contents(cart: readonly CartEntry[], { language }: Desk): string[] {
  if (cart.length === 0) return []
  const lines = cart.map(({ qty, itemName, variantSelection }) =>
    lineOf(
      qty,
      itemName,
      Object.values(variantSelection)
        .map((value) => sayChoice(value, language))
        .join(' / '),
    ),
  )
  return [say('cart_still', language, { lines: lines.join('; ') })]
}
