import { describe, expect, it } from 'vitest'
import { learn, openLedger, unbackedIn } from '../../../journeys/facts.ts'
import { newReference } from '../../../src/lib/reference.ts'
import { stateWith } from './sales-state.ts'

let made = 0
const reference = () =>
  newReference((bytes) =>
    `${++made}`
      .padStart(2, '0')
      .repeat(bytes)
      .slice(0, bytes * 2),
  )
const [first, second] = [reference(), reference()]
const payment = (status: string) => ({ attemptId: 'a', method: 'stk', status })

function told(orders: { reference: string; status: string; payment: { status: string } | null }[]) {
  const facts = openLedger(stateWith({}), [])
  learn(facts, 'order_get_status', { orders })
  return (text: string) => unbackedIn(text, facts)
}

describe('what the record of the orders proves', () => {
  it('goes for each order that is named, not for the others', () => {
    const say = told([
      { reference: first, status: 'draft', payment: null },
      { reference: second, status: 'paid', payment: payment('paid') },
    ])
    expect(say(`Order ${second} is paid.`)).toBeNull()
    expect(say(`Order ${first} is paid.`)).not.toBeNull()
    expect(say(`Orders ${first} and ${second} are paid.`)).not.toBeNull()
  })

  it('goes for the first order listed where none is named', () => {
    const paid = { reference: first, status: 'paid', payment: payment('paid') }
    const draft = { reference: second, status: 'draft', payment: null }
    expect(told([paid, draft])('Your order is paid.')).toBeNull()
    expect(told([draft, paid])('Your order is paid.')).not.toBeNull()
  })

  it('does not take a cancelled payment for a cancelled order', () => {
    const say = told([{ reference: first, status: 'awaiting_payment', payment: payment('cancelled') }])
    expect(say('Your order has been cancelled.')).not.toBeNull()
  })
})
