import { beforeAll, describe, expect, it } from 'vitest'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import { createDraft } from '../../../src/domain/orders/index.ts'
import { issueC2bInstructions, startStkPush } from '../../../src/domain/payments/index.ts'
import { createItem } from '../../support/builders.ts'
import { type Product, type ProductShop, startProduct } from '../../support/product.ts'
import { until } from '../../support/until.ts'

let product: Product
let shop: ProductShop
beforeAll(async () => {
  product = await startProduct()
  shop = await product.openShop({ settings: { payments: { stk: true, c2b: true, card: false } } })
})

/** A customer who has written once, with an order and its instruction. */
async function instructed() {
  const { tenantId } = shop
  const customer = shop.customer()
  await customer.ask('Hello')
  const variants = [{ name: 'Black 42', options: { size: '42' }, priceMinor: 180_000, stock: 3 }]
  const { variantIds } = await createItem(product.db, shop, { name: `Runner ${randomIds.secret(3)}`, variants })
  const conversation = await product.db.transaction(tenantId, (tx) =>
    tx.conversation.findFirstOrThrow({ where: { tenantId, customer: { address: customer.address } } }),
  )
  const ctx = {
    ...product.runtime.ctxFor(tenantId, randomIds.uuid(), conversation.customerId),
    conversationId: conversation.id,
  }
  const order = await createDraft(ctx, { lines: [{ variantId: variantIds[0] ?? '', quantity: 1 }] })
  await issueC2bInstructions(ctx, { orderId: order.orderId, confirmedTotal: order.total })
  return { customer, order }
}

describe('a customer who pays by hand', () => {
  it('hears of a part, of the rest, and of the receipt, by the running product alone', async () => {
    const { customer, order } = await instructed()
    const pay = (amount: number) =>
      product.sandbox.daraja.payC2b({
        shortcode: shop.shortcode,
        reference: order.reference,
        amount,
        msisdn: customer.msisdn,
      })
    expect(await pay(800)).toMatchObject({ confirmed: 200 })
    const part = await customer.next()
    expect(part).toContain('KES 800')
    expect(part).toContain('KES 1,000')
    const { receipt } = await pay(1_000)
    expect(await customer.next()).toContain(receipt)
  })

  it('is heard although the report came while no worker was told of it: the sweep finds it', async () => {
    const { customer, order } = await instructed()
    const { tenantId, mpesa } = shop
    const receipt = 'SWEPT00001'
    await product.db.transaction(tenantId, (tx) =>
      tx.paymentNotification.create({
        data: {
          tenantId,
          id: randomIds.uuid(),
          accountId: mpesa.accountId,
          source: 'c2b',
          eventKey: `c2b:${receipt}`,
          claim: {
            receipt,
            amountMinor: 180_000,
            shortcode: shop.shortcode,
            typedReference: order.reference,
            payer: null,
            paidAt: null,
          },
          raw: {},
        },
      }),
    )
    expect(await customer.next()).toContain(receipt)
  })

  it('finds her prompt paid once although it is reported twice', async () => {
    const { tenantId } = shop
    const customer = shop.customer()
    await product.sandbox.daraja.script({ msisdn: customer.msisdn, outcome: 'pay' })
    const { order } = await instructed()
    const push = { orderId: order.orderId, msisdn: customer.msisdn, confirmedTotal: order.total }
    await startStkPush(product.runtime.ctxFor(tenantId, randomIds.uuid(), null), push)
    await until(
      async () => {
        const [paid] = await product.sandbox.daraja.pushes({ msisdn: customer.msisdn })
        const eventKey = `c2b:${paid?.receipt}`
        return product.db.transaction(tenantId, (tx) =>
          tx.paymentNotification.findFirst({ where: { tenantId, eventKey, handledAt: { not: null } } }),
        )
      },
      { what: 'the settled report' },
    )
    const money = await product.db.transaction(tenantId, (tx) =>
      tx.moneyReceipt.findMany({ where: { tenantId, orderId: order.orderId } }),
    )
    expect(money.map(({ allocatedMinor }) => allocatedMinor)).toEqual([180_000])
  })
})
