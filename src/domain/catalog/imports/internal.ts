import { z } from 'zod'
import { Prisma } from '../../../../prisma/generated/client.ts'
import { toJson } from '../../../lib/to-json.ts'
import type { TxCtx } from '../../context.ts'
import { ShelfItem, type ShelfVariant } from '../desk/schemas.ts'
import { shelfItems } from '../desk/shelf-items.ts'
import { type LeftBecause, WantedItem } from './schemas.ts'

/** Items of one transaction: so many are quick, and none of them is ever there in part. */
const ITEMS = 500

const Change = z.object({
  position: z.int(),
  itemSku: z.string(),
  wanted: WantedItem,
  before: ShelfItem.nullable(),
  after: ShelfItem.nullable(),
})
export type Change = z.infer<typeof Change>

/** What became of a change. */
export interface Outcome {
  position: number
  state: 'applied' | 'refused' | 'undone' | 'kept'
  reason: LeftBecause | null
  before?: ShelfItem | null
  after?: ShelfItem | null
}

/** An item as it is to be. */
export type Written = Omit<ShelfItem, 'variants' | 'version' | 'pictureIds' | 'hasShelfPicture'> & {
  variants: Omit<ShelfVariant, 'held'>[]
}

/** The next changes of an import that stand so. */
export async function nextChanges(ctx: TxCtx, importId: string, state: 'planned' | 'applied'): Promise<Change[]> {
  const rows = await ctx.tx.$queryRaw`
    SELECT c.position, c.item_sku AS "itemSku", c.wanted, c.before, c.after FROM catalog_import_changes c
    WHERE c.tenant_id = ${ctx.tenantId}::uuid AND c.import_id = ${importId}::uuid AND c.state = ${state}
    ORDER BY c.position LIMIT ${ITEMS}`
  return z.array(Change).parse(rows)
}

/** Their items as they are now, by SKU, and kept so until the transaction ends. */
export async function lockShelf(ctx: TxCtx, itemSkus: readonly string[]): Promise<Map<string, ShelfItem>> {
  const chosen = itemsOf(ctx, itemSkus)
  await ctx.tx.$queryRaw`SELECT l.id FROM (${chosen} ORDER BY i.id FOR NO KEY UPDATE) l`
  // In the order of their ids, as orders do: neither waits for the other in a circle.
  await ctx.tx.$queryRaw`
    SELECT v.id FROM catalog_variants v WHERE v.tenant_id = ${ctx.tenantId}::uuid
      AND v.item_id IN (SELECT c.id FROM (${chosen}) c) ORDER BY v.id FOR NO KEY UPDATE`
  return readShelf(ctx, itemSkus)
}

/** The same without keeping them. */
export async function readShelf(ctx: TxCtx, itemSkus: readonly string[]): Promise<Map<string, ShelfItem>> {
  return new Map((await shelfItems(ctx, itemsOf(ctx, itemSkus))).map((item) => [item.sku, item]))
}

function itemsOf({ tenantId }: TxCtx, itemSkus: readonly string[]): Prisma.Sql {
  return Prisma.sql`SELECT i.* FROM catalog_items i
    WHERE i.tenant_id = ${tenantId}::uuid AND i.sku = ANY (${[...itemSkus]}::text[])`
}

/** Items with their variants, two statements for all of them. */
export async function writeShelf(ctx: TxCtx, items: readonly Written[]): Promise<void> {
  const rows = JSON.stringify(items)
  await ctx.tx.$executeRaw`
    INSERT INTO catalog_items (tenant_id, id, sku, name, description, category, brand, tags, attributes, active)
    SELECT ${ctx.tenantId}::uuid, n."itemId", n.sku, n.name, n.description, n.category, n.brand, n.tags, n.attributes, n.active
    FROM jsonb_to_recordset(${rows}::jsonb) AS n("itemId" uuid, sku text, name text, description text, category text,
      brand text, tags text[], attributes jsonb, active bool)
    ON CONFLICT (tenant_id, sku) DO UPDATE SET name = excluded.name, description = excluded.description,
      category = excluded.category, brand = excluded.brand, tags = excluded.tags, active = excluded.active,
      version = catalog_items.version + 1`
  await ctx.tx.$executeRaw`
    INSERT INTO catalog_variants (tenant_id, id, item_id, sku, name, options, price_minor, currency, stock)
    SELECT ${ctx.tenantId}::uuid, v."variantId", n."itemId", v.sku, v.name, v.options, (v.price->>'amountMinor')::int,
      v.price->>'currency', v.stock
    FROM jsonb_to_recordset(${rows}::jsonb) AS n("itemId" uuid, variants jsonb),
      jsonb_to_recordset(n.variants) AS v("variantId" uuid, sku text, name text, options jsonb, price jsonb, stock int)
    ON CONFLICT (tenant_id, sku) DO UPDATE SET name = excluded.name, options = excluded.options,
      price_minor = excluded.price_minor, currency = excluded.currency, stock = excluded.stock
      WHERE catalog_variants.item_id = excluded.item_id`
}

/** Writes down what became of changes. */
export async function settleChanges(ctx: TxCtx, importId: string, outcomes: readonly Outcome[]): Promise<void> {
  const rows = JSON.stringify(toJson(outcomes))
  await ctx.tx.$executeRaw`
    UPDATE catalog_import_changes c SET state = n.state, reason = n.reason,
      before = coalesce(nullif(n.before, 'null'::jsonb), c.before), after = coalesce(nullif(n.after, 'null'::jsonb), c.after)
    FROM jsonb_to_recordset(${rows}::jsonb) AS n(position int, state text, reason text, before jsonb, after jsonb)
    WHERE c.tenant_id = ${ctx.tenantId}::uuid AND c.import_id = ${importId}::uuid AND c.position = n.position`
}
