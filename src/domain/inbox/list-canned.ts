import { z } from 'zod'
import type { Ctx } from '../context.ts'
import { CannedReply } from './schemas.ts'

/** The shared replies and those of the one who asks, by their shortcuts. */
export async function listCanned(ctx: Ctx): Promise<CannedReply[]> {
  const rows = await ctx.statement`
    SELECT id AS "cannedId", owner_id AS "ownerId", shortcut, texts, version, updated_at AS "updatedAt" FROM canned_replies
    WHERE tenant_id = ${ctx.tenantId}::uuid AND (owner_id IS NULL OR owner_id = ${ctx.actor})
    ORDER BY shortcut, owner_id NULLS FIRST`
  return z.array(CannedReply).parse(rows)
}
