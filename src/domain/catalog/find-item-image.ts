import { z } from 'zod'
import type { Ctx } from '../context.ts'

const Kept = z.object({ contentType: z.string(), bytes: z.instanceof(Uint8Array) })
const Row = z.union([Kept, z.object({ path: z.string() })])
export type ItemImage = { kind: 'kept'; contentType: string; bytes: Uint8Array } | { kind: 'shelved'; path: string }

/**
 * The picture of an item: the first that people of the shop have put to it, else where one lies on the shelf. Or that very
 * picture, by its own id. Null for an item without one, and for a picture that is gone.
 */
export async function findItemImage(
  ctx: Ctx,
  { kind, id }: { kind: 'item_image' | 'catalog_picture'; id: string },
): Promise<ItemImage | null> {
  const [kept] =
    kind === 'catalog_picture'
      ? await ctx.statement`
        SELECT p.content_type AS "contentType", p.bytes FROM catalog_pictures p
        WHERE p.tenant_id = ${ctx.tenantId}::uuid AND p.id = ${id}::uuid`
      : await ctx.statement`
        SELECT p.content_type AS "contentType", p.bytes, i.image_path AS path
        FROM catalog_items i LEFT JOIN LATERAL (
          SELECT o.content_type, o.bytes FROM catalog_pictures o
          WHERE o.tenant_id = i.tenant_id AND o.item_id = i.id ORDER BY o.position LIMIT 1) p ON true
        WHERE i.tenant_id = ${ctx.tenantId}::uuid AND i.id = ${id}::uuid`
  const found = Row.safeParse(kept)
  if (!found.success) return null
  return 'path' in found.data ? { kind: 'shelved', ...found.data } : { kind: 'kept', ...found.data }
}
