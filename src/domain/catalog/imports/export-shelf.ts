import { z } from 'zod'
import type { Ctx } from '../../context.ts'

const Row = z.object({
  itemSku: z.string(),
  sku: z.string(),
  name: z.string(),
  variant: z.string(),
  description: z.string(),
  category: z.string(),
  brand: z.string(),
  tags: z.array(z.string()),
  active: z.boolean(),
  options: z.record(z.string(), z.string()),
  priceMinor: z.int(),
  stock: z.int(),
})
export type ExportedVariant = z.infer<typeof Row>

/** Every variant of the shop with its item, as an import reads it: by name. */
export async function exportShelf(ctx: Ctx): Promise<ExportedVariant[]> {
  const rows = await ctx.statement`
    SELECT i.sku AS "itemSku", v.sku, i.name, v.name AS variant, i.description, i.category, i.brand, i.tags, i.active,
      v.options, v.price_minor AS "priceMinor", v.stock
    FROM catalog_items i JOIN catalog_variants v ON v.tenant_id = i.tenant_id AND v.item_id = i.id
    WHERE i.tenant_id = ${ctx.tenantId}::uuid ORDER BY i.name, i.id, v.sku`
  return z.array(Row).parse(rows)
}
