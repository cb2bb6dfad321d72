import { answerItems, answerOption, openWith } from './choosing.ts'
import { type Customer, say, tap, write } from './customer.ts'
import { ProductFault } from './faults.ts'
import { type Asked, amountsIn, type Screen } from './read-reply.ts'
import type { Wish } from './wish.ts'

const MOST_STEPS = 16

/**
 * Goes for a wish, answering whatever is asked, until the shop asks one of `until`. What was picked and what it was said
 * to cost is kept in the customer's belief. Fails when it does not get there in a reasonable number of messages.
 */
export async function shopUntil(customer: Customer, wish: Wish, until: readonly Asked[]): Promise<Screen> {
  customer.belief = { item: null, values: [], quantity: wish.quantity, totalMinor: null }
  await openWith(customer, wish)
  return goOn(customer, wish, until)
}

/** The same from the screen as it is now. */
export async function goOn(customer: Customer, wish: Wish, until: readonly Asked[]): Promise<Screen> {
  for (let step = 0; step < MOST_STEPS; step++) {
    if (customer.screen.asked === 'order') await readOrder(customer)
    if (until.includes(customer.screen.asked)) return customer.screen
    await answer(customer, wish, step)
  }
  throw new ProductFault(`after ${MOST_STEPS} answers it still asks: ${customer.screen.text.slice(0, 200)}`)
}

async function answer(customer: Customer, wish: Wish, step: number): Promise<Screen> {
  const { asked } = customer.screen
  switch (asked) {
    case 'items':
      return answerItems(customer, wish)
    case 'option':
      return answerOption(customer, wish)
    case 'quantity':
      return say(customer, 'how_many', { q: wish.quantity })
    case 'order':
      return confirmOrder(customer)
    case 'method':
      return chooseMethod(customer, 'stk')
    case 'phone':
      return confirmPhone(customer)
    case 'phone_number':
      return write(customer, `0${customer.phone.msisdn.slice(3)}`)
    case 'topics':
    case 'what':
    case 'nothing':
      if (step > 4) throw new ProductFault(`cannot find ${wish.item.name}: ${customer.screen.text.slice(0, 200)}`)
      return say(customer, 'want_item', { item: wish.item.name })
    default:
      throw new ProductFault(`asked for ${asked} while buying: ${customer.screen.text.slice(0, 200)}`)
  }
}

/** Confirms the order on the screen the way this customer answers. */
export async function confirmOrder(customer: Customer): Promise<Screen> {
  return confirmYes(customer, 'confirm')
}

/** Lets the prompt go to the phone that is shown. */
export async function confirmPhone(customer: Customer): Promise<Screen> {
  return confirmYes(customer, 'send')
}

export async function chooseMethod(customer: Customer, method: 'stk' | 'c2b' | 'card'): Promise<Screen> {
  const id = `pay:${method}`
  const place = customer.screen.choices.findIndex((choice) => choice.id === id)
  if (customer.manner === 'tap' && place >= 0) return tap(customer, id)
  if (customer.manner === 'number' && place >= 0) return say(customer, 'pick', { n: place + 1 })
  return say(customer, `method_${method}`)
}

async function confirmYes(customer: Customer, id: string): Promise<Screen> {
  const { manner, screen } = customer
  if (manner === 'tap' && screen.choices.some((choice) => choice.id === id)) return tap(customer, id)
  return manner === 'number' ? write(customer, '1') : say(customer, 'yes')
}

/** Reads the order as a careful person does: is it what I picked, how many, and what does it cost? */
async function readOrder(customer: Customer): Promise<void> {
  const { belief, screen } = customer
  const total = amountsIn(screen.text).at(-1)
  if (total === undefined) throw new ProductFault(`the order has no total: ${screen.text.slice(0, 200)}`)
  belief.totalMinor = total
  if (belief.item !== null && !screen.text.includes(belief.item)) {
    throw new ProductFault(`picked ${belief.item}, but the order says: ${screen.text.slice(0, 300)}`)
  }
  if (belief.item !== null) await correctCount(customer, belief.item)
}

/** Asks for as many as she wants; who is not understood says it once more in other words. */
async function correctCount(customer: Customer, item: string): Promise<void> {
  const { belief } = customer
  const wanted = `${belief.quantity} x ${item}`
  for (let tries = 0; tries < 2 && !customer.screen.text.includes(wanted); tries++) {
    await say(customer, 'count', { q: belief.quantity })
  }
  if (!customer.screen.text.includes(wanted)) {
    throw new ProductFault(`asked for ${belief.quantity} of ${item}: ${customer.screen.text.slice(0, 300)}`)
  }
  belief.totalMinor = amountsIn(customer.screen.text).at(-1) ?? belief.totalMinor
}
