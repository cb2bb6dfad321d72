import type { Ctx } from '../context.ts'

/** So long the bytes of a file are kept, hers and ours; that there was one, its type and its hash stay. */
const KEPT_MS = 90 * 24 * 60 * 60 * 1000
const BATCH = 200

/** Forgets the bytes of files that are older than we keep them, a batch at a time. */
export async function expireMedia(ctx: Ctx): Promise<number> {
  const before = new Date(ctx.clock.now().getTime() - KEPT_MS)
  return ctx.transaction(async ({ tx }) => {
    const hers = await tx.$executeRaw`
      UPDATE inbound_media SET status = 'expired', bytes = NULL
      WHERE tenant_id = ${ctx.tenantId}::uuid AND id IN (SELECT m.id FROM inbound_media m
        WHERE m.tenant_id = ${ctx.tenantId}::uuid AND m.status = 'stored' AND m.fetched_at < ${before}
        ORDER BY m.fetched_at LIMIT ${BATCH}::int)`
    const ours = await tx.$executeRaw`
      UPDATE conversation_files SET bytes = NULL
      WHERE tenant_id = ${ctx.tenantId}::uuid AND id IN (SELECT f.id FROM conversation_files f
        WHERE f.tenant_id = ${ctx.tenantId}::uuid AND f.bytes IS NOT NULL AND f.at < ${before}
        ORDER BY f.at LIMIT ${BATCH}::int)`
    return hers + ours
  })
}
