import { Prisma } from '../../../prisma/generated/client.ts'
import type { CatalogQuery } from './schemas.ts'
import { askedLabels, type SearchWord } from './search-words.ts'

/** `asked` are the words, `found` the items that hold any of them, with how well; without words, all that may be meant. */
export function foundGoods(
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
    ), found AS (
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
