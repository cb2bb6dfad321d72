import { z } from 'zod'
import type { Ctx } from '../context.ts'
import { keepShelf, keptShelf } from './kept-shelves.ts'
import type { KnowledgeType } from './schemas.ts'
import { Passage, readShelf, type Shelf } from './search-passages.ts'

/** A shop's documents are read whole up to here; of more, those that share a word with the question come first. */
const MOST_READ = 300

const Row = z.object({
  revision: z.string(),
  /** Null in the one row that says that nothing has changed, or that there is nothing. */
  passage: Passage.extend({ prefix: z.string(), until: z.coerce.date().nullable() }).nullable(),
})

/**
 * The passages of a shop that a question is compared with: those of the current versions of its living documents. They are
 * read once for each revision of the documents; the same statement that would read them says that nothing has changed.
 */
export async function passagesFor(
  ctx: Ctx,
  { query, types }: { query: string; types: readonly KnowledgeType[] | null },
): Promise<Shelf> {
  const { subjects } = ctx.ports
  const now = ctx.clock.now()
  const name = `${ctx.tenantId} ${types?.toSorted().join() ?? ''}`
  const kept = keptShelf(subjects, name, now)
  const rows = z.array(Row).parse(await readRows(ctx, { query, types, now, known: kept?.revision ?? null }))
  const revision = rows[0]?.revision ?? ''
  if (kept !== null && kept.revision === revision) {
    keepShelf(subjects, name, kept)
    return kept.shelf
  }
  const found = rows.flatMap(({ passage }) => passage ?? []).sort((a, b) => (a.chunkId < b.chunkId ? -1 : 1))
  const shelf = readShelf(
    found.map(({ until: _until, prefix, text, ...passage }) => ({ ...passage, text: headed(prefix, text) })),
    subjects,
  )
  const ends = found.flatMap(({ until }) => until?.getTime() ?? [])
  const until = ends.length === 0 ? null : new Date(Math.min(...ends))
  // What is more than one reading takes depends on the question.
  if (found.length < MOST_READ) keepShelf(subjects, name, { revision, until, shelf })
  return shelf
}

/** What is compared with questions begins with the heading it stands under, unless its first line is one already. */
function headed(prefix: string, text: string): string {
  const [, heading] = / > ([^>]+)$/.exec(prefix) ?? []
  return heading === undefined || text.startsWith(heading) || /^[^\n]*\?\n/.test(text) ? text : `${heading}\n${text}`
}

/** A document that is deleted has no current version. */
async function readRows(
  ctx: Ctx,
  asked: { query: string; types: readonly KnowledgeType[] | null; now: Date; known: string | null },
): Promise<unknown[]> {
  const { types, now, known } = asked
  const words = (asked.query.match(/\p{L}{3,}/gu) ?? []).map((word) => `'${word}'`).join(' | ')
  return ctx.statement`
    SELECT t.knowledge_revision::text AS revision, p.passage
    FROM tenants t LEFT JOIN LATERAL (
      SELECT jsonb_build_object('chunkId', c.id, 'title', d.title, 'type', d.type, 'language', d.language, 'text', c.text,
        'prefix', c.prefix, 'place', d.topic || ' ' || c.section, 'until', d.valid_until) AS passage
      FROM knowledge_documents d
      JOIN knowledge_passages c ON c.tenant_id = d.tenant_id AND c.version_id = d.current_version_id
      WHERE d.tenant_id = t.id AND t.knowledge_revision::text IS DISTINCT FROM ${known}::text
        AND (d.valid_until IS NULL OR d.valid_until > ${now}::timestamptz)
        AND (${types === null} OR d.type = ANY (${[...(types ?? [])]}::text[]))
      ORDER BY ts_rank(c.search, to_tsquery('english', ${words})) DESC, d.title, c.ordinal LIMIT ${MOST_READ}) p ON true
    WHERE t.id = ${ctx.tenantId}::uuid`
}
