import { describe, expect, it } from 'vitest'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import { updatePreferences } from '../../../src/domain/customers/index.ts'
import {
  createTicket,
  escalateTicket,
  resolveConversation,
  returnToBot,
  takeOver,
} from '../../../src/domain/handoff/index.ts'
import { createDraft, transitionOrder } from '../../../src/domain/orders/index.ts'
import { openReview } from '../../../src/domain/payments/index.ts'
import { getInboxSettings, saveInboxSettings } from '../../../src/domain/settings/index.ts'
import { EVENTS, EventType } from '../../../src/domain/webhooks/catalogue/schemas.ts'
import { listEvents, numberEvents } from '../../../src/domain/webhooks/index.ts'
import { createConversation, createItem, createShop, inboundRow } from '../../support/builders.ts'
import { openHooksStage } from './hooks-stage.ts'

const stage = await openHooksStage()
const { db, clock } = stage
const DONE = { outcome: 'solved', note: 'done', promised: null } as const

/** Makes every fact happen once at a shop, by the verbs that make it. */
async function everything(tenantId: string) {
  const shop = { tenantId, ...(await createShopOf(tenantId)) }
  const { conversationId, customerId } = await createConversation(db, shop)
  const { variantIds } = await createItem(db, shop, {
    name: 'Breeze Jogger',
    variants: [{ name: '42', options: { size: '42' }, priceMinor: 450_000, stock: 9 }],
  })
  const sql = { statements: 0, transactions: 0 }
  const ctx = { ...stage.ctxOf(tenantId), conversationId, customerId, sql }
  await db.transaction(tenantId, (tx) =>
    tx.inboundMessage.create({ data: inboundRow({ tenantId, conversationId }, { epoch: 1, receivedAt: clock.now() }) }),
  )
  await takeOver(ctx, { conversationId, operator: 'staff:1' })
  await returnToBot(ctx, { conversationId, summary: DONE })
  await createTicket(ctx, { reason: 'dispute', summary: 'asked', journey: 'orders', step: 'ask' })
  const { id: ticketId } = await db.transaction(tenantId, (tx) =>
    tx.handoffTicket.findFirstOrThrow({ where: { tenantId } }),
  )
  clock.advance(3_600_000)
  await escalateTicket(ctx, { ticketId })
  await resolveConversation({ ...ctx, actor: 'staff:1' }, { conversationId, summary: DONE, csat: false })
  const move = async (orderId: string, to: 'awaiting_payment' | 'paid' | 'fulfilled' | 'cancelled') =>
    ctx.transaction((ctx) => transitionOrder(ctx, { orderId, to, reason: 'test' }))
  const lines = [{ variantId: variantIds[0] ?? '', quantity: 1 }]
  const { orderId } = await createDraft(ctx, { lines, fulfilment: null })
  for (const to of ['awaiting_payment', 'paid', 'fulfilled'] as const) await move(orderId, to)
  const dropped = await createDraft(ctx, { lines, fulfilment: null })
  await move(dropped.orderId, 'cancelled')
  await pay(tenantId, orderId)
  await ctx.transaction((ctx) => openReview(ctx, { reason: 'mismatch', subject: orderId, orderId, suggestions: [] }))
  await updatePreferences(ctx, { marketing: true, source: 'chat' })
  const { settings } = await getInboxSettings(ctx)
  await saveInboxSettings(ctx, { wanted: { ...settings, labels: ['vip'] }, seen: null })
  return sql
}

async function createShopOf(tenantId: string) {
  const { id } = await db.transaction(tenantId, (tx) => tx.channel.findFirstOrThrow({ where: { tenantId } }))
  return { channelId: id, address: '', providerAccount: '', authToken: '' }
}

async function pay(tenantId: string, orderId: string): Promise<void> {
  const own = () => ({ tenantId, id: randomIds.uuid() })
  await db.transaction(tenantId, async (tx) => {
    const account = { ...own(), provider: 'mpesa', shortcode: '174379', credentialsEnc: 'sealed' }
    await tx.paymentAccount.create({ data: account })
    const attempt = await tx.paymentAttempt.create({
      data: {
        ...own(),
        ...{ orderId, accountId: account.id, requestId: randomIds.uuid(), method: 'stk', status: 'pending' },
        ...{
          amountMinor: 450_000,
          currency: 'KES',
          msisdn: '254700000001',
          reference: 'TL-1',
          tokenHash: randomIds.secret(32),
        },
        expiresAt: clock.now(),
      },
    })
    await tx.paymentAttempt.updateMany({ where: { tenantId, id: attempt.id }, data: { status: 'paid' } })
  })
}

const eventsOf = async (tenantId: string) =>
  (await listEvents(stage.ctxOf(tenantId), { type: null, from: null, before: null, limit: 100 })).events

describe('what happens at a shop', () => {
  it('is told in the form that the catalogue says, every kind of it', async () => {
    await stage.open('facts')
    await everything(stage.shop.tenantId)
    await numberEvents(stage.ctx)
    const events = await eventsOf(stage.shop.tenantId)
    expect([...new Set(events.map(({ type }) => type))].sort()).toEqual([...EventType.options].sort())
    for (const { type, data } of events) expect(EVENTS[type].data.parse(data)).toEqual(data)
  })

  it('is numbered from 1 without a hole, each thing in the order of what happened to it', async () => {
    const events = (await eventsOf(stage.shop.tenantId)).toReversed()
    expect(events.map(({ sequence }) => sequence)).toEqual(events.map((_, at) => at + 1))
    const [first] = events.filter(({ type }) => type === 'order.created')
    const ofOrder = events.filter(
      ({ data, type }) => data.order_id === first?.data.order_id && type.startsWith('order.'),
    )
    expect(ofOrder.map(({ type }) => type)).toEqual(['order.created', 'order.placed', 'order.paid', 'order.fulfilled'])
  })

  it('costs a shop without endpoints no statement and leaves it no row', async () => {
    const [told, untold] = [await createShop(db), await createShop(db)]
    await stage.open('told', ['*'], stage.ctxOf(told.tenantId))
    const withEndpoint = await everything(told.tenantId)
    const without = await everything(untold.tenantId)
    expect(without).toEqual(withEndpoint)
    expect(without.statements).toBeGreaterThan(10)
    expect(await db.transaction(untold.tenantId, (tx) => tx.webhookEvent.count())).toBe(0)
    expect(await db.transaction(told.tenantId, (tx) => tx.webhookEvent.count())).toBeGreaterThan(10)
  })

  it('is not told when it did not happen', async () => {
    const { tenantId } = await createShop(db)
    const ctx = stage.ctxOf(tenantId)
    await stage.open('rolled-back', ['*'], ctx)
    const shop = { tenantId, ...(await createShopOf(tenantId)) }
    const { conversationId } = await createConversation(db, shop)
    const undone = ctx.transaction(async (ctx) => {
      await takeOver(ctx, { conversationId, operator: 'staff:1' })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await takeOver(ctx, { conversationId, operator: 'staff:2' })
    await numberEvents(ctx)
    const events = await eventsOf(tenantId)
    expect(events).toMatchObject([{ type: 'conversation.taken_over', sequence: 1, data: { owner_id: 'staff:2' } }])
  })

  it('has its number when it is committed, and nobody waits for another to be counted', async () => {
    const { tenantId } = await createShop(db)
    const ctx = stage.ctxOf(tenantId)
    await stage.open('late', ['*'], ctx)
    const shop = { tenantId, ...(await createShopOf(tenantId)) }
    const [slow, quick] = [await createConversation(db, shop), await createConversation(db, shop)]
    await ctx.transaction(async (late) => {
      await takeOver(late, { conversationId: slow.conversationId, operator: 'staff:1' })
      // On connections of their own, while the first has written its fact and not committed it.
      await takeOver(ctx, { conversationId: quick.conversationId, operator: 'staff:1' })
      await numberEvents(ctx)
    })
    await numberEvents(ctx)
    const events = (await eventsOf(tenantId)).toReversed()
    expect(events.map(({ sequence, data }) => [sequence, data.conversation_id])).toEqual([
      [1, quick.conversationId],
      [2, slow.conversationId],
    ])
  })
})
