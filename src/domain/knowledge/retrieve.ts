import { z } from 'zod'
import type { Ctx } from '../context.ts'
import { concepts } from './glossary.ts'
import { type KnowledgeType, Snippet } from './schemas.ts'

/** From here up a passage answers the question; below, it only shares words with it. Measured on the fixture questions. */
const CONFIDENT = 0.42
/** Passages far below the best one are noise beside it. */
const KEEP = 0.6
const MOST = 3

export interface Retrieved {
  snippets: Snippet[]
  confident: boolean
}

/**
 * Passages of this shop's documents that answer a question, best first. The score is the share of the question that a
 * passage covers, rare words counting more than common ones; words that no document holds count against all of them. One
 * statement.
 */
export async function retrieve(
  ctx: Ctx,
  input: { query: string; types: readonly KnowledgeType[] | null },
): Promise<Retrieved> {
  const asked = concepts(input.query).map((alternatives) =>
    alternatives.map((word) => `'${word.replaceAll("'", "''")}'`).join(' | '),
  )
  if (asked.length === 0) return { snippets: [], confident: false }
  const rows = await ctx.tx(
    (tx) => tx.$queryRaw<unknown[]>`
      WITH concept AS (
        SELECT n, q FROM (
          SELECT n, to_tsquery('english', a.text) AS q FROM unnest(${asked}::text[]) WITH ORDINALITY AS a(text, n)) parsed
        WHERE numnode(q) > 0
      ), passage AS (
        SELECT c.id, c.ordinal, c.text, c.search, d.title, d.type, to_tsvector('english', d.title) AS titled,
          to_tsvector('english', split_part(c.text, E'\\n', 1)) AS headed
        FROM knowledge_chunks c JOIN knowledge_documents d ON d.tenant_id = c.tenant_id AND d.id = c.document_id
        WHERE c.tenant_id = ${ctx.tenantId}::uuid
          AND (${input.types === null} OR d.type = ANY (${[...(input.types ?? [])]}::text[]))
      ), hit AS (
        SELECT p.id, c.n, CASE WHEN p.headed @@ c.q THEN 1 WHEN NOT p.search @@ c.q THEN 0.95 WHEN p.titled @@ c.q THEN 0.97 ELSE 0.93 END AS strength
        FROM passage p JOIN concept c ON p.search @@ c.q OR p.titled @@ c.q
      ), weight AS (
        SELECT c.n, ln(1 + (SELECT count(*) FROM passage)::float / (1 + (SELECT count(*) FROM hit h WHERE h.n = c.n))) AS w
        FROM concept c
      ), scored AS (
        SELECT h.id, sum(h.strength * w.w) / nullif((SELECT sum(w) FROM weight), 0) AS score FROM hit h JOIN weight w USING (n) GROUP BY h.id
      )
      SELECT p.id AS "chunkId", p.title, p.type, p.text, round(s.score::numeric, 3)::float AS score
      FROM scored s JOIN passage p USING (id) ORDER BY s.score DESC, p.title, p.ordinal LIMIT ${MOST}`,
  )
  const snippets = z.array(Snippet).parse(rows)
  const best = snippets[0]?.score ?? 0
  return { snippets: snippets.filter((snippet) => snippet.score >= best * KEEP), confident: best >= CONFIDENT }
}
