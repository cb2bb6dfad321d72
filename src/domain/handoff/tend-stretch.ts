import { recordAudit } from '../audit/index.ts'
import type { Ctx, TxCtx } from '../context.ts'
import { awaitPerson, settlePromise } from '../messaging/index.ts'
import { notify } from '../notifications/index.ts'
import { parseTenantSettings } from '../tenancy/index.ts'
import { handBack } from './hand-back.ts'
import { tellBotIsBack } from './return-to-bot.ts'
import { returnToQueue } from './return-to-queue.ts'

const MINUTE = 60_000

/**
 * `returned`: nobody used the stretch any more, the bot has the conversation again. `flagged`: the customer waits too
 * long for the person; staff are told and nobody speaks over them. `let_go`: it was too long, and it is anybody's now. `stale`: nothing was
 * to be done.
 */
export interface TendedStretch {
  outcome: 'returned' | 'flagged' | 'let_go' | 'stale'
}

interface StretchFacts {
  conversationId: string
  operator: string
  /** Null where it is anybody's already. */
  ownerId: string | null
  /** What its tickets promise of each answer. */
  nextAnswerMinutes: number | null
  idleAt: Date | null
  heardAt: Date
  saidAt: Date | null
  settings: unknown
}

/** Looks after a stretch whose time may be over; decides from the rows under the conversation's lock. */
export async function tendStretch(ctx: Ctx, input: { stretchId: string }): Promise<TendedStretch> {
  return ctx.transaction(async (ctx) => {
    const stretch = await lockStretch(ctx, input.stretchId)
    if (!stretch) return { outcome: 'stale' }
    const { handoff, inbox } = parseTenantSettings(stretch.settings)
    const { idleMinutes, returnHours } = handoff
    const now = ctx.clock.now().getTime()
    const said = stretch.saidAt?.getTime() ?? 0
    const heard = stretch.heardAt.getTime()
    if (Math.max(said, heard) <= now - returnHours * 60 * MINUTE) return giveBack(ctx, stretch)
    const waitsFor = (minutes: number) => said < heard && heard <= now - minutes * MINUTE
    if (inbox.returnMinutes !== null && stretch.ownerId !== null && waitsFor(inbox.returnMinutes)) {
      await returnToQueue(ctx, { ...stretch, ...input })
      return { outcome: 'let_go' }
    }
    const waits = stretch.idleAt === null && waitsFor(Math.min(stretch.nextAnswerMinutes ?? idleMinutes, idleMinutes))
    return waits ? flag(ctx, input.stretchId, stretch) : { outcome: 'stale' }
  })
}

async function lockStretch(ctx: TxCtx, stretchId: string): Promise<StretchFacts | null> {
  const [row] = await ctx.tx.$queryRaw<StretchFacts[]>`
    SELECT s.conversation_id AS "conversationId", s.operator, s.idle_at AS "idleAt", v.owner_id AS "ownerId", t.settings,
      (SELECT min(h.next_answer_minutes) FROM handoff_tickets h WHERE h.tenant_id = s.tenant_id
        AND h.conversation_id = s.conversation_id AND h.status = 'claimed') AS "nextAnswerMinutes",
      greatest(s.started_at, v.last_inbound_at) AS "heardAt", (SELECT o.created_at FROM outbound_messages o
        WHERE o.tenant_id = s.tenant_id AND o.conversation_id = s.conversation_id AND o.author = 'human'
        ORDER BY o.seq DESC LIMIT 1) AS "saidAt"
    FROM human_stretches s
    JOIN conversations v ON v.tenant_id = s.tenant_id AND v.id = s.conversation_id
    JOIN tenants t ON t.id = s.tenant_id
    WHERE s.tenant_id = ${ctx.tenantId}::uuid AND s.id = ${stretchId}::uuid AND s.ended_at IS NULL AND v.owner = 'human'
    FOR UPDATE OF v, s`
  return row ?? null
}

/** The person's tickets are open again: what she claimed and left is not solved. */
async function giveBack(ctx: TxCtx, { conversationId, operator }: StretchFacts): Promise<TendedStretch> {
  const note = `${operator} had the conversation and nobody wrote any more`
  const stretchId = await handBack(ctx, {
    conversationId,
    summary: { outcome: 'idle', promised: null, note },
  })
  const opened = await ctx.tx.$queryRaw<{ id: string }[]>`
    UPDATE handoff_tickets SET status = 'open', claimed_by = NULL, claimed_at = NULL, answered_at = NULL, overdue_at = coalesce(overdue_at, ${ctx.clock.now()})
    WHERE tenant_id = ${ctx.tenantId}::uuid AND conversation_id = ${conversationId}::uuid AND status = 'claimed'
    RETURNING id`
  await settlePromise(ctx, conversationId)
  const facts = opened.map(({ id }) => ({
    action: 'ticket.reopened',
    subjectType: 'ticket',
    subjectId: id,
    data: { from: operator },
  }))
  await recordAudit(ctx, ...facts)
  ctx.log.warn('conversation_returned', { tenantId: ctx.tenantId, conversationId, tickets: opened.length })
  await tellBotIsBack(ctx, { conversationId, stretchId })
  return { outcome: 'returned' }
}

async function flag(ctx: TxCtx, stretchId: string, stretch: StretchFacts): Promise<TendedStretch> {
  const { conversationId, operator } = stretch
  const now = ctx.clock.now()
  await ctx.tx.humanStretch.updateMany({ where: { tenantId: ctx.tenantId, id: stretchId }, data: { idleAt: now } })
  await ctx.tx.handoffTicket.updateMany({
    where: { tenantId: ctx.tenantId, conversationId, status: 'claimed', overdueAt: null },
    data: { overdueAt: now },
  })
  await awaitPerson(ctx, { conversationId, dueAt: now, evenIfOwned: true })
  await notify(ctx, { kind: 'late', readerIds: [operator], conversationId })
  await recordAudit(ctx, {
    action: 'conversation.person_idle',
    subjectType: 'conversation',
    subjectId: conversationId,
    data: { operator, waitingSince: stretch.heardAt.toISOString() },
  })
  ctx.log.warn('customer_waits_for_person', { tenantId: ctx.tenantId, conversationId, operator })
  return { outcome: 'flagged' }
}
