import { z } from 'zod'
import type { Ctx } from '../context.ts'
import { rebuildSegments, type Segment } from './rebuild-segments.ts'
import { KnowledgeLanguage, KnowledgeType } from './schemas.ts'
import { SEGMENT_FORMAT } from './search/build-segment.ts'
import { openSegments, type PassageIndex } from './search/open-segments.ts'
import type { Shelved } from './search-passages.ts'

const IndexedDocument = z.object({
  versionId: z.uuid(),
  title: z.string(),
  type: KnowledgeType,
  language: KnowledgeLanguage,
  topic: z.string().nullable(),
  /** From then on it is told no more. */
  until: z.coerce.date().nullable(),
  publishedAt: z.coerce.date(),
  reviewBy: z.coerce.date().nullable(),
  /** Of a document in several languages: the section of each of its passages. */
  sections: z.array(z.int()).nullable(),
})
type IndexedDocument = z.infer<typeof IndexedDocument>

/** All that a shop tells, as it is searched: the passages of the current versions of its documents. Good for its revision only. */
export interface ShopIndex {
  revision: string
  passages: PassageIndex
  of(passage: number): { document: IndexedDocument; ordinal: number }
  /** Names the section of a passage, the same in every language; null for a document that stands alone. */
  placeOf(passage: number): string | null
  /** The passages of a section in all languages. */
  at(place: string): readonly number[]
  /** Passages that something else contradicts. */
  contested: ReadonlySet<string>
  /** Those that were lately compared with questions, as they are compared. */
  shelved: Map<number, Shelved>
  /** What it takes in memory, about. */
  bytes: number
}

/** At most so many passages are kept as they are compared; each takes about so many bytes. */
export const MOST_SHELVED = 300
const SHELVED_BYTES = 8_000
/** Beside the bytes of a segment stand its terms, each once, with their places. */
const OPENED = 4

const Row = z.object({
  revision: z.string(),
  /** Null in the one row of a shop without documents. */
  document: IndexedDocument.nullable(),
  segment: z.instanceof(Uint8Array).nullable(),
  size: z.int().nullable(),
})

/** Reads what a shop tells now. A version that has no segment of today's format, such as one of an earlier program, is indexed here. */
export async function loadIndex(ctx: Ctx): Promise<ShopIndex> {
  const rows = z.array(Row).parse(
    await ctx.statement`
    SELECT t.knowledge_revision::text AS revision, s.bytes AS segment, s.passages AS size,
      CASE WHEN d.id IS NOT NULL THEN jsonb_build_object('versionId', d.current_version_id, 'title', d.title, 'type', d.type,
        'language', d.language, 'topic', d.topic, 'until', d.valid_until,
        'publishedAt', v.status_at, 'reviewBy', d.review_by, 'sections', p.sections) END AS document
    FROM tenants t
    LEFT JOIN knowledge_documents d ON d.tenant_id = t.id AND d.current_version_id IS NOT NULL
    LEFT JOIN knowledge_versions v ON v.tenant_id = d.tenant_id AND v.id = d.current_version_id
    LEFT JOIN knowledge_segments s
      ON s.tenant_id = d.tenant_id AND s.version_id = d.current_version_id AND s.format = ${SEGMENT_FORMAT}::int
    LEFT JOIN LATERAL (
      SELECT array_agg(c.section ORDER BY c.ordinal) AS sections FROM knowledge_passages c
      WHERE d.topic IS NOT NULL AND c.tenant_id = d.tenant_id AND c.version_id = d.current_version_id) p ON true
    WHERE t.id = ${ctx.tenantId}::uuid ORDER BY d.language, lower(d.title)`,
  )
  const missing = rows.flatMap(({ document, segment }) => (segment === null ? (document ?? []) : []))
  const rebuilt = await rebuildSegments(ctx, missing)
  const parts = rows.flatMap(({ document, segment, size }) => {
    if (document === null) return []
    if (segment !== null) return [{ document, segment: { bytes: segment, size: size ?? 0 } }]
    const built = rebuilt.get(document.versionId)
    return built === undefined ? [] : [{ document, segment: built }]
  })
  ctx.log.info('knowledge.index_loaded', { documents: parts.length, rebuilt: rebuilt.size })
  return opened(rows[0]?.revision ?? '', parts, await contestedIn(ctx))
}

const Contested = z.array(z.object({ id: z.uuid() }))

/** Read after the revision: what is contested since then has raised it, and the index is read again. */
async function contestedIn(ctx: Ctx): Promise<ReadonlySet<string>> {
  const rows = await ctx.statement`
    SELECT unnest(ARRAY[left_passage, right_source]) AS id FROM knowledge_conflicts WHERE tenant_id = ${ctx.tenantId}::uuid`
  return new Set(Contested.parse(rows).map(({ id }) => id))
}

function opened(
  revision: string,
  parts: readonly { document: IndexedDocument; segment: Segment }[],
  contested: ReadonlySet<string>,
): ShopIndex {
  const passages = openSegments(parts.map(({ segment }) => segment.bytes))
  const of = parts.flatMap(({ document, segment: { size } }) =>
    Array.from({ length: size }, (_, ordinal) => ({ document, ordinal })),
  )
  const places = of.map(({ document: { topic, sections }, ordinal }) =>
    topic === null ? null : `${topic} ${sections?.[ordinal] ?? 0}`,
  )
  const at = new Map<string, number[]>()
  places.forEach((place, passage) => {
    if (place !== null) at.set(place, [...(at.get(place) ?? []), passage])
  })
  const bytes = parts.reduce((sum, part) => sum + part.segment.bytes.length, 0)
  return {
    revision,
    passages,
    of(passage) {
      const found = of[passage]
      if (found === undefined) throw new Error(`there is no passage ${passage}`)
      return found
    },
    placeOf: (passage) => places[passage] ?? null,
    at: (place) => at.get(place) ?? [],
    contested,
    shelved: new Map(),
    bytes: OPENED * bytes + SHELVED_BYTES * Math.min(MOST_SHELVED, passages.size),
  }
}
