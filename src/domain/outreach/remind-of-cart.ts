import { formatMoney } from '../../lib/money.ts'
import type { Ctx, TxCtx } from '../context.ts'
import { findQueued, noticeTemplate, queueReply } from '../messaging/index.ts'
import type { Menu } from '../messaging/schemas.ts'
import { lockBreaker, tripBreaker } from './breaker.ts'
import { decideReminder, type ReminderDecision } from './decide-reminder.ts'
import { type ReminderFacts, readReminderFacts } from './reminder-facts.ts'

const NAMED_ITEMS = 3

/**
 * `queued`: the one reminder of this order stands in the outbox, from now or from before. `waiting`: its time has not
 * come. `done`: there will be none, or it was settled before.
 */
export type CartReminder = { outcome: 'queued'; conversationId: string } | { outcome: 'waiting' | 'done' }

/** Decides about the one reminder of an order that was left unpaid, and puts it into the outbox when it may go now. */
export async function remindOfCart(ctx: Ctx, input: { orderId: string }): Promise<CartReminder> {
  return ctx.transaction(async (ctx) => {
    const breaker = await lockBreaker(ctx)
    const facts = await readReminderFacts(ctx, { orderId: input.orderId, countFrom: breaker.resetAt })
    if (!facts) return { outcome: 'done' }
    if (facts.outreachStatus !== null && facts.outreachStatus !== 'planned') return { outcome: 'done' }
    if (facts.outboundId !== null) return { outcome: 'queued', conversationId: facts.conversationId }
    const decision = decideReminder(facts, breaker.trippedAt !== null, ctx.clock.now())
    if (decision.do === 'trip') {
      const { lastHour, optOuts } = facts
      await tripBreaker(ctx, decision.reason, { lastHour, optOuts })
    }
    const outboundId = decision.do === 'send' ? await compose(ctx, input.orderId, facts) : null
    await writePlan(ctx, input.orderId, facts, decision, outboundId)
    if (outboundId !== null) return { outcome: 'queued', conversationId: facts.conversationId }
    return { outcome: decision.do === 'skip' ? 'done' : 'waiting' }
  })
}

/** What trips the breaker waits as well: it may go when staff have reset it in time. */
async function writePlan(
  ctx: TxCtx,
  orderId: string,
  { conversationId, customerId }: ReminderFacts,
  decision: ReminderDecision,
  outboundId: string | null,
): Promise<void> {
  const now = ctx.clock.now()
  const plan = {
    status: decision.do === 'skip' ? 'skipped' : 'planned',
    reason: decision.do === 'send' ? null : decision.do === 'trip' ? 'breaker_tripped' : decision.reason,
    notBefore: decision.do === 'wait' ? decision.until : now,
    outboundId,
    queuedAt: outboundId === null ? null : now,
  }
  await ctx.tx.outreach.upsert({
    where: { tenantId_kind_orderId: { tenantId: ctx.tenantId, kind: 'abandoned_cart', orderId } },
    create: {
      ...plan,
      tenantId: ctx.tenantId,
      id: ctx.ids.uuid(),
      kind: 'abandoned_cart',
      orderId,
      conversationId,
      customerId,
      createdAt: now,
    },
    update: plan,
  })
}

async function compose(ctx: TxCtx, orderId: string, facts: ReminderFacts): Promise<string> {
  const { conversationId, language, shop, totalMinor, currency } = facts
  const dedupeKey = `outreach:abandoned_cart:${orderId}`
  const say = (key: 'cart_reminder' | 'cart_reminder_go' | 'cart_reminder_no', slots = {}) =>
    ctx.ports.sentences.say(key, language, slots)
  const menu: Menu = {
    kind: 'buttons',
    button: say('cart_reminder_go').slice(0, 20),
    options: [
      { id: `cart:go:${orderId}`, title: say('cart_reminder_go').slice(0, 24), description: null },
      { id: `cart:no:${orderId}`, title: say('cart_reminder_no').slice(0, 24), description: null },
    ],
  }
  const total = formatMoney({ amountMinor: totalMinor, currency })
  const items = itemsOf(facts)
  const text = say('cart_reminder', { items, total, shop })
  const template = noticeTemplate('cart_reminder', { shop, items, total }, language)
  await queueReply(ctx, { conversationId, author: 'system', kind: 'outreach', text, menu, template, dedupeKey })
  const queued = await findQueued(ctx, dedupeKey)
  if (!queued) throw new Error('a reminder was queued and is not there')
  return queued.id
}

/** "2 x Breeze Jogger, Sock, +1": enough to know the order again. */
function itemsOf({ items }: ReminderFacts): string {
  const all = items ?? []
  const named = all.slice(0, NAMED_ITEMS).map(({ name, quantity }) => (quantity > 1 ? `${quantity} x ${name}` : name))
  return [...named, ...(all.length > NAMED_ITEMS ? [`+${all.length - NAMED_ITEMS}`] : [])].join(', ')
}
