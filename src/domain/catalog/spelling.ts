import { nearestWord } from '../../lib/nearest-word.ts'
import type { TxCtx } from '../context.ts'
import { stem, tokens } from './search-words.ts'

/**
 * The terms with each word that the catalog does not know replaced by the nearest name or category it does, at most one
 * slip in short words and two in long ones. Null when nothing is near enough. One statement.
 */
export async function correctTerms(ctx: TxCtx, terms: readonly string[]): Promise<string[] | null> {
  const rows = await ctx.tx.$queryRaw<{ word: string; names: boolean }[]>`
    SELECT word, bool_or(names) AS names FROM (
      SELECT s.lexeme AS word, s.weights && '{A,B}' AS names
      FROM catalog_items i CROSS JOIN LATERAL unnest(i.search) AS s WHERE i.tenant_id = ${ctx.tenantId}::uuid AND i.active
      UNION ALL
      SELECT lower(o.value), false
      FROM catalog_variants v CROSS JOIN LATERAL jsonb_each_text(v.options) AS o WHERE v.tenant_id = ${ctx.tenantId}::uuid) w
    GROUP BY word ORDER BY word`
  const asked = terms.flatMap(tokens)
  const names = rows.filter((row) => row.names && row.word.length > 3).map((row) => row.word)
  const isKnown = (word: string) => rows.some((row) => row.word.startsWith(stem(word)))
  const corrected = asked.map((word) => (isKnown(word) ? word : (nearest(word, names) ?? word)))
  return corrected.join(' ') === asked.join(' ') ? null : corrected
}

function nearest(word: string, known: readonly string[]): string | null {
  return nearestWord(word, known, word.length < 4 ? 0 : word.length < 7 ? 1 : 2)
}
