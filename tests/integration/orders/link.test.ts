import { expect, it } from 'vitest'
import { z } from 'zod'
import { createDraft } from '../../../src/domain/orders/index.ts'
import { OrderWire } from '../../../src/http/contract/order-shapes.ts'
import { hireStaff } from '../../contract/staff.ts'
import { createItem } from '../../support/builders.ts'
import { onceKey } from '../../support/once-key.ts'
import { startProduct } from '../../support/product.ts'
import { until } from '../../support/until.ts'

const TOTAL = 250_000

const product = await startProduct()
const shop = await product.openShop({ settings: { payments: { stk: true, c2b: false, card: true } } })
const { tenantId } = shop
const { token } = await hireStaff(product, shop)

/** An order of somebody who wrote a moment ago. */
async function ordered() {
  const customer = shop.customer()
  await customer.ask('habari')
  const { id: conversationId, customerId } = await product.db.transaction(tenantId, (tx) =>
    tx.conversation.findFirstOrThrow({ where: { customer: { address: customer.address } } }),
  )
  const variants = [{ name: 'Black 41', options: { size: '41' }, priceMinor: TOTAL, stock: 5 }]
  const { variantIds } = await createItem(product.db, shop, { name: 'Rift Runner', variants })
  const ctx = { ...product.runtime.ctxFor(tenantId), customerId, conversationId }
  const { orderId } = await createDraft(ctx, { lines: [{ variantId: variantIds[0] ?? '', quantity: 1 }] })
  return { customer, path: `/orders/${orderId}` }
}

async function call(method: string, path: string, body?: object): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${product.runtime.publicBaseUrl}/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...onceKey(method) },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.json() }
}

it('a link that staff send is paid by its customer, and the order says so', async () => {
  const { customer, path } = await ordered()
  const read = async () => z.object({ order: OrderWire }).parse((await call('GET', path)).body).order
  expect(await call('POST', `${path}/payment-link`, {})).toMatchObject({
    status: 200,
    body: { outcome: 'link', told: true },
  })
  const [known] = await product.sandbox.pesapal.orders()
  if (!known) throw new Error('the provider was asked for no link')
  expect(await customer.next()).toContain(known.trackingId)
  expect(await read()).toMatchObject({
    due: { amount_minor: TOTAL },
    attempts: [{ method: 'card', status: 'pending' }],
  })
  await product.sandbox.pesapal.pay(known.trackingId)
  const paid = await until(async () => {
    const order = await read()
    return order.status === 'paid' ? order : null
  })
  expect(paid).toMatchObject({
    paid: { amount_minor: TOTAL },
    due: { amount_minor: 0 },
    stage: 'to_prepare',
    stock_state: 'settled',
    attempts: [{ method: 'card', status: 'paid' }],
    // What a card paid goes back by hand.
    money: [{ provider: 'pesapal', refundable: { amount_minor: TOTAL }, reversible: [] }],
  })
  expect(await customer.next()).toContain(paid.reference)
})
