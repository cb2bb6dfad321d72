import { z } from 'zod'
import { Prisma } from '../../../prisma/generated/client.ts'
import type { Ctx } from '../context.ts'
import { AuditEntry, type AuditFilter, type AuditPlace } from './schemas.ts'

/** What was done at the shop, the newest first; `next` is null on the last page. */
export async function listAudit(
  ctx: Ctx,
  { filter, after, limit }: { filter: AuditFilter; after: AuditPlace | null; limit: number },
): Promise<{ entries: AuditEntry[]; next: AuditPlace | null }> {
  const { actor, action, subjectId, from, to } = filter
  const wanted = [
    actor === null ? null : Prisma.sql`a.actor = ${actor}`,
    action === null ? null : Prisma.sql`(a.action = ${action} OR starts_with(a.action, ${`${action}.`}))`,
    subjectId === null ? null : Prisma.sql`a.subject_id = ${subjectId}`,
    from === null ? null : Prisma.sql`a.at >= ${from}`,
    to === null ? null : Prisma.sql`a.at < ${to}`,
    after === null ? null : Prisma.sql`(a.at, a.id) < (${after.at}::timestamptz, ${after.id}::uuid)`,
  ].filter((condition) => condition !== null)
  const rows = await ctx.statement`
    SELECT a.id, a.at, a.actor, staff_name(a.tenant_id, a.actor) AS "actorName", a.action, a.subject_type AS "subjectType",
      a.subject_id AS "subjectId", a.data, a.ip, a.request_id AS "requestId",
      staff_name(a.tenant_id, 'staff:' || a.via_key) AS via, audit_leaf(a) AS hash
    FROM audit_log a
    WHERE a.tenant_id = ${ctx.tenantId}::uuid AND ${wanted.length === 0 ? Prisma.sql`true` : Prisma.join(wanted, ' AND ')}
    ORDER BY a.at DESC, a.id DESC LIMIT ${limit + 1}::int`
  const entries = z.array(AuditEntry).parse(rows)
  const page = entries.slice(0, limit)
  const last = entries.length > limit ? page.at(-1) : undefined
  return { entries: page, next: last === undefined ? null : { at: last.at, id: last.id } }
}
