import { z } from 'zod'
import type { Ctx } from '../context.ts'
import { PropertyOverview } from './schemas.ts'

/**
 * What a property says before anything is asked of it: who it is, whom to call, and what there is to ask about. Of several the
 * first by name speaks for the tenant; null when there is none.
 */
export async function findOverview(ctx: Ctx): Promise<PropertyOverview | null> {
  const rows = await ctx.statement`
    SELECT p.name, p.location, p.contact, p.helplines, coalesce((
      SELECT jsonb_agg(DISTINCT i.category) FROM property_items i WHERE i.tenant_id = p.tenant_id), '[]') AS topics
    FROM properties p WHERE p.tenant_id = ${ctx.tenantId}::uuid ORDER BY p.folded_name LIMIT 1`
  const [row] = z.array(PropertyOverview).parse(rows)
  return row ?? null
}
