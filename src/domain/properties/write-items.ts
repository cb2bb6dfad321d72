import { foldWords } from '../../lib/fold-words.ts'
import { recordAudit } from '../audit/index.ts'
import type { TxCtx } from '../context.ts'
import type { ItemCategory, PropertyItem } from './schemas.ts'

/** How many items a category has now, and how many of those before are gone. */
export interface CategoryWritten {
  category: ItemCategory
  items: number
  removed: number
}

/**
 * Puts items in the place of all that their categories had. An item that keeps its name keeps its id. Those who write to one
 * property wait for each other.
 */
export async function writeItems(
  ctx: TxCtx,
  { propertyId, categories, items }: { propertyId: string; categories: ItemCategory[]; items: PropertyItem[] },
): Promise<CategoryWritten[]> {
  const { tenantId } = ctx
  await ctx.tx
    .$executeRaw`UPDATE properties SET version = version + 1 WHERE tenant_id = ${tenantId}::uuid AND id = ${propertyId}::uuid`
  const rows = JSON.stringify(items.map((item, position) => rowOf(ctx, item, position)))
  const gone = await ctx.tx.$queryRaw<{ category: string }[]>`
    DELETE FROM property_items i
    WHERE i.tenant_id = ${tenantId}::uuid AND i.property_id = ${propertyId}::uuid AND i.category = ANY (${categories}::text[])
      AND NOT EXISTS (SELECT FROM jsonb_to_recordset(${rows}::jsonb) AS n(category text, folded_name text)
        WHERE n.category = i.category AND n.folded_name = i.folded_name)
    RETURNING i.category`
  await ctx.tx.$executeRaw`
    INSERT INTO property_items (tenant_id, id, property_id, category, name, folded_name, aliases, data, position, valid_from, valid_until, last_updated)
    SELECT ${tenantId}::uuid, n.id, ${propertyId}::uuid, n.category, n.name, n.folded_name, n.aliases, n.data, n.position, n.valid_from, n.valid_until, n.last_updated
    FROM jsonb_to_recordset(${rows}::jsonb) AS n(id uuid, category text, name text, folded_name text, aliases text[], data jsonb, position int,
      valid_from date, valid_until date, last_updated date)
    ON CONFLICT (tenant_id, property_id, category, folded_name) DO UPDATE SET name = excluded.name, aliases = excluded.aliases,
      data = excluded.data, position = excluded.position, valid_from = excluded.valid_from, valid_until = excluded.valid_until,
      last_updated = excluded.last_updated`
  const written = categories.map((category) => ({
    category,
    items: items.filter((item) => item.category === category).length,
    removed: gone.filter((row) => row.category === category).length,
  }))
  await recordAudit(ctx, {
    action: 'property.items_written',
    subjectType: 'property',
    subjectId: propertyId,
    data: Object.fromEntries(written.map(({ category, items, removed }) => [category, { items, removed }])),
  })
  return written
}

function rowOf(ctx: TxCtx, item: PropertyItem, position: number) {
  const { category, name, aliases, data, validFrom, validUntil, lastUpdated } = item
  return {
    id: ctx.ids.uuid(),
    category,
    name,
    folded_name: foldWords(name),
    aliases,
    data,
    position,
    valid_from: validFrom,
    valid_until: validUntil,
    last_updated: lastUpdated,
  }
}
