import { randomIds } from '../../../src/adapters/system/ids.ts'
import { OrderWire } from '../../../src/http/contract/order-shapes.ts'
import { type C2bWorld, type HandShop, openC2bWorld } from '../payments/c2b-world.ts'
import type { Buyer } from '../payments/payment-world.ts'

/** Orders as staff of a shop work with them, over the REST API, on money that came in by hand. */
export interface Desk {
  world: C2bWorld
  /** An order of its own customer, who wrote a moment ago. */
  ordered(options?: Parameters<C2bWorld['buyer']>[0]): Promise<Buyer>
  /** One that was paid in full, by hand. */
  paid(options?: Parameters<C2bWorld['buyer']>[0]): Promise<Buyer>
  pay(buyer: Buyer, amount?: number): Promise<string>
  read(buyer: Buyer): Promise<OrderWire>
  move(buyer: Buyer, to: string, how?: { headers?: Record<string, string> }): ReturnType<C2bWorld['api']>
  goods(buyer: Buyer, to: string, body?: object): ReturnType<C2bWorld['api']>
  /** The sentences that the customer was told, as keys. */
  told(buyer: Buyer): Promise<string[]>
  owner(buyer: Buyer, ownerId: string | null): Promise<void>
}

export async function openDesk(): Promise<Desk> {
  const world = await openC2bWorld()
  const shopOf = (buyer: Buyer): HandShop => (buyer.ctx.tenantId === world.hand.tenantId ? world.hand : fail())
  const path = (buyer: Buyer) => `/orders/${buyer.order.orderId}`
  const desk: Desk = {
    world,
    async ordered(options) {
      const buyer = await world.handBuyer(options)
      await wroteNow(buyer)
      return buyer
    },
    async paid(options) {
      const buyer = await desk.ordered(options)
      await desk.pay(buyer)
      return buyer
    },
    async pay(buyer, amount = buyer.order.total.amountMinor / 100) {
      await world.instruct(buyer, { ...buyer.ctx, requestId: randomIds.uuid() })
      const receipt = await world.confirm({ reference: buyer.order.reference, amount }, shopOf(buyer))
      await world.settleHand()
      return receipt
    },
    async read(buyer) {
      const { status, body } = await world.api('GET', path(buyer))
      if (status !== 200) throw new Error(`an order was answered ${status}`)
      return OrderWire.parse((body as { order: unknown }).order)
    },
    move: (buyer, to, how) => world.api('POST', `${path(buyer)}/transition`, { to, reason: 'as she asked' }, how),
    goods: (buyer, to, body = {}) => world.api('POST', `${path(buyer)}/fulfilment`, { to, ...body }),
    told: async (buyer) => (await world.facts(buyer)).notices,
    async owner({ ctx, conversationId }, ownerId) {
      const data = { owner: ownerId === null ? 'bot' : 'human', ownerId }
      await ctx.transaction(({ tx }) =>
        tx.conversation.updateMany({ where: { tenantId: ctx.tenantId, id: conversationId }, data }),
      )
    },
  }
  return desk

  async function wroteNow({ ctx, conversationId }: Buyer): Promise<void> {
    await ctx.transaction(({ tx }) =>
      tx.conversation.updateMany({
        where: { tenantId: ctx.tenantId, id: conversationId },
        data: { lastInboundAt: world.clock.now() },
      }),
    )
  }
}

function fail(): never {
  throw new Error('this desk works for one shop')
}
