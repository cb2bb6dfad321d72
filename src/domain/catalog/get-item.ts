import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import { compareOptions } from './option-order.ts'
import { ItemDetail } from './schemas.ts'

/** One item with all its variants, those that are sold out included. Throws `not_found` for an item that is not for sale. */
export async function getItem(ctx: Ctx, input: { itemId: string }): Promise<ItemDetail> {
  const [row] = await ctx.statement`
    SELECT i.id AS "itemId", i.name, i.brand, i.category, i.description, i.attributes,
      coalesce((SELECT p.id || replace(p.content_type, 'image/', '.') FROM catalog_pictures p
        WHERE p.tenant_id = i.tenant_id AND p.item_id = i.id ORDER BY p.position LIMIT 1), i.image_path) AS "imagePath",
      coalesce((
        SELECT jsonb_agg(jsonb_build_object('variantId', v.id, 'name', v.name, 'options', v.options,
          'price', jsonb_build_object('amountMinor', v.price_minor, 'currency', v.currency), 'available', v.stock - v.held))
        FROM catalog_variants v WHERE v.tenant_id = i.tenant_id AND v.item_id = i.id), '[]') AS variants
    FROM catalog_items i
    WHERE i.tenant_id = ${ctx.tenantId}::uuid AND i.id = ${input.itemId}::uuid AND i.active`
  if (!row) throw new AppError('not_found', 'there is no such item')
  const item = ItemDetail.parse(row)
  return {
    ...item,
    variants: item.variants.sort((a, b) => compareOptions(a.name, b.name) || compareOptions(a.variantId, b.variantId)),
  }
}
