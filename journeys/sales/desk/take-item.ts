import { say } from '../../../prompts/copy/index.ts'
import type { ItemDetail, Variant } from '../../../src/domain/catalog/schemas.ts'
import { CART_LINES, cartEntry, LINE_UNITS, openCart, putInCart } from '../cart.ts'
import { NO_PAYMENT } from '../checkout/begin-payment.ts'
import { type Resolution, resolveVariant } from '../choose/resolve-variant.ts'
import { sayVariant } from '../say-value.ts'
import { nowAbout } from '../slice.ts'
import type { Task } from '../tasks.ts'
import type { Desk } from './desk.ts'
import { isFromSearch } from './is-from-search.ts'
import { type LineMeant, lineMeant, lineOfVariant, piecesOf, valuesOf } from './line-meant.ts'

type Take = Extract<Task, { do: 'take' }>

/** Puts an item in the cart when everything about it is settled; asks what is open, or says what cannot be had. */
export function takeItem(task: Take, desk: Desk): void {
  const item = desk.read(task.itemId)
  if (item === null) {
    desk.tell(say('item_gone', desk.language))
    return
  }
  desk.now.item = item
  desk.now.salient = nowAbout(desk.now.salient, [item.itemId])
  const wanted = withSearch(task, desk)
  const { chosen } = task
  const soft = softValues(task, desk)
  const resolution = resolveVariant(item, { wanted, chosen, soft })
  const known =
    task.line === null
      ? (lineMeant(item, { wanted: task.wanted, chosen, soft }, desk.now) ?? lineOfVariant(resolution, desk.now))
      : null
  if (known === null) settle(item, { ...task, wanted }, resolution, desk)
  else again(item, known, task.wanted, desk)
}

/** Named again: as many as were said, and never one more of it. */
function again(item: ItemDetail, { entry, line }: LineMeant, wanted: Take['wanted'], desk: Desk): void {
  const quantity = piecesOf(entry, item, wanted)
  const chosen = valuesOf(entry, item)
  const resolution = resolveVariant(item, { wanted: { values: [], measure: null, quantity }, chosen, soft: [] })
  settle(item, { do: 'take', itemId: item.itemId, wanted: { ...wanted, quantity }, line, chosen }, resolution, desk)
}

/** What a search asked of goods goes for the item that is picked from it. */
function withSearch({ itemId, wanted, line }: Take, { now }: Desk): Take['wanted'] {
  const { search } = now
  if (search === null || line !== null || !isFromSearch(itemId, now)) return wanted
  // What she answers when the item itself asks takes the place of what the search asked.
  if (now.pending?.kind === 'choose_option' && now.pending.itemId === itemId) return wanted
  return { ...wanted, quantity: wanted.quantity ?? search.quantity, measure: wanted.measure ?? search.measure }
}

function softValues({ itemId }: Take, { now }: Desk) {
  return now.search !== null && isFromSearch(itemId, now) ? now.search.values : []
}

function settle(item: ItemDetail, task: Take, resolution: Resolution, desk: Desk): void {
  const { now, language } = desk
  const { itemId, line, wanted, chosen } = task
  switch (resolution.outcome) {
    case 'sold_out':
      if (now.pending !== null && 'itemId' in now.pending && now.pending.itemId === itemId) now.pending = null
      desk.tell(say('item_sold_out', language, { name: item.name }))
      offerTheRest(itemId, desk)
      break
    case 'ready':
      ready(item, resolution.variant, Math.min(resolution.quantity, LINE_UNITS), line, desk)
      break
    case 'too_many': {
      const { variant } = resolution
      const { variantId, available } = variant
      const asked = { kind: 'choose_quantity', itemId, variantId, available, chosen: variant.options, line } as const
      desk.ask(asked, { wanted, itemId, line, chosen })
      if (now.pending === asked)
        desk.tell(
          say('only_left', language, {
            name: item.name,
            variant: sayVariant(variant.name, language),
            available: String(available),
          }),
        )
      return
    }
    case 'open_option': {
      const quantity = resolution.quantity === null ? null : Math.min(resolution.quantity, LINE_UNITS)
      const { option, choices } = resolution
      const asked = {
        kind: 'choose_option',
        itemId,
        option,
        choices,
        chosen: resolution.chosen,
        quantity,
        line,
      } as const
      desk.ask(asked, { wanted: { ...wanted, quantity }, itemId, line, chosen: resolution.chosen })
      if (now.pending === asked) now.gone = resolution.gone
      break
    }
  }
}

/** Picked from a list and gone meanwhile: what else is in the list is offered. */
function offerTheRest(itemId: string, desk: Desk): void {
  const { now } = desk
  if (now.pending?.kind !== 'pick_item') return
  const options = now.pending.options.filter((option) => option.itemId !== itemId)
  if (options.length === 0) return
  now.lastCatalogResults = options
  desk.ask({ ...now.pending, options }, null)
}

/** An order that is being paid stands as it is: what is chosen now begins another one. */
function ready(item: ItemDetail, variant: Variant, quantity: number, line: number | null, desk: Desk): void {
  const { now, language } = desk
  const before = openCart(now)
  const cart = putInCart(before, cartEntry(item, variant, quantity), line)
  if (cart.length > CART_LINES) {
    desk.tell(say('order_limit', language, { max: String(CART_LINES) }))
    return
  }
  const started = now.paymentRequestId === null ? {} : { ...NO_PAYMENT, orderId: null, orderTotals: null }
  const answered = now.pending !== null && !now.asks && !desk.inCheckout ? { pending: null } : {}
  Object.assign(now, started, answered, { cart, cartChanged: true, clarificationLoops: 0 })
  const variantName = Object.keys(variant.options).length === 0 ? '' : sayVariant(variant.name, language)
  const known = line === null ? undefined : before[line]
  const same = known?.variantId === variant.variantId && known.qty === quantity
  const told = line === null ? 'cart_added' : same ? 'cart_has_line' : 'cart_line_now'
  desk.tell(say(told, language, { line: lineOf(quantity, item.name, variantName) }))
}

export function lineOf(quantity: number, name: string, variant: string): string {
  return variant === '' ? `${quantity} x ${name}` : `${quantity} x ${name}, ${variant}`
}
