import { z } from 'zod'
import { Prisma } from '../../../../prisma/generated/client.ts'
import type { Ctx } from '../../context.ts'
import { compareOptions } from '../option-order.ts'
import { ShelfItem } from './schemas.ts'

/**
 * Items as people of the shop see them, by name.
 * @param chosen a query of rows of `catalog_items`: only of these the rest is read
 */
export async function shelfItems(ctx: Ctx, chosen: Prisma.Sql): Promise<ShelfItem[]> {
  const rows = await ctx.transaction(({ tx }) => tx.$queryRaw(statement(chosen)))
  return z
    .array(ShelfItem)
    .parse(rows)
    .map((item) => ({
      ...item,
      variants: item.variants.sort((a, b) => compareOptions(a.name, b.name) || compareOptions(a.sku, b.sku)),
    }))
}

function statement(chosen: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    SELECT i.id AS "itemId", i.sku, i.name, i.description, i.category, i.brand, i.tags, i.attributes, i.active, i.version,
      i.image_path IS NOT NULL AS "hasShelfPicture",
      coalesce((SELECT jsonb_agg(p.id ORDER BY p.position) FROM catalog_pictures p
        WHERE p.tenant_id = i.tenant_id AND p.item_id = i.id), '[]') AS "pictureIds",
      coalesce((SELECT jsonb_agg(jsonb_build_object('variantId', v.id, 'sku', v.sku, 'name', v.name, 'options', v.options,
          'price', jsonb_build_object('amountMinor', v.price_minor, 'currency', v.currency), 'stock', v.stock, 'held', v.held))
        FROM catalog_variants v WHERE v.tenant_id = i.tenant_id AND v.item_id = i.id), '[]') AS variants
    FROM (${chosen}) i ORDER BY i.name, i.id`
}
