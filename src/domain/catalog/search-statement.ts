import { Prisma } from '../../../prisma/generated/client.ts'
import { CONSTRAINTS } from './relaxations.ts'
import type { CatalogQuery } from './schemas.ts'
import { askedLabels, type SearchWord } from './search-words.ts'

/** No price is higher than its column holds; what a customer says may be, a phone number for one. */
const DEAREST = 2_147_483_647

/** By how much of a word an item may fall short of the best match and still be the kind of thing that was asked for. */
const KIND_SLACK = 0.15

/**
 * One statement that finds, relaxes and ranks: `found` are the items that hold any word, `marked` says of each variant
 * which constraints it keeps, `chosen` is the first set of constraints that something keeps entirely. What the query
 * excludes still says what kind of thing is asked for: after the last socks come no chargers.
 * Variants are read item by item (OFFSET 0 keeps it so): a join would read all of the shop for the sake of a few hundred items.
 * @param inCategory reads only goods of the query's categories, for sets of constraints that all name them
 */
export function searchStatement(
  tenantId: string,
  query: CatalogQuery,
  search: { words: SearchWord[]; masks: number[]; inCategory: boolean },
): Prisma.Sql {
  const { words, masks } = search
  return Prisma.sql`
    WITH ${foundSql(tenantId, query, search)}, marked AS MATERIALIZED (
      SELECT f.id, v.id AS variant_id, v.price_minor, v.currency, v.stock > v.held AS in_stock, ${markSql(tenantId, query, words.length)} AS mask
      FROM found f CROSS JOIN LATERAL (
        SELECT v.* FROM catalog_variants v WHERE v.tenant_id = ${tenantId}::uuid AND v.item_id = f.id OFFSET 0) v
      WHERE NOT f.id = ANY (${query.excludeItemIds}::uuid[])
    ), chosen AS MATERIALIZED (
      SELECT try.mask FROM unnest(${masks}::int[]) WITH ORDINALITY AS try(mask, place)
      JOIN (SELECT DISTINCT mask FROM marked) there ON there.mask & try.mask = try.mask ORDER BY try.place LIMIT 1
    ), matching AS (
      SELECT m.id, c.mask, max(m.currency) AS currency, bool_or(m.in_stock) AS in_stock,
        coalesce(min(m.price_minor) FILTER (WHERE m.in_stock), min(m.price_minor)) AS price_from,
        coalesce(max(m.price_minor) FILTER (WHERE m.in_stock), max(m.price_minor)) AS price_to
      FROM marked m JOIN chosen c ON m.mask & c.mask = c.mask GROUP BY m.id, c.mask
    ), ranked AS (
      SELECT m.*, f.name, f.brand, f.category, f.place, count(*) OVER () AS total, max(f.score) OVER () AS best,
        f.place < max(f.place) OVER () - 0.15 AS aside
      FROM matching m JOIN found f ON f.id = m.id
    ), listed AS (
      SELECT * FROM ranked ORDER BY ${orderSql(query)} LIMIT ${query.limit}
    ), worn AS (
      SELECT l.id, array_agg(v.options) AS options FROM listed l JOIN marked m ON m.id = l.id AND m.mask & l.mask = l.mask AND m.in_stock
      JOIN catalog_variants v ON v.tenant_id = ${tenantId}::uuid AND v.id = m.variant_id GROUP BY l.id
    )
    SELECT l.id AS "itemId", l.name, l.brand, l.category, l.currency, l.in_stock AS "inStock", l.price_from AS "priceFrom",
      l.price_to AS "priceTo", l.total::int AS total, l.best, l.mask, coalesce(w.options, '{}') AS options
    FROM listed l LEFT JOIN worn w USING (id) ORDER BY ${orderSql(query)}`
}

/** `asked` are the words, `found` the items that hold any of them, with how well; without words, all that may be meant. */
function foundSql(
  tenantId: string,
  query: CatalogQuery,
  { words, inCategory }: { words: SearchWord[]; inCategory: boolean },
): Prisma.Sql {
  const labels = askedLabels(query.terms)
  const within = inCategory ? Prisma.sql`i.category = ANY (${query.categories}::text[])` : amongSql(query)
  const hits =
    words.length === 0
      ? Prisma.sql`
        SELECT i.tenant_id, i.id, 0 AS matched, 0::float AS score FROM catalog_items i
        WHERE i.tenant_id = ${tenantId}::uuid AND i.active AND ${within}`
      : Prisma.sql`
        SELECT i.tenant_id, i.id, count(*)::int AS matched, sum(CASE
          WHEN h.weight = 'A' OR i.tags && a.labels OR lower(i.category) = ANY (a.labels) THEN 1
          WHEN h.weight = 'B' THEN 0.8 ELSE 0.4 END)::float AS score
        FROM hits h JOIN asked a ON a.n = h.n JOIN catalog_items i ON i.tenant_id = ${tenantId}::uuid AND i.id = h.item_id
        WHERE i.active AND ${within} GROUP BY i.tenant_id, i.id`
  return Prisma.sql`
    asked AS (
      SELECT n, start, past, s::tsquery AS anywhere, string_to_array(l, '|') AS labels
      FROM unnest(${words.map((word) => word.start)}::text[], ${words.map((word) => word.past)}::text[],
        ${words.map((word) => word.anywhere)}::text[], ${words.map((word) => word.labels.join('|'))}::text[])
        WITH ORDINALITY AS word(start, past, s, l, n)
    ), hits AS (
      SELECT a.n, w.item_id, min(w.weight) AS weight FROM asked a
      CROSS JOIN LATERAL (
        SELECT w.item_id, w.weight FROM catalog_words w
        WHERE w.tenant_id = ${tenantId}::uuid AND w.word >= a.start AND w.word < a.past OFFSET 0) w
      GROUP BY a.n, w.item_id
    ), found AS MATERIALIZED (
      SELECT i.id, i.name, i.brand, i.category, w.matched, w.score, max(w.score) OVER () AS top,
        w.score + CASE WHEN i.tags && ${labels}::text[] OR lower(i.category) = ANY (${labels}::text[]) THEN 0.2 ELSE 0 END AS place
      FROM (${hits}) w JOIN catalog_items i ON i.tenant_id = w.tenant_id AND i.id = w.id
    )`
}

/** What the query never leaves, whatever is relaxed. */
function amongSql({ itemIds, categories }: CatalogQuery): Prisma.Sql {
  if (itemIds === null) return Prisma.sql`true`
  const ofCategory = categories.length === 0 ? Prisma.sql`true` : Prisma.sql`i.category = ANY (${categories}::text[])`
  return Prisma.sql`i.id = ANY (${itemIds}::uuid[]) AND ${ofCategory}`
}

function markSql(tenantId: string, query: CatalogQuery, wordCount: number): Prisma.Sql {
  const from = Math.min(query.minPriceMinor ?? 0, DEAREST)
  const to = Math.min(query.maxPriceMinor ?? DEAREST, DEAREST)
  return Prisma.sql`(
    CASE WHEN ${readsLike(colourPattern(query.colours))} THEN ${CONSTRAINTS.colour}::int ELSE 0 END
    | CASE WHEN v.price_minor BETWEEN ${from}::int AND ${to}::int THEN ${CONSTRAINTS.price}::int ELSE 0 END
    | CASE WHEN ${query.categories.length}::int = 0 OR f.category = ANY (${query.categories}::text[]) THEN ${CONSTRAINTS.category}::int ELSE 0 END
    | CASE WHEN v.stock > v.held OR ${namedSoldOut(tenantId, query)} THEN ${CONSTRAINTS.stock}::int ELSE 0 END
    | CASE WHEN f.matched = ${wordCount}::int THEN ${CONSTRAINTS.terms}::int ELSE 0 END
    | CASE WHEN f.score >= f.top - ${KIND_SLACK}::float * ${wordCount}::int THEN ${CONSTRAINTS.kind}::int ELSE 0 END
    | CASE WHEN ${readsLike(sizePattern(query.size))} OR ${namedLike(query.size)} THEN ${CONSTRAINTS.size}::int ELSE 0 END)`
}

/** An item that was named is shown even when all of it is sold out: saying so is the answer. */
function namedSoldOut(tenantId: string, { itemIds }: CatalogQuery): Prisma.Sql {
  // One number and no EXISTS: that would be answered, for all items at once, from every variant of the shop.
  return Prisma.sql`((SELECT count(*) FROM catalog_variants s
      WHERE s.tenant_id = ${tenantId}::uuid AND s.item_id = f.id AND s.stock > s.held) = 0
    AND (${itemIds !== null}::bool OR NOT EXISTS (
      SELECT FROM unnest(tsvector_to_array(to_tsvector('simple', f.name))) AS part
      WHERE NOT EXISTS (SELECT FROM asked WHERE to_tsvector('simple', part) @@ asked.anywhere))))`
}

/** Whether a value of the variant's options, or its name, reads like the pattern. */
function readsLike(pattern: string | null): Prisma.Sql {
  if (pattern === null) return Prisma.sql`true`
  return Prisma.sql`lower(v.name || ' ' || v.options::text) ~ ${pattern}::text`
}

/** A measure with its unit may stand in the name of the item instead: "20,000 mAh Power Bank". */
function namedLike(size: string | null): Prisma.Sql {
  if (size === null || !/\d\s*\p{L}/u.test(size)) return Prisma.sql`false`
  return Prisma.sql`lower(regexp_replace(f.name, '(\\d),(\\d{3})', '\\1\\2', 'g')) ~ ${sizePattern(size)}::text`
}

/** "128GB" finds "128 GB" and "2kg" finds "2 kg", but "4" finds neither "42" nor "4.5". */
function sizePattern(size: string | null): string | null {
  if (size === null) return null
  const parts = size.toLowerCase().match(/[\d.]+|[^\d.\s]+/g) ?? []
  return `(^|[^a-z0-9.])${parts.map(escapePattern).join(' *')}([^a-z0-9.]|$)`
}

/** Whole words, so that "red" is not found in "tempered". */
function colourPattern(colours: readonly string[]): string | null {
  if (colours.length === 0) return null
  const spellings = colours.map((colour) => escapePattern(colour.toLowerCase()).replace(/gr[ae]y/, 'gr[ae]y'))
  return `\\m(${spellings.join('|')})\\M`
}

function escapePattern(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '\\$&')
}

/** By price too, what was asked for comes before what only mentions it: the cheapest phone is no phone holder. */
function orderSql(query: CatalogQuery): Prisma.Sql {
  if (query.sort === 'price_low') return Prisma.sql`aside, in_stock DESC, price_from, name, id`
  if (query.sort === 'price_high') return Prisma.sql`aside, in_stock DESC, price_to DESC, name, id`
  if (query.itemIds !== null) return Prisma.sql`in_stock DESC, array_position(${query.itemIds}::uuid[], id), name, id`
  if (query.maxPriceMinor === null) return Prisma.sql`place DESC, in_stock DESC, name, id`
  // A budget that was dropped puts what comes closest to it first.
  return Prisma.sql`aside, greatest(price_from - ${Math.min(query.maxPriceMinor, DEAREST)}::int, 0), place DESC, in_stock DESC, name, id`
}
