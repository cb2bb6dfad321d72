import { z } from 'zod'
import type { Ctx } from '../context.ts'
import { visibleTo } from './visible-to.ts'

const Row = z.object({ id: z.uuid() })

/** Those of some conversations, and of some orders, that the one who asks may see. */
export async function whichVisible(ctx: Ctx, ids: readonly string[]): Promise<Set<string>> {
  const rows = await ctx.statement`
    SELECT v.id FROM conversations v
    WHERE v.tenant_id = ${ctx.tenantId}::uuid AND v.id = ANY(${[...ids]}::uuid[]) AND ${visibleTo(ctx)}
    UNION ALL SELECT o.id FROM orders o JOIN conversations v ON v.tenant_id = o.tenant_id AND v.id = o.conversation_id
    WHERE o.tenant_id = ${ctx.tenantId}::uuid AND o.id = ANY(${[...ids]}::uuid[]) AND ${visibleTo(ctx)}`
  return new Set(
    z
      .array(Row)
      .parse(rows)
      .map(({ id }) => id),
  )
}
