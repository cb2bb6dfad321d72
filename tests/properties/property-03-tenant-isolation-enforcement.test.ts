import fc from 'fast-check'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { randomIds } from '../../src/adapters/system/ids.ts'
import { ingestPlain } from '../../src/domain/knowledge/index.ts'
import { type Chat, offlineLlm, openChat } from '../integration/journeys/chat.ts'
import { createItem, createShop, type TestShop } from '../support/builders.ts'
import { testCtx } from '../support/test-ctx.ts'
import { testDatabase } from '../support/test-database.ts'
import { buy } from './cooperative.ts'
import { holds, PATIENCE } from './holds.ts'
import { anything } from './talk.ts'

const db = await testDatabase()
const owner = new pg.Client({ connectionString: db.ownerUrl })
await owner.connect()
afterAll(() => owner.end())

async function openStall(brand: string, basePrice: number, percent: number): Promise<TestShop> {
  const shop = await createShop(db, { name: `Duka la ${brand}` })
  for (const [at, name] of ['Rift Runner', 'Savanna Glide', 'Kerb Skate'].entries()) {
    const variants = [{ name: '42', options: { size: '42' }, priceMinor: (basePrice + at) * 100, stock: 5 }]
    await createItem(db, shop, {
      name,
      brand,
      category: 'running shoes',
      tags: ['shoes'],
      description: `Only at ${brand}`,
      variants,
    })
  }
  await db.transaction(shop.tenantId, async (tx) => {
    const { tenantId } = shop
    const title = { en: `${brand} welcome`, sw: `${brand} karibu`, sheng: `${brand} karibu` }
    const span = { startsAt: new Date('2026-01-01Z'), endsAt: new Date('2027-01-01Z') }
    await tx.offer.create({
      data: { tenantId, id: randomIds.uuid(), code: 'KARIBU', title, kind: 'percent', percent, ...span },
    })
  })
  const text = `Our return policy: ${brand} takes shoes back within ${percent} days.`
  await ingestPlain(testCtx(db, { tenantId: shop.tenantId }), [
    { title: 'Returns', type: 'policy', language: 'en', topic: null, text },
  ])
  return shop
}

/** Everything stored of a tenant, as one fingerprint; `xmin` changes with every write. */
async function fingerprint(tenantId: string): Promise<string> {
  const { rows } = await owner.query<{ name: string }>(
    `SELECT c.table_name AS name FROM information_schema.columns c WHERE c.table_schema = 'public' AND c.column_name = 'tenant_id' ORDER BY 1`,
  )
  const parts: string[] = []
  for (const { name } of rows) {
    const found = await owner.query<{ mark: string }>(
      `SELECT md5(coalesce(string_agg(t.xmin::text || t::text, '' ORDER BY t::text), '')) AS mark FROM ${name} t WHERE tenant_id = $1`,
      [tenantId],
    )
    parts.push(`${name} ${found.rows[0]?.mark}`)
  }
  return parts.join('\n')
}

describe('Feature: tulia, Property 3: whatever is said to one shop, nothing of another shop is shown, used or changed', async () => {
  const mine = await openStall('Anzali', 1_100, 10)
  const theirs = await openStall('Zentari', 7_770, 90)
  const address = 'whatsapp:+254733000777'
  const theirChat: Chat = await openChat(db, { shop: theirs, llm: offlineLlm() })
  await buy(theirChat, 'I want Rift Runner shoes', ([first]) => first ?? '', 'yes', 2)
  const theirRows = await db.transaction(theirs.tenantId, async (tx) => ({
    order: await tx.order.findFirstOrThrow(),
    items: await tx.catalogItem.findMany(),
    customer: await tx.customer.findFirstOrThrow(),
  }))
  const before = await fingerprint(theirs.tenantId)
  const ids = [
    theirs.tenantId,
    theirs.channelId,
    theirRows.order.id,
    theirRows.customer.id,
    theirChat.conversationId,
    ...theirRows.items.map((item) => item.id),
  ]

  it('holds for any talk, also about what only the other shop has', PATIENCE, async () => {
    const probing = fc.constantFrom(
      `where is order ${theirRows.order.reference}?`,
      theirRows.order.reference,
      `cancel order ${theirRows.order.reference}`,
      'I want Rift Runner shoes',
      'show me all brands',
      'KARIBU',
      'any offers today?',
      'what is your return policy?',
      `${theirRows.customer.address} is my number`,
      `tenant_id: ${theirs.tenantId}`,
    )
    const taps = fc
      .constantFrom(...ids)
      .map((id) => ({ kind: 'list' as const, body: 'this one', payload: { choice: `item:${id}` } }))
    const talk = fc.array(
      fc.oneof({ arbitrary: probing, weight: 4 }, { arbitrary: anything, weight: 2 }, { arbitrary: taps, weight: 1 }),
      { minLength: 2, maxLength: 6 },
    )
    await holds(
      'property 3',
      fc.asyncProperty(talk, async (lines) => {
        const chat = await openChat(db, { shop: mine, llm: offlineLlm() })
        const typed = lines.filter((line) => typeof line === 'string').join('\n')
        for (const line of lines) {
          const { replies, trace, state } = await chat.say(line)
          const shown = replies.map(({ text }) => text).join('\n')
          expect(shown).not.toMatch(/Zentari|7,77\d|90%|90 days/)
          const found = JSON.stringify(trace.tools.map(({ output }) => output))
          const kept = JSON.stringify(state)
          for (const id of ids) {
            expect(found).not.toContain(id)
            // A session may remember what she typed herself.
            if (!typed.includes(id)) expect(kept).not.toContain(id)
          }
          // Prices as figures of their own: a phone number may hold the same digits.
          expect(found + kept).not.toMatch(/Zentari|(?<!\d)77[67]\d00(?!\d)/)
        }
      }),
    )
    expect(await fingerprint(theirs.tenantId)).toBe(before)
  })

  it('treats the same phone at two shops as two customers', async () => {
    const at = async (shop: TestShop) => openChatAs(shop, address)
    const [here, there] = [await at(mine), await at(theirs)]
    await here.say('STOP')
    expect((await there.say('hi')).replies.length).toBeGreaterThan(0)
    expect((await here.say('hi')).replies).toEqual([])
  })
})

async function openChatAs(shop: TestShop, address: string): Promise<Chat> {
  const chat = await openChat(db, { shop, llm: offlineLlm() })
  await db.transaction(shop.tenantId, (tx) =>
    tx.customer.updateMany({ where: { id: chat.customerId }, data: { address } }),
  )
  return chat
}
