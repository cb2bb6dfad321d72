import { sayMoney } from '../../../prompts/copy/format.ts'
import { say } from '../../../prompts/copy/index.ts'
import { openCart } from '../cart.ts'
import { isCheckoutPending } from '../checkout/pending.ts'
import { catalogLink } from '../find/catalog-link.ts'
import { soldHere } from '../find/sold-here.ts'
import { isMidOrder } from '../mid-order.ts'
import { isSalesPending } from '../pending.ts'
import { shortlistAgain } from '../shortlist.ts'
import type { Task } from '../tasks.ts'
import { answerQuestion, compareThem } from './answer-questions.ts'
import { changeValues, contents, removeLines, setAmount } from './change-cart.ts'
import type { Desk } from './desk.ts'
import { takeItem } from './take-item.ts'

/** Does one task. A search is no such task: it needs the catalogue. */
export function doTask(task: Exclude<Task, { do: 'find' }>, desk: Desk): void {
  const { now, language } = desk
  switch (task.do) {
    case 'take':
      takeItem(task, desk)
      break
    case 'amount':
      setAmount(task, desk)
      break
    case 'values':
      changeValues(task, desk)
      break
    case 'remove':
      removeLines(task, desk)
      break
    case 'answer':
      answerQuestion(task, desk)
      break
    case 'compare':
      compareThem(task, desk)
      break
    case 'not_sold':
      desk.tell(say('not_sold', language, { words: task.words }))
      // Where something else of the same message was put in, the till asks next.
      if (!desk.inCheckout && !now.cartChanged)
        desk.ask(isMidOrder(now) ? now.pending : { kind: 'narrow_query', asked: 'what' }, null)
      break
    case 'out_of_range':
      desk.tell(
        task.count > 0 ? say('out_of_range', language, { count: String(task.count) }) : say('not_understood', language),
      )
      desk.ask(now.pending ?? { kind: 'narrow_query', asked: 'what' }, null)
      break
    case 'ask_again':
      if (now.pending !== null) desk.ask(now.pending, null)
      break
    case 'ask_what':
      now.clarificationLoops += 1
      if (!desk.inCheckout) desk.ask({ kind: 'narrow_query', asked: 'what' }, null)
      break
    case 'see_all':
      seeAll(desk)
      break
    case 'show_cart':
      showCart(desk)
      break
    case 'what_to_change':
      desk.tell(say('what_to_change', language), ...contents(openCart(now), desk))
      break
    case 'drop':
      Object.assign(now, { cart: [], openLines: [], orderId: null, orderTotals: null, pending: null, search: null })
      desk.tell(say('dropped', language))
      break
    case 'put_aside':
      Object.assign(now, { pending: null, suspended: now.pending, parked: true })
      desk.tell(say('dropped', language), ...contents(openCart(now), desk))
      break
  }
}

/** The cart as the order it will be; while goods are still to be chosen, what it comes to so far, and that choice again. */
function showCart(desk: Desk): void {
  const { now, language } = desk
  const cart = openCart(now)
  if (cart.length === 0) {
    nothingYet(desk)
    return
  }
  const chooses = now.pending !== null && isSalesPending(now.pending) && !isCheckoutPending(now.pending)
  if (!chooses && !now.asks) {
    now.cartChanged = true
    return
  }
  desk.tell(...contents(cart, desk))
  const prices = cart.map(({ itemId, variantId, qty }) => {
    const price = desk.read(itemId)?.variants.find((variant) => variant.variantId === variantId)?.price
    return price && { ...price, amountMinor: price.amountMinor * qty }
  })
  const [first] = prices
  const amountMinor = prices.reduce((sum, price) => sum + (price?.amountMinor ?? 0), 0)
  if (first) desk.tell(say('cart_total_so_far', language, { total: sayMoney({ ...first, amountMinor }) }))
  if (now.pending !== null) desk.ask(now.pending, null)
}

/** Nothing is in the cart yet; what was offered is shown again, for it may be what is meant. */
function nothingYet(desk: Desk): void {
  const { now, language } = desk
  desk.tell(say('cart_has_nothing', language))
  if (now.pending?.kind === 'pick_item') desk.tell(shortlistAgain(now.pending.options, language))
  else if (now.pending?.kind === 'choose_option') desk.ask(now.pending, null)
}

function seeAll(desk: Desk): void {
  const { now, language, turn } = desk
  const link = catalogLink(turn.tenant.settings.catalogLinkBase, now.search)
  desk.tell(say('sold_here', language, { kinds: soldHere(turn.shop).join(', ') }))
  desk.tell(link === null ? null : say('catalog_link', language, { link }))
  if (!desk.inCheckout) desk.ask({ kind: 'narrow_query', asked: 'what' }, null)
}
