import { confirmOrder, readCheckout } from './checking-out.ts'
import { answerItems, answerOption, openWith } from './choosing.ts'
import { type Customer, freshBelief, say, write } from './customer.ts'
import { answerDelivery } from './delivering.ts'
import { ProductFault } from './faults.ts'
import { chooseMethod } from './methods.ts'
import { type Asked, amountsIn, type Screen } from './read-reply.ts'
import { makeWay, type Way } from './way.ts'
import { type Wish, worth } from './wish.ts'

const MOST_STEPS = 20

/** Makes up her mind about the place where the goods go, and remembers nothing of what was before. */
export function startErrand(customer: Customer, wishes: readonly Wish[], kind?: Way['kind']): void {
  customer.belief = freshBelief(wishes, makeWay(customer.taste, customer.shop, worth(wishes), kind))
}

/**
 * Goes for a wish, answering whatever is asked, until the shop asks one of `until`. What was picked and what it was said
 * to cost is kept in the customer's belief. Fails when it does not get there in a reasonable number of messages.
 */
export async function shopUntil(customer: Customer, wish: Wish, until: readonly Asked[]): Promise<Screen> {
  startErrand(customer, [wish])
  await openWith(customer, wish)
  return goOn(customer, until)
}

/** The same from the screen as it is now, for everything she thinks she is buying. */
export async function goOn(customer: Customer, until: readonly Asked[]): Promise<Screen> {
  for (let step = 0; step < MOST_STEPS; step++) {
    if (customer.screen.asked === 'checkout') await readCheckout(customer)
    if (until.includes(customer.screen.asked)) return customer.screen
    await answer(customer, step)
  }
  throw new ProductFault(`after ${MOST_STEPS} answers it still asks: ${customer.screen.text.slice(0, 200)}`)
}

async function answer(customer: Customer, step: number): Promise<Screen> {
  const { asked, text } = customer.screen
  switch (asked) {
    case 'items':
      return answerItems(customer)
    case 'option':
      return answerOption(customer)
    case 'quantity':
      return say(customer, 'how_many', { q: customer.belief.lines[0]?.wish.quantity ?? 1 })
    case 'delivery':
      return answerDelivery(customer)
    case 'checkout':
      return confirmOrder(customer)
    case 'method':
      return chooseMethod(customer, 'stk')
    case 'phone_number':
      return write(customer, `0${customer.phone.msisdn.slice(3)}`)
    case 'yes_no':
    case 'topics':
    case 'what':
    case 'nothing':
      if (step > 6) throw new ProductFault(`does not get on: ${text.slice(0, 200)}`)
      return asksToTake(customer) ? say(customer, 'yes') : nameWhatIsMissing(customer)
    default:
      throw new ProductFault(`asked for ${asked} while buying: ${text.slice(0, 200)}`)
  }
}

/** "Would you like it?" under the card of the very thing she came for. */
function asksToTake({ screen, belief }: Customer): boolean {
  const last = screen.text.split('\n').at(-1) ?? ''
  const shows = belief.lines.some(({ wish }) => screen.text.includes(wish.item.name))
  return (
    shows &&
    amountsIn(screen.text).length > 0 &&
    /would you like|shall i add|ungependa hiyo|niongeze|unaidai|ni-?add/i.test(last)
  )
}

/** Says by name what she has not seen picked yet. */
function nameWhatIsMissing(customer: Customer): Promise<Screen> {
  const { lines } = customer.belief
  const open = lines.find(({ picked }) => !picked) ?? lines[0]
  return say(customer, 'want_item', { item: open?.wish.item.name ?? '' })
}
