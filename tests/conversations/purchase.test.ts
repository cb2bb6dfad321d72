import { describe, expect, it } from 'vitest'
import { FulfilmentSettings } from '../../src/domain/tenancy/fulfilment-settings.ts'
import { createItem, type TestShop } from '../support/builders.ts'
import { type Product, startProduct } from '../support/product.ts'
import { until } from '../support/until.ts'

const JOURNEYS = [
  {
    language: 'Swahili',
    ask: 'Habari, nataka viatu vya kukimbia size 42',
    pick: '2',
    yes: 'ndio',
    where: 'order yangu iko wapi?',
  },
  {
    language: 'English',
    ask: 'Hello, I want running shoes size 42',
    pick: 'the second one',
    yes: 'yes',
    where: 'where is my order?',
  },
  {
    language: 'Sheng',
    ask: 'Niaje, nadai viatu za kukimbia size 42',
    pick: 'ya pili',
    yes: 'eeh',
    where: 'order yangu iko aje?',
  },
]

const fulfilment = FulfilmentSettings.parse({
  feeCollected: 'with_order',
  zones: [{ id: 'west', name: 'Nairobi West', aliases: ['Westlands', 'Kilimani'], feeMinor: 25_000 }],
  pickup: [{ id: 'shop', name: 'Jua Plaza', address: 'Tom Mboya Street' }],
})

async function stock(product: Product, shop: TestShop): Promise<void> {
  for (const name of ['Rift Runner', 'Savanna Glide', 'Nyota Sprint', 'Mwendo Pro']) {
    await createItem(product.db, shop, {
      name,
      category: 'running shoes',
      tags: ['shoes', 'running'],
      variants: ['41', '42', '43'].map((size) => ({
        name: `${size} / Black`,
        options: { size, colour: 'black' },
        priceMinor: 450_000,
        stock: 5,
      })),
    })
  }
}

describe('a purchase from the first message to the receipt', async () => {
  const product = await startProduct()
  const shop = await product.openShop()
  await stock(product, shop)

  for (const { language, ask, pick, yes, where } of JOURNEYS) {
    it(`is completed in ${language}`, async () => {
      const customer = shop.customer()
      const options = await customer.ask(ask)
      expect(options).toMatch(/1\. .+\n/)
      expect(options).toContain('KES 4,500')
      // Searched, picked, and one yes to everything at once.
      expect(await customer.ask(pick)).toMatch(/^(?:Pay|Ulipe) KES 4,500 /m)
      const heard = await customer.ask(yes)
      const [prompt] = await until(async () => {
        const open = await product.sandbox.daraja.prompts({ msisdn: customer.msisdn })
        return open.length > 0 ? open : null
      })
      expect(heard).toContain('PIN')
      expect(prompt?.amount).toBe(4_500)
      await product.sandbox.daraja.answerPrompt(prompt?.id ?? '', { action: 'pay' })
      const notice = await customer.next()
      const [push] = await product.sandbox.daraja.pushes({ msisdn: customer.msisdn })
      expect(notice).toContain('KES 4,500')
      expect(notice).toContain(push?.receipt ?? 'no receipt')
      const status = await customer.ask(where)
      expect(status).toContain(push?.accountReference ?? 'no reference')
      const order = await product.db.transaction(shop.tenantId, (tx) =>
        tx.order.findFirstOrThrow({
          where: { reference: push?.accountReference ?? '' },
          include: { lines: true, money: true },
        }),
      )
      expect(order.status).toBe('paid')
      expect(order.stockState).toBe('settled')
      expect(order.money.map((row) => row.allocatedMinor)).toEqual([450_000])
    })
  }
  it('takes two messages before the PIN when the first one says it all, and the fee of the place is paid with it', async () => {
    const delivering = await product.openShop({ settings: { fulfilment } })
    await stock(product, delivering)
    const customer = delivering.customer()
    const asked = await customer.ask('I want Savanna Glide size 42, deliver to Kilimani')
    expect(asked).toMatch(/Kilimani.*KES 250/)
    expect(asked).toMatch(/^Pay KES 4,750 by M-PESA/m)
    expect(await customer.ask('yes')).toContain('PIN')
    const [prompt] = await product.sandbox.daraja.prompts({ msisdn: customer.msisdn })
    expect(prompt?.amount).toBe(4_750)
    await product.sandbox.daraja.answerPrompt(prompt?.id ?? '', { action: 'pay' })
    expect(await customer.next()).toContain('KES 4,750')
    const order = await product.db.transaction(delivering.tenantId, (tx) => tx.order.findFirstOrThrow({}))
    expect(order).toMatchObject({
      status: 'paid',
      totalMinor: 475_000,
      deliveryFeeMinor: 25_000,
      fulfilmentKind: 'delivery',
      fulfilmentPlaceId: 'west',
      fulfilmentAddress: 'Kilimani',
    })
  })
})
