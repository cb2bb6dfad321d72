import { describe, expect, it } from 'vitest'
import { createItem } from '../support/builders.ts'
import { axeViolations, hasBrowser, LOOKS, openPage } from './browser.ts'
import { type Desk, openDesk } from './console-desk.ts'

describe.skipIf(!hasBrowser)('an order that several people pay', async () => {
  const payments = { stk: true, c2b: true, card: false }
  const desk: Desk | null = hasBrowser ? await openDesk({ settings: { payments } }) : null
  if (desk === null) return
  const { product, shop } = desk
  const achieng = await desk.join('Achieng', 'owner')
  await createItem(product.db, shop, {
    name: 'Savanna Glide',
    category: 'running shoes',
    tags: ['running', 'shoes'],
    variants: [{ name: '42', options: { size: '42' }, priceMinor: 450_000, stock: 50 }],
  })

  /** A customer whose order three people pay; gives its link, and its id. */
  async function shared() {
    const customer = shop.customer()
    await customer.ask('I want Savanna Glide size 42')
    await customer.ask('split it between three of us')
    const link = /https?:\/\/\S+\/pay\/\S+/.exec(await customer.ask('yes'))?.[0] ?? 'no link'
    const order = await product.db.transaction(shop.tenantId, (tx) =>
      tx.order.findFirstOrThrow({ where: { customer: { address: customer.address } } }),
    )
    return { link, orderId: order.id }
  }

  it.each(LOOKS)('is shown share by share to staff, and paid from its page, in $theme at $width px', async (look) => {
    const { link, orderId } = await shared()
    const end = String(look.width).slice(-3)
    const payers = await openPage(new URL(link).origin, look)
    await payers.page.goto(link)
    await payers.page.getByText('Pay this share').nth(1).click()
    expect(await axeViolations(payers.page)).toEqual([])
    await payers.page.getByLabel('Your M-PESA number').nth(1).fill(`0712 345 ${end}`)
    await payers.page.getByRole('button', { name: 'Send me the request' }).first().click()
    await payers.page.getByText(`Number ending in ${end}`).waitFor()
    expect(await axeViolations(payers.page)).toEqual([])
    expect(payers.offences).toEqual([])

    const { page, offences } = await desk.signIn(achieng, look, `/orders/${orderId}`)
    const card = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Paid together' }) })
    await card.getByText('Being paid').waitFor()
    expect(await card.getByRole('listitem').count()).toBe(3)
    expect(await axeViolations(page)).toEqual([])
    expect(offences).toEqual([])
  })
})
