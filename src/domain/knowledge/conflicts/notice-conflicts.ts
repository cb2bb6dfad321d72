import { z } from 'zod'
import { sha256 } from '../../../lib/sha256.ts'
import type { Ctx, TxCtx } from '../../context.ts'
import { documentClaims, readUnread } from './document-claims.ts'
import type { Conflict } from './find-conflicts.ts'
import { tellingRows } from './telling-rows.ts'

const Revision = z.object({ now: z.string(), checked: z.string().nullable() })

/** How often all is held against each other anew because something has changed meanwhile; whoever changes more does it again. */
const MOST_TRIES = 3

/**
 * Holds everything that a shop tells against each other, where something has changed since it was done last: what contradicts is
 * kept for staff, what does no more is forgotten. Nothing waits for it; done again it changes nothing. It is computed elsewhere and with
 * no transaction open, however long that takes.
 */
export async function noticeConflicts(ctx: Ctx): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const { now, checked } = await revisionOf(ctx)
    if (now === checked) return
    await readUnread(ctx)
    const [documents, rows] = [await documentClaims(ctx), await tellingRows(ctx)]
    if (await keepConflicts(ctx, now, await ctx.ports.claims.conflictsBetween(documents, rows))) return
  }
}

/** False where something has changed since `seen`: then this was found of what is not told any more. */
async function keepConflicts(ctx: Ctx, seen: string, conflicts: readonly Conflict[]): Promise<boolean> {
  return ctx.transaction(async (ctx) => {
    await ctx.tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`conflicts ${ctx.tenantId}`}, 0))::text`
    const { now, checked } = await revisionOf(ctx)
    if (now === checked) return true
    if (now !== seen) return false
    await replaceConflicts(ctx, conflicts)
    // What was found has raised the revision itself.
    const { now: revision } = await revisionOf(ctx)
    const { tenantId } = ctx
    const id = ctx.ids.derive(`conflicts ${tenantId}`)
    const where = { tenantId_id: { tenantId, id } }
    await ctx.tx.knowledgeConflictCheck.upsert({ where, create: { tenantId, id, revision }, update: { revision } })
    return true
  })
}

async function revisionOf(ctx: Ctx): Promise<z.infer<typeof Revision>> {
  const [row] = await ctx.statement`
    SELECT t.knowledge_revision::text || ' ' || t.catalog_revision::text AS now, k.revision AS checked
    FROM tenants t LEFT JOIN knowledge_conflict_checks k ON k.tenant_id = t.id WHERE t.id = ${ctx.tenantId}::uuid`
  return Revision.parse(row)
}

async function replaceConflicts(ctx: TxCtx, conflicts: readonly Conflict[]): Promise<void> {
  const { tenantId } = ctx
  const rows = conflicts.map(({ kind, subject, left, right }) => ({
    id: ctx.ids.uuid(),
    fingerprint: sha256(JSON.stringify([kind, left.owner, right.owner, left.values, right.values, right.quote])),
    kind,
    subject,
    left_version: left.versionId,
    left_passage: left.source,
    left_quote: left.quote,
    right_version: right.versionId,
    right_source: right.source,
    right_quote: right.quote,
  }))
  await ctx.tx.knowledgeConflict.deleteMany({
    where: { tenantId, fingerprint: { notIn: rows.map(({ fingerprint }) => fingerprint) } },
  })
  await ctx.tx.$executeRaw`
    INSERT INTO knowledge_conflicts AS c (tenant_id, id, fingerprint, kind, subject, left_version, left_passage, left_quote, right_version,
      right_source, right_quote, noticed_at)
    SELECT DISTINCT ON (n.fingerprint) ${tenantId}::uuid, n.id, n.fingerprint, n.kind, n.subject, n.left_version, n.left_passage,
      n.left_quote, n.right_version, n.right_source, n.right_quote, ${ctx.clock.now()}::timestamptz
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n(id uuid, fingerprint text, kind text, subject text, left_version uuid,
      left_passage uuid, left_quote text, right_version uuid, right_source uuid, right_quote text)
    ORDER BY n.fingerprint
    ON CONFLICT (tenant_id, fingerprint) DO UPDATE SET left_version = excluded.left_version, left_passage = excluded.left_passage,
      left_quote = excluded.left_quote, right_version = excluded.right_version, right_source = excluded.right_source
      WHERE (c.left_passage, c.right_source) IS DISTINCT FROM (excluded.left_passage, excluded.right_source)`
}
