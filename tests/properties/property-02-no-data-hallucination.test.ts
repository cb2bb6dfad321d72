import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { randomIds } from '../../src/adapters/system/ids.ts'
import { parseReference } from '../../src/lib/reference.ts'
import type { Llm } from '../../src/llm/llm.ts'
import { answerOf, type Chat, offlineLlm, openChat } from '../integration/journeys/chat.ts'
import { createItem, createShop, type TestShop } from '../support/builders.ts'
import { testDatabase } from '../support/test-database.ts'
import { holds, PATIENCE } from './holds.ts'
import { answer, lineOf } from './talk.ts'

const db = await testDatabase()

type Lie = (text: string) => string

/** A model that never gets a text right: what it writes is changed before it is checked, as an inventive vendor's would be. */
function lyingLlm(lie: Lie): Llm {
  const honest = offlineLlm()
  return {
    async ask(prompt, vars, scope, check) {
      const offline = await honest.ask(prompt, vars, scope)
      if (typeof offline.value !== 'string' || !('text' in prompt.output)) return offline
      const told = prompt.output.schema.safeParse(lie(offline.value))
      const accepted = told.success && (check?.(told.data) ?? null) === null
      return accepted ? { ...offline, value: told.data } : offline
    },
  }
}

const LIES: Lie[] = [
  (text) => text,
  (text) => text.replace(/KES ([\d,]+)/g, 'KES 7$1'),
  (text) => text.replace(/KES [\d,]+/, 'KES 13,131'),
  (text) => `${text}\nDelivery is KES 77 only.`,
  (text) => `${text} Your order 7KQ4M2XPA is paid.`,
]

const PEOPLE_SAY_AMOUNTS = /\d[\d,. ]*/g

/** Every amount that the shop's rows hold, as a customer would read it. */
async function amountsOf({ shop, conversationId }: Chat): Promise<Set<string>> {
  const { tenantId } = shop
  const rows = await db.transaction(tenantId, async (tx) => ({
    variants: await tx.catalogVariant.findMany({ where: { tenantId } }),
    offers: await tx.offer.findMany({ where: { tenantId } }),
    orders: await tx.order.findMany({ where: { tenantId, conversationId }, include: { lines: true } }),
  }))
  const minor = [
    ...rows.variants.map((row) => row.priceMinor),
    ...rows.offers.flatMap((row) => [row.amountMinor ?? 0, row.minTotalMinor]),
    ...rows.orders.flatMap((row) => [
      row.subtotalMinor,
      row.discountMinor,
      row.totalMinor,
      ...row.lines.flatMap((line) => [line.unitPriceMinor, line.lineTotalMinor]),
    ]),
  ]
  return new Set(minor.map((amount) => (amount / 100).toLocaleString('en-KE', { maximumFractionDigits: 2 })))
}

function amountsIn(text: string): string[] {
  return [...text.matchAll(/(?:KES|KSh|Ksh|bob)\s?([\d,]+(?:\.\d{1,2})?)/g)].map(([, amount = '']) =>
    amount.replace(/,$/, ''),
  )
}

async function openStall(prices: readonly number[]): Promise<TestShop> {
  const shop = await createShop(db)
  const names = ['Rift Runner', 'Savanna Glide', 'Nyota Sprint', 'Mwendo Pro', 'Tao Canvas', 'Kerb Skate']
  for (const [at, price] of prices.entries()) {
    const variants = ['41', '42'].map((size, step) => ({
      name: size,
      options: { size },
      priceMinor: (price + step * 7) * 100,
      stock: 3,
    }))
    await createItem(db, shop, {
      name: names[at] ?? `Shoe ${at}`,
      category: 'running shoes',
      tags: ['shoes'],
      variants,
    })
  }
  await db.transaction(shop.tenantId, (tx) =>
    tx.offer.create({
      data: {
        tenantId: shop.tenantId,
        id: randomIds.uuid(),
        code: 'KARIBU',
        title: { en: 'A welcome', sw: 'Karibu', sheng: 'Karibu' },
        kind: 'fixed',
        amountMinor: (prices[0] ?? 1) * 10,
        startsAt: new Date('2026-01-01Z'),
        endsAt: new Date('2027-01-01Z'),
      },
    }),
  )
  return shop
}

describe('Feature: tulia, Property 2: no figure, reference or fact of business leaves that no row of the shop or order holds, even when the model invents one', () => {
  it('holds for any shop, any question and any inventive model', PATIENCE, async () => {
    const question = fc.oneof(
      fc.constantFrom(
        'how much are Rift Runner shoes',
        'bei ya viatu vya kukimbia',
        'show me running shoes',
        'what does the Mwendo Pro cost?',
        'any offers today?',
        'KARIBU',
        'what is my total?',
        'where is my order?',
        'did my payment go through?',
        'is it KES 99?',
        'you said 50 bob',
      ),
      lineOf('order_status', 'discounts_offers', 'product_question', 'payment_help'),
      answer,
    )
    const prices = fc.uniqueArray(fc.integer({ min: 101, max: 99_999 }), { minLength: 1, maxLength: 6 })
    await holds(
      'property 2',
      fc.asyncProperty(
        prices,
        fc.array(question, { minLength: 2, maxLength: 6 }),
        fc.constantFrom(...LIES),
        async (costs, talk, lie) => {
          const chat = await openChat(db, { shop: await openStall(costs), llm: lyingLlm(lie) })
          const said = new Set<string>()
          for (const line of talk) {
            for (const [figure] of line.matchAll(PEOPLE_SAY_AMOUNTS)) said.add(figure.trim())
            const text = answerOf(await chat.say(line))
            const known = await amountsOf(chat)
            for (const amount of amountsIn(text))
              expect(known.has(amount) || said.has(amount), `${amount} in: ${text}`).toBe(true)
            for (const word of text.match(/\b[A-Z2-9]{9}\b/g) ?? []) {
              if (parseReference(word) !== null) expect(await isOurs(chat, word), `${word} in: ${text}`).toBe(true)
            }
            expect(text).not.toContain('7KQ4M2XPA')
          }
        },
      ),
    )
  })
})

async function isOurs({ shop }: Chat, reference: string): Promise<boolean> {
  const { tenantId } = shop
  return db.transaction(tenantId, async (tx) => {
    const orders = await tx.order.count({ where: { tenantId, reference } })
    const tickets = await tx.handoffTicket.count({ where: { tenantId, reference } })
    return orders + tickets > 0
  })
}
