import { type Believed, type Customer, say, tap, write } from './customer.ts'
import { ProductFault } from './faults.ts'
import { orderLinesIn, type Screen, totalIn } from './read-reply.ts'

/** Says yes to what is shown, the way this customer answers. */
export async function confirmOrder(customer: Customer): Promise<Screen> {
  const { manner, screen } = customer
  if (manner === 'tap' && screen.choices.some(({ id }) => id === 'yes')) return tap(customer, 'yes')
  return manner === 'number' ? write(customer, '1') : say(customer, 'yes')
}

/** Reads the question as a careful person does: is it what I picked, how many, where does it go, and what does it cost? */
export async function readCheckout(customer: Customer): Promise<void> {
  const { belief } = customer
  for (const line of belief.lines) await correctCount(customer, line)
  const { text } = customer.screen
  const shown = orderLinesIn(text)
  const missing = belief.lines.find(({ wish }) => !shown.some(({ rest }) => rest.includes(wish.item.name)))
  if (missing) throw new ProductFault(`wants ${missing.wish.item.name}, but the order says: ${text.slice(0, 300)}`)
  if (shown.length > belief.lines.length) {
    throw new ProductFault(`wants ${belief.lines.length} things, the order has ${shown.length}: ${text.slice(0, 300)}`)
  }
  belief.totalMinor = totalIn(text)
  if (belief.totalMinor === null) throw new ProductFault(`the order has no total: ${text.slice(0, 200)}`)
  readPlace(customer)
}

/** Where it goes is said wherever the whole order is shown: with its fee, or the place to fetch it from. */
function readPlace({ belief, screen }: Customer): void {
  const { way } = belief
  const whole = /^(?:total|jumla):/im.test(screen.text)
  if (way === null || !whole) return
  const places = way.kind === 'pickup' ? [way.place] : [way.place, way.zone]
  const said = places.some((place) => screen.text.toLowerCase().includes(place.toLowerCase()))
  if (!said) throw new ProductFault(`it is to go to ${way.place}: ${screen.text.slice(0, 300)}`)
}

/** Asks for as many as she wants; who is not understood says it once more in other words. */
async function correctCount(customer: Customer, { wish }: Believed): Promise<void> {
  const right = () =>
    orderLinesIn(customer.screen.text).some(
      ({ quantity, rest }) => quantity === wish.quantity && rest.includes(wish.item.name),
    )
  const alone = customer.belief.lines.length === 1
  for (let tries = 0; tries < 2 && !right(); tries++) {
    if (alone) await say(customer, 'count', { q: wish.quantity })
    else await say(customer, 'count_of', { q: wish.quantity, item: wish.item.name })
  }
  if (!right()) {
    throw new ProductFault(`asked for ${wish.quantity} of ${wish.item.name}: ${customer.screen.text.slice(0, 300)}`)
  }
}
