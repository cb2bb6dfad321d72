import { type Customer, say, tap } from './customer.ts'
import type { Screen } from './read-reply.ts'

export type Method = 'stk' | 'c2b' | 'card'

/** Chooses how to pay from the ways that are shown, or names the way without asking for them. */
export async function chooseMethod(customer: Customer, method: Method): Promise<Screen> {
  const id = `pay:${method}`
  const place = customer.screen.choices.findIndex((choice) => choice.id === id)
  if (customer.manner === 'tap' && place >= 0) return tap(customer, id)
  if (customer.manner === 'number' && place >= 0) return say(customer, 'pick', { n: place + 1 })
  return say(customer, `method_${method}`)
}

/** From the question that proposes the prompt: asks for the other ways first, or says at once which one it is to be. */
export async function payAnotherWay(customer: Customer, method: Method): Promise<Screen> {
  const { screen, manner, dice } = customer
  const place = screen.choices.findIndex(({ id }) => id === 'other_way')
  if (manner === 'tap' && place >= 0) await tap(customer, 'other_way')
  else if (manner === 'number' && place >= 0) await say(customer, 'pick', { n: place + 1 })
  else if (dice.next() < 0.5) await say(customer, 'other_way')
  return chooseMethod(customer, method)
}
