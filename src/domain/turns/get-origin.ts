import { toJson } from '../../lib/to-json.ts'
import type { Ctx, TxCtx } from '../context.ts'
import { AppError } from '../errors.ts'
import { originOf, type Subject } from './origin-of.ts'
import type { MessageOrigin } from './schemas.ts'

/** An order that is talked about for weeks has a long trail; the newest part explains the message. */
const MOST_EVENTS = 30

/** Throws not_found when the provider's id is not one of a message that this shop sent. */
export async function getOriginByMessage(ctx: Ctx, providerMessageId: string): Promise<MessageOrigin> {
  return ctx.transaction(async (ctx) => {
    const message = await ctx.tx.outboundMessage.findFirst({ where: { tenantId: ctx.tenantId, providerMessageId } })
    if (!message) throw new AppError('not_found', 'No message of this shop has this id.')
    const { author, kind, body, status, createdAt, sentAt, conversationId } = message
    const { cause, subject } = originOf({ author, dedupeKey: await firstKey(ctx, message.dedupeKey) })
    const orderId = subject === null ? null : await orderOf(ctx, subject)
    const subjects = [subject ?? { type: 'conversation', id: conversationId }, ...(await partsOf(ctx, orderId))]
    return {
      cause,
      author,
      kind,
      text: body,
      status,
      queuedAt: createdAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
      order: orderId === null ? null : await findOrder(ctx, orderId),
      events: await eventsOf(ctx, subjects, createdAt),
    }
  })
}

/** What is said again has the cause of what was said first. */
async function firstKey(ctx: TxCtx, dedupeKey: string | null): Promise<string | null> {
  const first = dedupeKey?.startsWith('again:') ? dedupeKey.slice('again:'.length) : null
  if (first === null) return dedupeKey
  const where = { tenantId_id: { tenantId: ctx.tenantId, id: first } }
  return (await ctx.tx.outboundMessage.findUnique({ where, select: { dedupeKey: true } }))?.dedupeKey ?? null
}

async function orderOf(ctx: TxCtx, { type, id }: Subject): Promise<string | null> {
  if (type === 'order') return id
  if (type !== 'payment_attempt') return null
  const where = { tenantId_id: { tenantId: ctx.tenantId, id } }
  return (await ctx.tx.paymentAttempt.findUnique({ where, select: { orderId: true } }))?.orderId ?? null
}

/** An order with every attempt to pay it. */
async function partsOf(ctx: TxCtx, orderId: string | null): Promise<Subject[]> {
  if (orderId === null) return []
  const where = { tenantId: ctx.tenantId, orderId }
  const attempts = await ctx.tx.paymentAttempt.findMany({ where, select: { id: true } })
  return [{ type: 'order', id: orderId }, ...attempts.map(({ id }) => ({ type: 'payment_attempt', id }) as const)]
}

function findOrder(ctx: TxCtx, id: string): Promise<MessageOrigin['order']> {
  return ctx.tx.order.findUnique({
    where: { tenantId_id: { tenantId: ctx.tenantId, id } },
    select: { reference: true, status: true, totalMinor: true, currency: true },
  })
}

async function eventsOf(ctx: TxCtx, subjects: readonly Subject[], until: Date): Promise<MessageOrigin['events']> {
  const about = subjects.map(({ type, id }) => ({ subjectType: type, subjectId: id }))
  const rows = await ctx.tx.auditEntry.findMany({
    where: { tenantId: ctx.tenantId, OR: about, at: { lte: until } },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    take: MOST_EVENTS,
  })
  return rows.reverse().map(({ at, actor, action, data }) => {
    const facts = toJson(data)
    const isObject = typeof facts === 'object' && facts !== null && !Array.isArray(facts)
    return { at: at.toISOString(), actor, action, data: isObject ? facts : {} }
  })
}
