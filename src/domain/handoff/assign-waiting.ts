import { Prisma } from '../../../prisma/generated/client.ts'
import { recordAudit } from '../audit/index.ts'
import type { Ctx, TxCtx } from '../context.ts'
import { writeInbox } from '../messaging/index.ts'
import { notify } from '../notifications/index.ts'
import { readSettings } from '../tenancy/index.ts'

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
 * The assistant goes on speaking, or staying silent, until she takes it over. One at a time in a shop, so that no two processes give
 * the same twice, or one person more than she may have.
 */
export async function assignWaiting(ctx: Ctx): Promise<Assigned> {
  return ctx.transaction(async (ctx) => {
    await ctx.tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`assignments ${ctx.tenantId}`}, 0))`
    const { assignment: rule } = (await readSettings(ctx)).inbox
    if (rule === 'off') return { outcome: 'nothing' }
    const conversationId = await lockFirst(ctx)
    if (conversationId === null) return { outcome: 'nothing' }
    const assigneeId = await freePerson(ctx, conversationId, rule)
    if (assigneeId === null) return { outcome: 'nobody' }
    const { tenantId } = ctx
    const given = { id: ctx.ids.uuid(), conversationId, assigneeId, rule, at: ctx.clock.now() }
    await ctx.tx.assignment.create({ data: { tenantId, ...given }, select: { id: true } })
    await writeInbox(ctx, conversationId, { assigneeId })
    await notify(ctx, { kind: 'assigned', readerIds: [assigneeId], conversationId })
    await recordAudit(ctx, {
      ...{ action: 'conversation.assigned', subjectType: 'conversation', subjectId: conversationId },
      data: { to: assigneeId, rule },
    })
    return { outcome: 'assigned', conversationId, assigneeId }
  })
}

/** The first by its promise. One that somebody is taking at this moment needs nobody any more. */
async function lockFirst({ tx, tenantId }: TxCtx): Promise<string | null> {
  const [row] = await tx.$queryRaw<{ id: string }[]>`
    SELECT v.id FROM conversations v
    WHERE v.tenant_id = ${tenantId}::uuid AND v.inbox_state = 'waiting' AND v.assignee_id IS NULL
    ORDER BY v.due_at, v.id LIMIT 1 FOR UPDATE SKIP LOCKED`
  return row?.id ?? null
}

/** Whoever had it and let its customer wait comes last. */
async function freePerson(ctx: TxCtx, conversationId: string, rule: keyof typeof ORDER): Promise<string | null> {
  const [row] = await ctx.tx.$queryRaw<{ actor: string }[]>`
    SELECT f.actor FROM free_staff(${ctx.tenantId}::uuid, ${ctx.clock.now()}) f
    ORDER BY EXISTS (SELECT FROM human_stretches s WHERE s.tenant_id = ${ctx.tenantId}::uuid
      AND s.conversation_id = ${conversationId}::uuid AND s.ended_at IS NULL AND s.operator = f.actor), ${ORDER[rule]} LIMIT 1`
  return row?.actor ?? null
}
