import { beforeAll, describe, expect, it } from 'vitest'
import type { OrderWire } from '../../../src/http/contract/order-shapes.ts'
import type { Buyer } from '../payments/payment-world.ts'
import { type Desk, openDesk } from './desk.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})

const problem = ({ body }: { body: unknown }) => (body as { error: { code: string; message: string } }).error
const movesOf = ({ moves }: OrderWire) => moves.map(({ to }) => to)
const count = async (buyer: Buyer, key: string) => (await desk.told(buyer)).filter((told) => told === key).length

describe('an order that staff move', () => {
  it('is cancelled with its holds and its instructions, and its customer hears of it once', async () => {
    const buyer = await desk.ordered()
    await desk.world.instruct(buyer)
    expect(movesOf(await desk.read(buyer))).toEqual(['cancelled', 'needs_review'])
    const both = await Promise.all([desk.move(buyer, 'cancelled'), desk.move(buyer, 'cancelled')])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await desk.world.facts(buyer)).toMatchObject({
      order: 'cancelled',
      stockState: 'released',
      held: 0,
      stock: 5,
    })
    expect(await count(buyer, 'order_cancelled')).toBe(1)
    expect((await desk.read(buyer)).attempts.map(({ superseded }) => superseded)).toEqual([true])
  })

  it('is not cancelled while it has money: that goes back first, and then its goods are for sale again', async () => {
    const buyer = await desk.paid()
    const refused = await desk.move(buyer, 'cancelled')
    expect(refused.status).toBe(409)
    expect(problem(refused).message).toContain('give that back first')
    const [money] = (await desk.read(buyer)).money
    const given = { by: 'hand', receipt_id: money?.receipt_id, how: 'cash', reference: 'till 4', note: 'sold out' }
    const refund = { ...given, amount_minor: money?.refundable.amount_minor }
    expect((await desk.world.api('POST', `/orders/${buyer.order.orderId}/refund`, refund)).status).toBe(200)
    expect(await desk.read(buyer)).toMatchObject({ status: 'needs_review', paid: { amount_minor: 0 } })
    expect((await desk.move(buyer, 'cancelled')).status).toBe(200)
    expect(await desk.world.facts(buyer)).toMatchObject({ order: 'cancelled', stock: 5, held: 0 })
    expect(await desk.told(buyer)).toEqual(['payment_paid', 'payment_refunded', 'order_cancelled'])
  })

  it('waits for a person by a ticket, and goes on with it solved', async () => {
    const buyer = await desk.paid()
    expect((await desk.move(buyer, 'needs_review')).status).toBe(200)
    expect((await desk.world.facts(buyer)).tickets).toEqual(['payment_review'])
    expect(movesOf(await desk.read(buyer))).toEqual(['paid'])
    expect((await desk.move(buyer, 'paid')).status).toBe(200)
    expect(await desk.read(buyer)).toMatchObject({ status: 'paid', stage: 'to_prepare', stock_state: 'settled' })
    const { tenantId } = buyer.ctx
    const where = { tenantId, conversationId: buyer.conversationId }
    const [ticket] = await buyer.ctx.transaction(({ tx }) => tx.handoffTicket.findMany({ where }))
    expect(ticket).toMatchObject({ status: 'resolved', resolution: 'solved' })
    expect(await count(buyer, 'order_goes_on')).toBe(1)
  })

  it('is another one than was seen: nothing is moved, and what it is now is shown', async () => {
    const buyer = await desk.ordered()
    const { version } = await desk.read(buyer)
    await desk.world.instruct(buyer)
    const stale = await desk.move(buyer, 'cancelled', { headers: { 'if-match': `"${version}"` } })
    expect(stale.status).toBe(409)
    expect(problem(stale)).toMatchObject({
      code: 'stale_version',
      details: { current: { status: 'awaiting_payment' } },
    })
    const seen = (await desk.read(buyer)).version
    expect((await desk.move(buyer, 'cancelled', { headers: { 'if-match': `"${seen}"` } })).status).toBe(200)
  })

  it('does not become paid, fulfilled or a cart by a word', async () => {
    const buyer = await desk.ordered()
    for (const to of ['paid', 'fulfilled', 'needs_review']) expect((await desk.move(buyer, to)).status).toBe(409)
    const paid = await desk.paid()
    for (const to of ['draft', 'awaiting_payment', 'fulfilled']) expect((await desk.move(paid, to)).status).toBe(409)
  })

  it('is not there for another shop', async () => {
    const buyer = await desk.paid()
    const shop = await desk.world.openHandShop()
    const path = `/orders/${buyer.order.orderId}`
    expect((await desk.world.api('GET', path, undefined, { shop })).status).toBe(404)
    const moved = await desk.world.api('POST', `${path}/transition`, { to: 'needs_review', reason: 'mine' }, { shop })
    expect(moved.status).toBe(404)
    expect((await desk.world.api('POST', `${path}/fulfilment`, { to: 'ready' }, { shop })).status).toBe(404)
  })
})

describe('the goods of an order', () => {
  it('do not move before they are paid for', async () => {
    const buyer = await desk.ordered()
    for (const to of ['ready', 'dispatched', 'handed_over', 'delivered', 'returned', 'to_prepare']) {
      expect((await desk.goods(buyer, to)).status).toBe(409)
    }
  })

  it('are ready and fetched, and their customer hears of each once, however often and at once it is said', async () => {
    const buyer = await desk.paid()
    for (const to of ['ready', 'handed_over']) {
      const said = await Promise.all([desk.goods(buyer, to), desk.goods(buyer, to)])
      expect(said.map(({ status }) => status)).toEqual([200, 200])
      expect(await count(buyer, `goods_${to}`)).toBe(1)
    }
    expect(await desk.read(buyer)).toMatchObject({ status: 'fulfilled', stage: 'handed_over', goods_moves: [] })
    expect((await desk.goods(buyer, 'ready')).status).toBe(409)
  })

  it('go with a rider, come back, wait for a person, and go again', async () => {
    const buyer = await desk.paid()
    const carrier = { kind: 'courier', name: 'G4S', phone: '0712 345 678', waybill: 'WB-7' }
    expect((await desk.goods(buyer, 'ready', { carrier })).status).toBe(422)
    expect((await desk.goods(buyer, 'dispatched', { carrier })).status).toBe(200)
    expect(await desk.read(buyer)).toMatchObject({ status: 'fulfilled', stage: 'dispatched', carrier })
    expect((await desk.goods(buyer, 'returned', { note: 'nobody at home' })).status).toBe(200)
    expect(await desk.read(buyer)).toMatchObject({ status: 'needs_review', stage: 'returned', goods_moves: [] })
    expect((await desk.world.facts(buyer)).tickets).toEqual(['payment_review'])
    expect((await desk.move(buyer, 'paid')).status).toBe(200)
    expect(await desk.read(buyer)).toMatchObject({ status: 'paid', stage: 'to_prepare' })
    for (const to of ['dispatched', 'delivered']) expect((await desk.goods(buyer, to)).status).toBe(200)
    expect(await count(buyer, 'goods_dispatched')).toBe(2)
    expect(await desk.read(buyer)).toMatchObject({ status: 'fulfilled', stage: 'delivered', carrier: null })
  })

  it('are spoken of as the one who moves them where the chat is hers, and as a draft where it is a colleague’s', async () => {
    const authors = async ({ ctx, conversationId }: Buyer) => {
      const where = { tenantId: ctx.tenantId, conversationId, body: { startsWith: '[goods_ready' } }
      const said = await ctx.transaction(({ tx }) => tx.outboundMessage.findMany({ where }))
      return said.map(({ author, template }) => [author, (template as { name: string }).name])
    }
    const [hers, theirs] = [await desk.paid(), await desk.paid()]
    const staff = await hers.ctx.transaction(({ tx }) =>
      tx.staffToken.findFirstOrThrow({ where: { tenantId: hers.ctx.tenantId } }),
    )
    await desk.owner(hers, `staff:${staff.id}`)
    await desk.owner(theirs, 'staff:brian')
    for (const buyer of [hers, theirs]) expect((await desk.goods(buyer, 'ready')).status).toBe(200)
    expect(await authors(hers)).toEqual([['human', 'goods_ready']])
    expect(await authors(theirs)).toEqual([['system', 'goods_ready']])
  })
})
