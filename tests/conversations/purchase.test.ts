import { describe, expect, it } from 'vitest'
import { createItem } from '../support/builders.ts'
import { startProduct } from '../support/product.ts'
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

describe('a purchase from the first message to the receipt', async () => {
  const product = await startProduct()
  const shop = await product.openShop()
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

  for (const { language, ask, pick, yes, where } of JOURNEYS) {
    it(`is completed in ${language}`, async () => {
      const customer = shop.customer()
      const options = await customer.ask(ask)
      expect(options).toMatch(/1\. .+\n/)
      expect(options).toContain('KES 4,500')
      let heard = await customer.ask(pick)
      for (
        let step = 0;
        step < 4 && (await product.sandbox.daraja.prompts({ msisdn: customer.msisdn })).length === 0;
        step++
      ) {
        heard = await customer.ask(yes)
      }
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
})
