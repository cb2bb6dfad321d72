import { Prisma } from '../../../prisma/generated/client.ts'
import { recordAudit } from '../audit/index.ts'
import type { Ctx, TxCtx } from '../context.ts'
import { writeInbox } from '../messaging/index.ts'
import { notify } from '../notifications/index.ts'
import { readSettings } from '../tenancy/index.ts'
import { recordAssignments } from './record-assignments.ts'

/** `nobody`: nobody is there who has room for it. `nothing`: the shop shares nothing out, or nothing waits for anybody. */
export type Assigned =
  | { outcome: 'assigned'; conversationId: string; assigneeId: string }
  | { outcome: 'nobody' | 'nothing' }

const ORDER = {
  round_robin: Prisma.sql`f.given_at NULLS FIRST, f.load, f.actor`,
  least_loaded: Prisma.sql`f.load, f.given_at NULLS FIRST, f.actor`,
}

/**
 * Gives what waits longest past its promise to somebody who is at her desk and has room: to each in turn, or to whoever has the least.
 * What lies untaken with the one who was given it for longer than the time of return counts as waiting: it passes on, and both are told.
 * The assistant goes on speaking, or staying silent, until she takes it over. One at a time in a shop, so that no two processes give
 * the same twice, or one person more than she may have.
 */
export async function assignWaiting(ctx: Ctx): Promise<Assigned> {
  return ctx.transaction(async (ctx) => {
    await ctx.tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`assignments ${ctx.tenantId}`}, 0))`
    const { assignment: rule } = (await readSettings(ctx)).inbox
    if (rule === 'off') return { outcome: 'nothing' }
    const first = await lockFirst(ctx)
    if (first === null) return { outcome: 'nothing' }
    const { conversationId, from } = first
    const assigneeId = await freePerson(ctx, first, rule)
    if (assigneeId === null) return { outcome: 'nobody' }
    await recordAssignments(ctx, [conversationId], { assigneeId, rule })
    await writeInbox(ctx, conversationId, { assigneeId })
    const passed = { kind: 'passed', readerIds: from === null ? [] : [from], conversationId } as const
    await notify(ctx, { kind: 'assigned', readerIds: [assigneeId], conversationId }, passed)
    await recordAudit(ctx, {
      ...{ action: 'conversation.assigned', subjectType: 'conversation', subjectId: conversationId },
      data: { to: assigneeId, rule, ...(from !== null && { from }) },
    })
    return { outcome: 'assigned', conversationId, assigneeId }
  })
}

interface Waiting {
  conversationId: string
  /** Who was given it and did not take it; null where nobody was. */
  from: string | null
}

/** The first by its promise. One that somebody is taking at this moment needs nobody any more. */
async function lockFirst({ tx, tenantId, clock }: TxCtx): Promise<Waiting | null> {
  const [row] = await tx.$queryRaw<Waiting[]>`
    SELECT v.id AS "conversationId", v.assignee_id AS "from" FROM conversations v
    WHERE v.tenant_id = ${tenantId}::uuid AND v.inbox_state = 'waiting' AND (v.assignee_id IS NULL
      OR v.id IN (SELECT u.conversation_id FROM left_untaken(${tenantId}::uuid, ${clock.now()}) u))
    ORDER BY v.due_at, v.id LIMIT 1 FOR UPDATE SKIP LOCKED`
  return row ?? null
}

/** Whoever had it and let its customer wait comes last, and of those who were given it before, the latest. */
async function freePerson(
  ctx: TxCtx,
  { conversationId, from }: Waiting,
  rule: keyof typeof ORDER,
): Promise<string | null> {
  const [row] = await ctx.tx.$queryRaw<{ actor: string }[]>`
    SELECT f.actor FROM free_staff(${ctx.tenantId}::uuid, ${ctx.clock.now()}) f WHERE f.actor IS DISTINCT FROM ${from}
    ORDER BY EXISTS (SELECT FROM human_stretches s WHERE s.tenant_id = ${ctx.tenantId}::uuid
        AND s.conversation_id = ${conversationId}::uuid AND s.ended_at IS NULL AND s.operator = f.actor),
      (SELECT max(a.at) FROM assignments a WHERE a.tenant_id = ${ctx.tenantId}::uuid
        AND a.conversation_id = ${conversationId}::uuid AND a.assignee_id = f.actor) NULLS FIRST, ${ORDER[rule]} LIMIT 1`
  return row?.actor ?? null
}
