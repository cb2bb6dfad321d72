import { z } from 'zod'
import type { Ctx } from '../context.ts'

const Row = z.object({
  itemId: z.uuid(),
  name: z.string(),
  prices: z.array(z.object({ amountMinor: z.int(), currency: z.string() })),
})
export type PricedItem = z.infer<typeof Row>

/** What each of a shop's goods costs, in all the ways in which it comes. */
export async function listPrices(ctx: Ctx): Promise<PricedItem[]> {
  const rows = await ctx.statement`
    SELECT i.id AS "itemId", i.name, jsonb_agg(DISTINCT jsonb_build_object('amountMinor', v.price_minor, 'currency', v.currency)) AS prices
    FROM catalog_items i JOIN catalog_variants v ON v.tenant_id = i.tenant_id AND v.item_id = i.id
    WHERE i.tenant_id = ${ctx.tenantId}::uuid AND i.active GROUP BY i.id, i.name ORDER BY i.id`
  return z.array(Row).parse(rows)
}
