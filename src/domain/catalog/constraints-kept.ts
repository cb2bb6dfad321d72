import { Prisma } from '../../../prisma/generated/client.ts'
import { CONSTRAINTS } from './relaxations.ts'
import type { CatalogQuery } from './schemas.ts'

/** No price is higher than its column holds; what a customer says may be, a phone number for one. */
const DEAREST = 2_147_483_647

/** By how much of a word an item may fall short of the best match and still be the kind of thing that was asked for. */
const KIND_SLACK = 0.15

/** The prices that are asked for, from and to. */
export function askedPrices({ minPriceMinor, maxPriceMinor }: CatalogQuery): [number, number] {
  return [Math.min(minPriceMinor ?? 0, DEAREST), Math.min(maxPriceMinor ?? DEAREST, DEAREST)]
}

/** Which constraints an item `f` keeps, as a bit mask: those that its variants have no part in. */
export function keptByItem({ categories }: CatalogQuery, wordCount: number): Prisma.Sql {
  return Prisma.sql`(
    CASE WHEN ${categories.length}::int = 0 OR f.category = ANY (${categories}::text[]) THEN ${CONSTRAINTS.category}::int ELSE 0 END
    | CASE WHEN f.matched = ${wordCount}::int THEN ${CONSTRAINTS.terms}::int ELSE 0 END
    | CASE WHEN f.score >= f.top - ${KIND_SLACK}::float * ${wordCount}::int THEN ${CONSTRAINTS.kind}::int ELSE 0 END)`
}

/** Which of the other constraints a variant `v` of an item `f` keeps. */
export function keptByVariant(tenantId: string, query: CatalogQuery): Prisma.Sql {
  const [from, to] = askedPrices(query)
  return Prisma.sql`(
    CASE WHEN ${readsLike(colourPattern(query.colours))} THEN ${CONSTRAINTS.colour}::int ELSE 0 END
    | CASE WHEN v.price_minor BETWEEN ${from}::int AND ${to}::int THEN ${CONSTRAINTS.price}::int ELSE 0 END
    | CASE WHEN v.stock > v.held OR ${namedSoldOut(tenantId, query)} THEN ${CONSTRAINTS.stock}::int ELSE 0 END
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
