import { beforeAll, describe, expect, it } from 'vitest'
import { createDraft, getOrderStatus } from '../../../src/domain/orders/index.ts'
import { shopSettings } from '../../support/builders.ts'
import { openPaymentWorld, type PaymentWorld } from './payment-world.ts'

let world: PaymentWorld
beforeAll(async () => {
  world = await openPaymentWorld()
})

const ZONE = { id: 'hill', name: 'Hill', feeMinor: 15_000, promise: { kind: 'minutes' as const, within: 60 } }

/** A customer whose draft of one pair for KES 2,500 is to be brought to the hill. */
async function buyerOnTheHill(terms: object) {
  await world.ctx.transaction(({ tx }) =>
    tx.tenant.updateMany({
      where: { id: world.shop.tenantId },
      data: { settings: shopSettings({ fulfilment: { zones: [ZONE], ...terms } }) },
    }),
  )
  const buyer = await world.buyer()
  const fulfilment = { kind: 'delivery' as const, zoneId: 'hill', address: 'Hill Court', pin: null }
  const order = await createDraft(buyer.ctx, { lines: [{ variantId: buyer.variantId, quantity: 1 }], fulfilment })
  return { ...buyer, order }
}

describe('the payment of an order that is delivered', () => {
  it.each([
    ['with_order', 2_650],
    ['on_delivery', 2_500],
  ] as const)('with a fee collected %s is KES %i, and fixes the promise', async (feeCollected, shillings) => {
    const buyer = await buyerOnTheHill({ feeCollected })
    expect(buyer.order.total.amountMinor).toBe(shillings * 100)
    const { attemptId } = await world.push(buyer)
    const [prompt] = await world.sandbox.daraja.prompts({ msisdn: buyer.msisdn })
    expect(prompt?.amount).toBe(shillings)
    await world.sandbox.daraja.answerPrompt(prompt?.id ?? '', { action: 'pay' })
    await world.callbacks(attemptId ?? '')
    expect(await world.facts(buyer)).toMatchObject({
      order: 'paid',
      money: [{ amountMinor: shillings * 100, allocatedMinor: shillings * 100 }],
    })
    const paidAt = world.clock.now()
    world.clock.advance(86_400_000)
    const [order] = await getOrderStatus(buyer.ctx, {
      orderId: buyer.order.orderId,
      reference: null,
      refreshPayment: false,
    })
    expect(order?.fulfilment).toMatchObject({
      fee: { amountMinor: 15_000 },
      feeCollected,
      promise: { from: paidAt.toISOString(), to: new Date(paidAt.getTime() + 3_600_000).toISOString() },
    })
    world.clock.set(paidAt.toISOString())
  })

  it('is not started for less than the shop delivers, and holds no stock then', async () => {
    const buyer = await buyerOnTheHill({ minimumMinor: 300_000 })
    await expect(world.push(buyer)).rejects.toMatchObject({ code: 'limit_exceeded' })
    expect(await world.facts(buyer)).toMatchObject({ order: 'draft', held: 0, attempts: [] })
  })

  it('is not taken for the total without the fee', async () => {
    const buyer = await buyerOnTheHill({})
    const bare = { ...buyer, order: { ...buyer.order, total: buyer.order.subtotal } }
    await expect(world.push(bare)).rejects.toMatchObject({ code: 'not_confirmed' })
  })
})
