import { describe, expect, it } from 'vitest'
import { startProduct } from '../../support/product.ts'

describe('a question that the shop’s documents do not answer', async () => {
  const product = await startProduct()
  const shop = await product.openShop()
  const ticketsOf = () => product.db.transaction(shop.tenantId, (tx) => tx.handoffTicket.findMany())

  it('is never answered from nowhere: a person is offered, and the ticket holds the question', async () => {
    const customer = shop.customer()
    const asked = await customer.ask('What is your return policy?')
    expect(asked).toContain("I don't want to guess. Shall I ask a person")
    expect(await ticketsOf()).toEqual([])

    const accepted = await customer.ask('yes')
    const [ticket, ...more] = await ticketsOf()
    expect(more).toEqual([])
    expect(ticket).toMatchObject({ reason: 'knowledge_missing', status: 'open' })
    expect(accepted).toContain(ticket?.reference)
    expect(JSON.stringify(ticket?.context)).toContain('What is your return policy?')
  })
})
