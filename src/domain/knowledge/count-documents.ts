import { z } from 'zod'
import type { Ctx } from '../context.ts'

const Count = z.array(z.object({ documents: z.int() }))

/** How many documents of the shop are told from now. */
export async function countDocuments(ctx: Ctx): Promise<number> {
  const rows = await ctx.statement`
    SELECT count(*)::int AS documents FROM knowledge_documents d
    WHERE d.tenant_id = ${ctx.tenantId}::uuid AND d.deleted_at IS NULL AND d.current_version_id IS NOT NULL`
  return Count.parse(rows)[0]?.documents ?? 0
}
