import { z } from 'zod'
import { Prisma } from '../../../../prisma/generated/client.ts'
import type { Ctx } from '../../context.ts'
import { searchWords } from '../search-words.ts'
import { LOW_STOCK, type ShelfItem } from './schemas.ts'
import { shelfItems } from './shelf-items.ts'

/** Where a page of the list ended: the name that it is sorted by, and the item. */
export const ShelfCursor = z.tuple([z.string().refine((name) => !name.includes('\u0000')), z.uuid()])
export type ShelfCursor = z.infer<typeof ShelfCursor>

export interface ShelfFilter {
  /** Words of it, all of which must be there, or the SKU of an item or a variant. */
  q?: string | undefined
  active?: boolean | undefined
  /** Only what has a variant that runs out. */
  low?: boolean | undefined
}

/** A page of the goods of a shop by name, those that are not for sale included. `next` is null on the last page. */
export async function listShelf(
  ctx: Ctx,
  { filter, after, limit }: { filter: ShelfFilter; after: ShelfCursor | null; limit: number },
): Promise<{ items: ShelfItem[]; next: ShelfCursor | null }> {
  const behind = after === null ? [] : [Prisma.sql`(i.name, i.id) > (${after[0]}, ${after[1]}::uuid)`]
  const wanted = Prisma.join([...conditions(ctx, filter), ...behind], ' AND ')
  const found = await shelfItems(
    ctx,
    Prisma.sql`SELECT i.* FROM catalog_items i WHERE ${wanted} ORDER BY i.name, i.id LIMIT ${limit + 1}`,
  )
  const items = found.slice(0, limit)
  const last = found.length > limit ? items.at(-1) : undefined
  return { items, next: last === undefined ? null : [last.name, last.itemId] }
}

function conditions({ tenantId }: Ctx, { q, active, low }: ShelfFilter): Prisma.Sql[] {
  return [
    Prisma.sql`i.tenant_id = ${tenantId}::uuid`,
    ...(active === undefined ? [] : [Prisma.sql`i.active = ${active}`]),
    ...(q === undefined ? [] : [Prisma.sql`i.id IN (${named(tenantId, q)})`]),
    ...(low === true
      ? [
          Prisma.sql`i.id IN (SELECT v.item_id FROM catalog_variants v
            WHERE v.tenant_id = ${tenantId}::uuid AND v.stock - v.held <= ${Prisma.raw(String(LOW_STOCK))})`,
        ]
      : []),
  ]
}

/** The ids of items that hold every word, or are called by exactly this SKU. */
function named(tenantId: string, q: string): Prisma.Sql {
  const words = searchWords([q])
  const skus = [...new Set([q.trim(), q.trim().toUpperCase()])]
  return Prisma.sql`
    SELECT h.item_id FROM (
      SELECT DISTINCT a.n, w.item_id
      FROM unnest(${words.map(({ start }) => start)}::text[], ${words.map(({ past }) => past)}::text[])
        WITH ORDINALITY AS a(start, past, n)
      CROSS JOIN LATERAL (SELECT w.item_id FROM catalog_words w
        WHERE w.tenant_id = ${tenantId}::uuid AND w.word >= a.start AND w.word < a.past OFFSET 0) w) h
    GROUP BY h.item_id HAVING count(*) = ${words.length}::int
    UNION SELECT v.item_id FROM catalog_variants v WHERE v.tenant_id = ${tenantId}::uuid AND v.sku = ANY (${skus}::text[])
    UNION SELECT s.id FROM catalog_items s WHERE s.tenant_id = ${tenantId}::uuid AND s.sku = ANY (${skus}::text[])`
}
