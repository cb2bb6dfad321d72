import { Prisma } from '../../../prisma/generated/client.ts'
import { askedPrices, keptByItem, keptByVariant } from './constraints-kept.ts'
import { foundGoods } from './found-goods.ts'
import { maskOf } from './relaxations.ts'
import type { CatalogQuery } from './schemas.ts'
import type { SearchWord } from './search-words.ts'

/** Constraints that an item keeps or not, whatever its variants are. */
const OF_ITEM = maskOf(['category', 'terms', 'kind'])

/** By how much the place of an item may fall short of the best one before a list by price puts it behind. */
const ASIDE = 0.15

export interface Search {
  words: SearchWord[]
  /** Sets of constraints, the best first. */
  masks: number[]
  /** Reads only goods of the query's categories, for sets of constraints that all name them. */
  inCategory: boolean
  /** Of how many items the variants are read. */
  depth: number
}

/**
 * One statement that finds, relaxes and ranks: `found` are the items that hold any word, `candidates` the first of them as far
 * as items alone can say, `marked` says of each of their variants which constraints it keeps, `chosen` is the first set of constraints
 * that something keeps entirely. What the query excludes still says what kind of thing is asked for: after the last socks
 * come no chargers. `settled` is whether the answer would be the same had all been read: nothing that was left out can come
 * before what is listed. `countedAll` is whether the total would.
 * Variants are read item by item (OFFSET 0 keeps it so): a join would read all of the shop for the sake of a few hundred items.
 */
export function searchStatement(tenantId: string, query: CatalogQuery, search: Search): Prisma.Sql {
  const { words, masks, depth } = search
  const [best = 0] = masks
  const { excludeItemIds, limit } = query
  return Prisma.sql`
    WITH ${foundGoods(tenantId, query, search)}, candidates AS MATERIALIZED (
      SELECT f.*, count(*) OVER () AS open, count(*) FILTER (WHERE f.fits) OVER () AS fitting, ${asideSql(query)} AS put_aside,
        max(f.score) FILTER (WHERE f.fits) OVER () AS top_score, max(f.place) FILTER (WHERE f.fits) OVER () AS top_place
      FROM (
        SELECT f.*, ${rankSql(tenantId, query)} AS rank, f.kept & ${best & OF_ITEM}::int = ${best & OF_ITEM}::int AS fits
        FROM (SELECT f.*, ${keptByItem(query, words.length)} AS kept FROM found f) f
        WHERE NOT f.id = ANY (${excludeItemIds}::uuid[])) f
      ORDER BY fits DESC, put_aside, rank, name, id LIMIT ${depth}::int
    ), edge AS (
      SELECT put_aside, rank, name, id FROM candidates ORDER BY fits DESC, put_aside, rank, name, id OFFSET ${depth}::int - 1
    ), marked AS MATERIALIZED (
      SELECT f.id, v.id AS variant_id, v.price_minor, v.currency, v.stock > v.held AS in_stock, f.kept | ${keptByVariant(tenantId, query)} AS mask
      FROM candidates f CROSS JOIN LATERAL (
        SELECT v.* FROM catalog_variants v WHERE v.tenant_id = ${tenantId}::uuid AND v.item_id = f.id OFFSET 0) v
    ), chosen AS MATERIALIZED (
      SELECT try.mask FROM unnest(${masks}::int[]) WITH ORDINALITY AS try(mask, place)
      JOIN (SELECT DISTINCT mask FROM marked) there ON there.mask & try.mask = try.mask ORDER BY try.place LIMIT 1
    ), matching AS (
      SELECT m.id, c.mask, max(m.currency) AS currency, bool_or(m.in_stock) AS in_stock,
        coalesce(min(m.price_minor) FILTER (WHERE m.in_stock), min(m.price_minor)) AS price_from,
        coalesce(max(m.price_minor) FILTER (WHERE m.in_stock), max(m.price_minor)) AS price_to
      FROM marked m JOIN chosen c ON m.mask & c.mask = c.mask GROUP BY m.id, c.mask
    ), ranked AS (
      SELECT m.*, f.name, f.brand, f.category, f.place, f.put_aside, f.rank, count(*) OVER () AS total, max(f.score) OVER () AS best,
        f.place < max(f.place) OVER () - ${ASIDE}::float AS aside,
        f.open <= ${depth}::int OR m.mask = ${best}::int AND f.fitting <= ${depth}::int AS counted_all,
        m.mask = ${best}::int AND max(f.score) OVER () = f.top_score AND max(f.place) OVER () = f.top_place AS at_its_best
      FROM matching m JOIN candidates f ON f.id = m.id
    ), listed AS (
      SELECT * FROM ranked ORDER BY ${orderSql(query)} LIMIT ${limit}
    ), worn AS (
      SELECT l.id, array_agg(v.options) AS options FROM listed l JOIN marked m ON m.id = l.id AND m.mask & l.mask = l.mask AND m.in_stock
      JOIN catalog_variants v ON v.tenant_id = ${tenantId}::uuid AND v.id = m.variant_id GROUP BY l.id
    )
    SELECT l.id AS "itemId", l.name, l.brand, l.category, l.currency, l.in_stock AS "inStock", l.price_from AS "priceFrom",
      l.price_to AS "priceTo", l.total::int AS total, l.best, l.mask, coalesce(w.options, '{}') AS options, l.counted_all AS "countedAll",
      l.counted_all OR count(*) OVER () = ${limit} AND bool_and(l.at_its_best AND l.in_stock
        AND (l.put_aside, ${reachedSql(query)}, l.name, l.id) <= (SELECT put_aside, rank, name, id FROM edge)) OVER () AS settled
    FROM listed l LEFT JOIN worn w USING (id) ORDER BY ${orderSql(query)}`
}

/** The best place among its equals that an item may take, the lower the better: an item is never cheaper than its cheapest variant. */
function rankSql(tenantId: string, query: CatalogQuery): Prisma.Sql {
  const [from, to] = askedPrices(query)
  if (query.sort === 'price_low')
    return Prisma.sql`greatest(${outermostPrice(tenantId, Prisma.sql`ASC`)}, ${from}::int)`
  if (query.sort === 'price_high') return Prisma.sql`-least(${outermostPrice(tenantId, Prisma.sql`DESC`)}, ${to}::int)`
  if (query.itemIds !== null) return Prisma.sql`array_position(${query.itemIds}::uuid[], f.id)`
  return Prisma.sql`-f.place`
}

/** The first entry of an index, however many variants an item has. */
function outermostPrice(tenantId: string, direction: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(SELECT p.price_minor FROM catalog_variants p
    WHERE p.tenant_id = ${tenantId}::uuid AND p.item_id = f.id ORDER BY p.price_minor ${direction} LIMIT 1)`
}

/** The place that it did take, its variants being what they are. */
function reachedSql({ sort }: CatalogQuery): Prisma.Sql {
  if (sort === 'price_low') return Prisma.sql`l.price_from`
  return sort === 'price_high' ? Prisma.sql`-l.price_to` : Prisma.sql`l.rank`
}

/** By price too, what was asked for comes before what only mentions it: the cheapest phone is no phone holder. */
function asideSql({ sort }: CatalogQuery): Prisma.Sql {
  if (sort === 'relevance') return Prisma.sql`false`
  return Prisma.sql`f.place < max(f.place) FILTER (WHERE f.fits) OVER () - ${ASIDE}::float`
}

function orderSql(query: CatalogQuery): Prisma.Sql {
  if (query.sort === 'price_low') return Prisma.sql`aside, in_stock DESC, price_from, name, id`
  if (query.sort === 'price_high') return Prisma.sql`aside, in_stock DESC, price_to DESC, name, id`
  // A budget that was dropped puts what comes closest to it first.
  const [, most] = askedPrices(query)
  const over = Prisma.sql`greatest(price_from - ${most}::int, 0)`
  if (query.itemIds !== null) {
    const named = Prisma.sql`array_position(${query.itemIds}::uuid[], id), name, id`
    return query.maxPriceMinor === null
      ? Prisma.sql`in_stock DESC, ${named}`
      : Prisma.sql`in_stock DESC, ${over}, ${named}`
  }
  if (query.maxPriceMinor === null) return Prisma.sql`place DESC, in_stock DESC, name, id`
  return Prisma.sql`aside, ${over}, place DESC, in_stock DESC, name, id`
}
