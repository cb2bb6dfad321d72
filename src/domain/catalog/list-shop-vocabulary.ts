import { z } from 'zod'
import type { Ctx } from '../context.ts'
import { mergeOptions } from './merge-options.ts'
import { ItemAttributes, type ShopVocabulary, VocabularyItem } from './schemas.ts'

const Revision = z.object({ revision: z.string() })
/** Variants of a shop repeat each other: what JSON says is parsed once per distinct text. */
const Row = VocabularyItem.extend({ revision: z.string(), attributes: z.string(), options: z.string() })
/** Of a shop without goods: its one row has nothing but the revision. */
const NoItem = z.object({ itemId: z.null() })
const Options = z.array(z.record(z.string(), z.string()))

/** Every word by which this shop's goods may be meant, with the revision it is true of. One statement. */
export async function listShopVocabulary(ctx: Ctx): Promise<ShopVocabulary> {
  const rows = await ctx.statement`
    SELECT t.catalog_revision::text AS revision, i.id AS "itemId", i.name, i.brand, i.category, i.tags,
      i.attributes::text AS attributes, '[' || coalesce(o.options, '') || ']' AS options,
      coalesce(o.price, 0)::int AS "priceFromMinor", i.description
    FROM tenants t
    LEFT JOIN catalog_items i ON i.tenant_id = t.id AND i.active
    LEFT JOIN (
      SELECT v.item_id, string_agg(DISTINCT v.options::text, ',') AS options, min(v.price_minor) AS price FROM catalog_variants v
      WHERE v.tenant_id = ${ctx.tenantId}::uuid GROUP BY v.item_id) o ON o.item_id = i.id
    WHERE t.id = ${ctx.tenantId}::uuid
    ORDER BY i.name, i.id`
  const goods = NoItem.safeParse(rows[0]).success ? [] : rows
  const [attributesOf, optionsOf] = [parsedOnce(ItemAttributes), parsedOnce(Options)]
  return {
    revision: Revision.parse(rows[0]).revision,
    items: goods.map((row) => {
      const { revision: _revision, ...item } = Row.parse(row)
      return { ...item, attributes: attributesOf(item.attributes), options: mergeOptions(optionsOf(item.options)) }
    }),
  }
}

function parsedOnce<T>(schema: z.ZodType<T>): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const value = known.get(text) ?? schema.parse(JSON.parse(text))
    known.set(text, value)
    return value
  }
}
