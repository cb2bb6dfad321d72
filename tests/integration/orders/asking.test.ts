import { beforeAll, describe, expect, it } from 'vitest'
import type { Buyer } from '../payments/payment-world.ts'
import { type Desk, openDesk } from './desk.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})

const ask = (buyer: Buyer, what: string, body: object = {}) =>
  desk.world.api('POST', `/orders/${buyer.order.orderId}/${what}`, body)
const codeOf = ({ body }: { body: unknown }) => (body as { error: { code: string } }).error.code

describe('a prompt that staff ask for', () => {
  it('rings on her phone, once, and says so in the chat', async () => {
    const buyer = await desk.ordered()
    const sent = await ask(buyer, 'payment-prompt')
    expect(sent).toMatchObject({ status: 200, body: { outcome: 'prompt_sent', told: true } })
    expect(await ask(buyer, 'payment-prompt')).toMatchObject({
      status: 200,
      body: { outcome: 'already_pending', told: false },
    })
    const order = await desk.read(buyer)
    expect(order.attempts).toMatchObject([{ method: 'stk', phone: `+${buyer.msisdn}`, to_stranger: false }])
    expect((await desk.told(buyer)).filter((key) => key === 'order_prompted')).toHaveLength(1)
  })

  it('is for what the one who asks has seen, or not at all', async () => {
    const buyer = await desk.ordered()
    expect(codeOf(await ask(buyer, 'payment-prompt', { amount_minor: 100 }))).toBe('not_confirmed')
    expect((await desk.read(buyer)).attempts).toEqual([])
  })

  it('is not asked for in a chat that is a colleague’s, after STOP, or when it cannot be said', async () => {
    const [theirs, stopped, late] = [await desk.ordered(), await desk.ordered(), await desk.ordered()]
    await desk.owner(theirs, 'staff:brian')
    const { tenantId } = stopped.ctx
    await stopped.ctx.transaction(({ tx }) =>
      tx.customer.updateMany({
        where: { tenantId, id: stopped.ctx.customerId ?? '' },
        data: { optedOutAt: desk.world.clock.now() },
      }),
    )
    await late.ctx.transaction(({ tx }) =>
      tx.conversation.updateMany({
        where: { tenantId, id: late.conversationId },
        data: { lastInboundAt: new Date(desk.world.clock.now().getTime() - 25 * 3_600_000) },
      }),
    )
    const refusals = { conflict: theirs, opted_out: stopped, window_closed: late }
    for (const [code, buyer] of Object.entries(refusals)) {
      for (const what of ['payment-prompt', 'payment-link']) {
        const refused = await ask(buyer, what)
        expect([refused.status, codeOf(refused)]).toEqual([409, code])
      }
      expect((await desk.read(buyer)).attempts).toEqual([])
    }
  })
})

describe('the receipt of an order', () => {
  it('is sent again for each time that it is asked for, when there is one', async () => {
    const buyer = await desk.ordered()
    expect(codeOf(await ask(buyer, 'receipt'))).toBe('conflict')
    await desk.pay(buyer)
    for (const _again of [1, 2]) expect((await ask(buyer, 'receipt')).status).toBe(202)
    const where = { tenantId: buyer.ctx.tenantId, conversationId: buyer.conversationId }
    const sent = await buyer.ctx.transaction(({ tx }) => tx.outboundMessage.findMany({ where }))
    expect(sent.filter(({ media }) => media !== null)).toHaveLength(3)
  })
})
