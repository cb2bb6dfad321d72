import { type Customer, say, tap } from './customer.ts'
import { ProductFault } from './faults.ts'
import type { Screen } from './read-reply.ts'
import { fetchFrom } from './way.ts'

/** Says how she wants her goods when she is asked. */
export async function answerDelivery(customer: Customer): Promise<Screen> {
  const { screen, belief, shop } = customer
  const { choices } = screen
  const offersDelivery = choices.length === 0 || choices.some(({ id }) => id === 'deliver' || id.startsWith('place:'))
  // Too little to be brought: she fetches it.
  if (belief.way?.kind === 'delivery' && !offersDelivery && shop.ways.pickup.length > 0) {
    belief.way = fetchFrom(customer.taste, shop)
  }
  const { way } = belief
  if (way === null)
    throw new ProductFault(`asked for a place that the shop knows nothing of: ${screen.text.slice(0, 200)}`)
  if (way.kind === 'pickup') return answerPickup(customer, `pickup:${way.placeId}`)
  const named = choices.find(({ id, title }) => id.startsWith('place:') && title.startsWith(way.zone.slice(0, 20)))
  if (named !== undefined) return tap(customer, named.id)
  if (customer.manner === 'tap' && choices.some(({ id }) => id === 'deliver')) await tap(customer, 'deliver')
  return sayPlace(customer)
}

/** The place alone, as an answer, or a whole sentence. */
export function sayPlace(customer: Customer): Promise<Screen> {
  const { way } = customer.belief
  if (way === null) throw new ProductFault('there is no place to name')
  if (way.kind === 'pickup') return say(customer, 'pickup')
  return say(customer, 'deliver_to', { place: way.place })
}

async function answerPickup(customer: Customer, id: string): Promise<Screen> {
  const { screen, manner } = customer
  const at = screen.choices.findIndex((choice) => choice.id === id)
  if (manner === 'tap' && at >= 0) return tap(customer, id)
  if (manner === 'number' && at >= 0) return say(customer, 'pick', { n: at + 1 })
  return say(customer, 'pickup')
}
