import { Prisma } from '../../../prisma/generated/client.ts'

/** Enough to hold every item of a short ask; what is spelled whole comes first. */
const MOST_NAMED = 30

/**
 * A scalar subquery for a statement that has a table `said` with one column `text` and one row: a JSON array of the items
 * for sale with a word of that text in their name or brand, spelled whole first, then best match first; null when there
 * is none.
 */
export function namedItemsSql(tenantId: string): Prisma.Sql {
  return Prisma.sql`(
    WITH heard AS MATERIALIZED (SELECT lower(said.text) AS text FROM said), asked AS MATERIALIZED (
      SELECT h.text, (SELECT string_agg(DISTINCT '''' || form || ''':A', ' | ')::tsquery
        FROM unnest(tsvector_to_array(to_tsvector('simple', h.text))) AS word, LATERAL (VALUES (word), (regexp_replace(word, 's$', ''))) AS f(form)
        WHERE word ~ '^[[:alpha:]][[:alnum:]]{2,}$') AS words FROM heard h), named AS (
      SELECT i.id, i.name, i.brand, strpos(asked.text, lower(i.name)) > 0 AS whole, ts_rank(i.search, asked.words) AS rank
      FROM catalog_items i, asked WHERE i.tenant_id = ${tenantId}::uuid AND i.active AND asked.words IS NOT NULL AND i.search @@ asked.words
      ORDER BY whole DESC, rank DESC, i.name LIMIT ${MOST_NAMED}::int)
    SELECT json_agg(json_build_object('itemId', n.id, 'name', n.name, 'brand', n.brand) ORDER BY n.whole DESC, n.rank DESC, n.name) FROM named n)`
}
