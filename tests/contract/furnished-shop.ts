import pg from 'pg'
import { randomIds } from '../../src/adapters/system/ids.ts'
import { createImport } from '../../src/domain/catalog/index.ts'
import type { Ctx } from '../../src/domain/context.ts'
import { recordFailure } from '../../src/domain/failed-work/index.ts'
import { createTicket } from '../../src/domain/handoff/index.ts'
import { createFaq, recordGap, uploadDocument } from '../../src/domain/knowledge/index.ts'
import { createOffer } from '../../src/domain/offers/index.ts'
import { createDraft, transitionOrder } from '../../src/domain/orders/index.ts'
import { issueC2bInstructions, openReview } from '../../src/domain/payments/index.ts'
import { startReplay } from '../../src/domain/replay/index.ts'
import { getSettings, saveDraft } from '../../src/domain/settings/index.ts'
import { RunOptions, startTrip } from '../../src/domain/trips/index.ts'
import { createEndpoint, numberEvents } from '../../src/domain/webhooks/index.ts'
import { furnish, HOUSE_SETTINGS } from '../integration/journeys/concierge/guest-house.ts'
import { createConversation, createItem } from '../support/builders.ts'
import type { Product, ProductShop } from '../support/product.ts'

/** Of a table with hundreds of rows a few stand for all. */
const OF_EACH = 4

/** A trip that nobody has begun to plan. */
async function askForTrip(ctx: Ctx): Promise<void> {
  const asked = { principal: 'staff:1', customerId: null, conversationId: null, language: 'en', intent: {} }
  await startTrip(ctx, { runId: randomIds.uuid(), ...asked, options: RunOptions.parse({}) })
}

/** Settings that nobody has published, and a replay of them that nobody has run. */
async function draftSettings(ctx: Ctx): Promise<void> {
  const { live } = await getSettings(ctx, 'en')
  await saveDraft(ctx, { settings: { ...live.settings, botName: 'Amani' }, seen: null, language: 'en' })
  await startReplay(ctx, { draftVersion: 1, sample: 1 })
}

export interface FurnishedShop {
  shop: ProductShop
  /** The id of every row that is the shop's. */
  ids: string[]
}

/** A shop with something under every noun that the REST API has. */
export async function openFurnishedShop(product: Product): Promise<FurnishedShop> {
  const shop = await product.openShop({
    settings: { ...HOUSE_SETTINGS, trips: { homeAirport: 'NBO' }, payments: { stk: true, c2b: true, card: false } },
  })
  const ctx = product.runtime.ctxFor(shop.tenantId)
  await createEndpoint(ctx, { name: 'Till', url: 'https://till.shop.example/hooks', types: ['*'] })
  await furnish(ctx)
  const variants = [{ name: '42', options: { size: '42' }, priceMinor: 450_000, stock: 9 }]
  const { variantIds } = await createItem(product.db, shop, { name: 'Breeze Jogger', variants })
  for (const paid of [false, true]) {
    const { conversationId, customerId } = await createConversation(product.db, shop)
    const hers = { ...product.runtime.ctxFor(shop.tenantId, undefined, customerId), conversationId }
    const order = await createDraft(hers, {
      lines: [{ variantId: variantIds[0] ?? '', quantity: 1 }],
      fulfilment: null,
    })
    if (!paid) await issueC2bInstructions(hers, { orderId: order.orderId, confirmedTotal: order.total })
    for (const to of paid ? (['awaiting_payment', 'paid'] as const) : []) {
      await hers.transaction((ctx) => transitionOrder(ctx, { orderId: order.orderId, to, reason: 'test' }))
    }
    await createTicket(hers, { reason: 'dispute', summary: 'asked', journey: 'orders', step: 'ask' })
    const { orderId } = order
    const review = { reason: 'mismatch', subject: orderId, orderId, suggestions: [] } as const
    await hers.transaction((ctx) => openReview(ctx, review))
  }
  const run = { work: 'escalate-ticket', subjectId: randomIds.uuid(), error: new Error('it broke'), deadAfter: 1 }
  await recordFailure(ctx, run, async () => 'stays')
  await uploadDocument(ctx, {
    ...{ title: 'Pool rules', type: 'doc', language: 'en', topic: null, origin: 'text', requestKey: null },
    ...{ fileName: 'pool.md', bytes: Buffer.from('# Pool\n\nNo running.\n') },
  })
  await createFaq(ctx, { question: 'Do you rent bicycles?', answer: 'At the veranda.', language: 'en' })
  const asked = { question: 'Is there a library on the island?', language: 'en', nearestPassage: null } as const
  await ctx.transaction((ctx) => recordGap(ctx, asked))
  const table = { headers: ['sku', 'name', 'price'], rows: [[2, 'CUP', 'Tin Cup', '350'] as [number, ...string[]]] }
  await createImport(ctx, { fileName: 'cups.csv', ...table })
  for (const code of ['KARIBU10', null]) {
    const reduction = { kind: 'percent', percent: 10, maxDiscountMinor: null } as const
    await createOffer(ctx, {
      ...{ code, title: { en: '10% off' }, reduction, minTotalMinor: 0, categories: ['shoes'] },
      ...{ startsAt: new Date('2020-01-01'), endsAt: new Date('2090-01-01'), maxRedemptions: null, perCustomer: null },
    })
  }
  await askForTrip(ctx)
  await draftSettings(ctx)
  await numberEvents(ctx)
  return { shop, ids: await idsOf(product, shop.tenantId) }
}

/** Looked for in every table of shops, so that no noun is forgotten. */
async function idsOf({ db }: Product, tenantId: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: db.ownerUrl })
  await client.connect()
  try {
    const tables = await client.query<{ name: string }>(`
      SELECT c.table_name AS name FROM information_schema.columns c
      JOIN information_schema.columns t USING (table_schema, table_name)
      WHERE c.table_schema = 'public' AND c.column_name = 'id' AND c.data_type = 'uuid' AND t.column_name = 'tenant_id'
      ORDER BY 1`)
    const found: string[] = []
    for (const { name } of tables.rows) {
      const sql = `SELECT id::text FROM "${name}" WHERE tenant_id = $1 ORDER BY id LIMIT ${OF_EACH}`
      found.push(...(await client.query<{ id: string }>(sql, [tenantId])).rows.map(({ id }) => id))
    }
    return found
  } finally {
    await client.end()
  }
}
