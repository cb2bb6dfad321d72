import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createDraft, type OrderView } from '../../../src/domain/orders/index.ts'
import { orderApplyCoupon } from '../../../tools/index.ts'
import { EMPTY_REPLAY } from '../../../tools/replay-book.ts'
import { runTool } from '../../../tools/run-tool.ts'
import { createItem, shopSettings } from '../../support/builders.ts'
import { outputOf, twoShops, variantAt } from './two-shops.ts'

const cases = fc.record({
  feeMinor: fc.nat(100_000),
  freeFromMinor: fc.option(fc.nat(1_000_000)),
  feeCollected: fc.constantFrom('with_order' as const, 'on_delivery' as const),
  way: fc.constantFrom('delivery' as const, 'pickup' as const, null),
  quantities: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 3 }),
  coupon: fc.boolean(),
})

describe('the money of an order with a way to its customer', async () => {
  const { db, shop, customerOf, next } = await twoShops()
  const item = await createItem(db, shop, {
    name: 'Pencil',
    variants: [{ name: 'HB', options: {}, priceMinor: 33_300, stock: 90_000 }],
  })
  const ctx = await customerOf(shop)
  await ctx.transaction(({ tx }) =>
    tx.offer.create({
      data: {
        tenantId: ctx.tenantId,
        id: ctx.ids.uuid(),
        code: 'THIRD',
        title: { en: 'A third' },
        kind: 'percent',
        percent: 33,
        startsAt: new Date('2026-01-01Z'),
        endsAt: new Date('2027-01-01Z'),
      },
    }),
  )

  it('adds up, whatever changes: total = lines - discount + the fee that is collected with the order', async () => {
    await fc.assert(
      fc.asyncProperty(cases, async ({ feeMinor, freeFromMinor, feeCollected, way, quantities, coupon }) => {
        const buyer = await customerOf(shop)
        const zones = [{ id: 'hill', name: 'Hill', feeMinor, freeFromMinor }]
        const pickup = [{ id: 'shop', name: 'Shop', address: 'Road' }]
        const settings = shopSettings({ fulfilment: { feeCollected, zones, pickup } })
        await buyer.transaction(({ tx }) => tx.tenant.updateMany({ where: { id: shop.tenantId }, data: { settings } }))
        const chosen =
          way === 'delivery'
            ? { kind: way, zoneId: 'hill', address: null, pin: null }
            : way && { kind: way, placeId: 'shop' }
        const check = (order: OrderView, quantity: number) => {
          const goods = quantity * 33_300
          const free = freeFromMinor !== null && goods >= freeFromMinor
          const fee = way !== 'delivery' || free ? 0 : feeMinor
          const [subtotal, discount, deliveryFee, total] = [
            order.subtotal,
            order.discount,
            order.deliveryFee,
            order.total,
          ].map(({ amountMinor }) => amountMinor)
          expect(subtotal).toBe(goods)
          expect(deliveryFee).toBe(feeCollected === 'with_order' ? fee : 0)
          expect(total).toBe(goods - (discount ?? 0) + (deliveryFee ?? 0))
          if (order.fulfilment?.kind === 'delivery') expect(order.fulfilment.fee.amountMinor).toBe(fee)
          return total ?? 0
        }
        for (const [turn, quantity] of quantities.entries()) {
          const lines = [{ variantId: variantAt(item, 0), quantity }]
          const order = await createDraft(buyer, turn === 0 ? { lines, fulfilment: chosen } : { lines })
          const total = check(order, quantity)
          if (!coupon) continue
          const input = { order_id: order.orderId, code: 'THIRD' }
          const applied = outputOf(await runTool(next(buyer), orderApplyCoupon, input, EMPTY_REPLAY))
          expect(check(applied.order, quantity)).toBeLessThanOrEqual(total)
        }
      }),
      { numRuns: 20 },
    )
  }, 60_000)
})
