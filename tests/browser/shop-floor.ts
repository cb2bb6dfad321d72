import { FulfilmentSettings } from '../../src/domain/tenancy/fulfilment-settings.ts'
import { createItem } from '../support/builders.ts'
import type { ProductShop, TestCustomer } from '../support/product.ts'
import { until } from '../support/until.ts'
import { type Desk, openDesk } from './console-desk.ts'

const fulfilment = FulfilmentSettings.parse({
  feeCollected: 'with_order',
  zones: [{ id: 'west', name: 'Nairobi West', aliases: ['Westlands', 'Kilimani'], feeMinor: 25_000 }],
  pickup: [{ id: 'shop', name: 'Jua Plaza', address: 'Tom Mboya Street' }],
})

export interface Bought {
  customer: TestCustomer
  orderId: string
  reference: string
  receipt: string
}

/** A desk whose shop has shoes on its shelf and brings them. */
export interface Floor extends Desk {
  /** A customer who was asked for the PIN and has not typed it yet. */
  ordered(): Promise<{ customer: TestCustomer; promptId: string; reference: string; orderId: string }>
  /** A customer who has ordered shoes to her door and paid for them. */
  bought(): Promise<Bought>
  /** Somebody pays by hand, in whole shillings, and types a reference. Gives the receipt. */
  payByHand(amount: number, reference: string): Promise<string>
}

export async function openFloor(): Promise<Floor> {
  const desk = await openDesk({ settings: { fulfilment } })
  const { product, shop } = desk
  await stock(desk, shop)
  const ordered = async () => {
    const customer = shop.customer()
    await customer.ask('I want Savanna Glide size 42, deliver to Kilimani')
    await customer.ask('yes')
    const push = await until(async () => (await product.sandbox.daraja.pushes({ msisdn: customer.msisdn })).at(0))
    const [prompt] = await product.sandbox.daraja.prompts({ msisdn: customer.msisdn })
    const reference = push.accountReference
    const { id } = await product.db.transaction(shop.tenantId, (tx) =>
      tx.order.findFirstOrThrow({ where: { reference }, select: { id: true } }),
    )
    return { customer, promptId: prompt?.id ?? '', reference, orderId: id }
  }
  return {
    ...desk,
    ordered,
    async bought() {
      const { customer, promptId, reference, orderId } = await ordered()
      await product.sandbox.daraja.answerPrompt(promptId, { action: 'pay' })
      await customer.next()
      const [push] = await product.sandbox.daraja.pushes({ msisdn: customer.msisdn })
      return { customer, orderId, reference, receipt: push?.receipt ?? '' }
    },
    async payByHand(amount, reference) {
      // As most shortcodes are: the shop is not asked beforehand, so that any reference goes through.
      await product.sandbox.daraja.setC2b({ shortcode: shop.shortcode, validation: false })
      const paid = { shortcode: shop.shortcode, reference, amount, msisdn: shop.customer().msisdn }
      return (await product.sandbox.daraja.payC2b(paid)).receipt ?? ''
    },
  }
}

async function stock({ product }: Desk, shop: ProductShop): Promise<void> {
  for (const name of ['Rift Runner', 'Savanna Glide', 'Nyota Sprint']) {
    await createItem(product.db, shop, {
      name,
      category: 'running shoes',
      tags: ['shoes', 'running'],
      variants: ['41', '42', '43'].map((size) => ({
        name: `${size} / Black`,
        options: { size, colour: 'black' },
        priceMinor: 450_000,
        stock: 50,
      })),
    })
  }
}
