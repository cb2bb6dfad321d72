import { z } from 'zod'
import type { Ctx } from '../context.ts'
import { reviewDue } from './freshness/review-due.ts'
import { nearestPassages } from './nearest-passages.ts'
import { KnowledgeLanguage, type KnowledgeType } from './schemas.ts'
import { type Candidate, type Shelf, type Shelved, shelfOf, shelve } from './search-passages.ts'
import { seek } from './seek.ts'
import { loadIndex, MOST_SHELVED, type ShopIndex } from './shop-index.ts'

export interface Wanted {
  query: string
  /** The question before, for one that leans on it. */
  about: string | null
  types: readonly KnowledgeType[] | null
}

/**
 * The passages of a shop that a question is compared with: of the current versions of its living documents those that its
 * index finds nearest. The one statement that reads their texts says whether the index that was kept is still good.
 */
export async function passagesFor(ctx: Ctx, wanted: Wanted): Promise<Shelf> {
  const { indexes, findsNothing } = ctx.ports.search
  const load = () => indexes.load(ctx.tenantId, () => loadIndex(ctx))
  let index = indexes.find(ctx.tenantId) ?? (await load())
  for (;;) {
    const { coverage, ...sought } = seek(index.passages, wanted, ctx.ports.search)
    const now = ctx.clock.now()
    const nearest = findsNothing ? [] : [...nearestPassages(index, coverage, { types: wanted.types, now })]
    const revision = await shelveAll(ctx, index, nearest)
    if (revision === index.revision) return shelfOf(candidates(index, nearest, { coverage, now }), sought)
    // Something was published or deleted since: what was found may be told no more.
    ctx.signal.throwIfAborted()
    index = await load()
  }
}

function candidates(
  index: ShopIndex,
  nearest: readonly number[],
  { coverage, now }: { coverage: Float32Array; now: Date },
): Candidate[] {
  return nearest.flatMap((passage) => {
    const shelved = index.shelved.get(passage)
    if (shelved === undefined) return []
    const { document } = index.of(passage)
    const due = reviewDue(document)
    const asOf = due === null || due > now ? {} : { asOf: document.publishedAt.toISOString() }
    return [{ ...shelved, passage: { ...shelved.passage, ...asOf }, coverage: coverage[passage] ?? 0 }]
  })
}

const Row = z.object({
  revision: z.string(),
  /** Null in the one row that says only the revision. */
  passage: z
    .object({
      versionId: z.uuid(),
      ordinal: z.int(),
      chunkId: z.uuid(),
      prefix: z.string(),
      text: z.string(),
      page: z.int(),
      lang: KnowledgeLanguage,
    })
    .nullable(),
})
type ReadRow = NonNullable<z.infer<typeof Row>['passage']>

/** Reads the passages that are not kept as they are compared, and gives the revision of what the shop tells now. */
async function shelveAll(ctx: Ctx, index: ShopIndex, passages: readonly number[]): Promise<string> {
  const missing = passages.filter((passage) => !index.shelved.has(passage))
  const rows = z.array(Row).parse(await readTexts(ctx, missing.map(index.of)))
  const found = new Map(rows.flatMap(({ passage }) => (passage === null ? [] : [[nameOf(passage), passage]])))
  const kept = passages.flatMap((passage) => {
    const { document, ordinal } = index.of(passage)
    const row = found.get(nameOf({ versionId: document.versionId, ordinal }))
    const shelved = index.shelved.get(passage) ?? (row === undefined ? null : shelveRow(ctx, index, passage, row))
    return shelved === null ? [] : [[passage, shelved] as const]
  })
  for (const [passage, shelved] of kept) {
    index.shelved.delete(passage)
    index.shelved.set(passage, shelved)
  }
  for (const oldest of index.shelved.keys()) {
    if (index.shelved.size <= Math.max(MOST_SHELVED, kept.length)) break
    index.shelved.delete(oldest)
  }
  return rows[0]?.revision ?? ''
}

async function readTexts(
  ctx: Ctx,
  asked: readonly { document: { versionId: string }; ordinal: number }[],
): Promise<unknown[]> {
  return ctx.statement`
    SELECT t.knowledge_revision::text AS revision, p.passage
    FROM tenants t LEFT JOIN LATERAL (
      SELECT jsonb_build_object('versionId', c.version_id, 'ordinal', c.ordinal, 'chunkId', c.id, 'prefix', c.prefix,
        'text', c.text, 'page', c.page, 'lang', c.lang) AS passage
      FROM unnest(${asked.map(({ document }) => document.versionId)}::uuid[], ${asked.map(({ ordinal }) => ordinal)}::int[])
        AS n(version_id, ordinal)
      JOIN knowledge_passages c ON c.tenant_id = t.id AND c.version_id = n.version_id AND c.ordinal = n.ordinal) p ON true
    WHERE t.id = ${ctx.tenantId}::uuid`
}

function nameOf({ versionId, ordinal }: { versionId: string; ordinal: number }): string {
  return `${versionId} ${ordinal}`
}

function shelveRow(
  ctx: Ctx,
  index: ShopIndex,
  passage: number,
  { chunkId, prefix, text, page, lang }: ReadRow,
): Shelved {
  const { title, type } = index.of(passage).document
  const [, ...headings] = prefix.split(' > ')
  return shelve(
    {
      ...{ chunkId, title, type, language: lang, page },
      heading: headings.join(' > '),
      text: headed(headings.at(-1), text),
      place: index.placeOf(passage),
    },
    ctx.ports,
  )
}

/** What is compared with questions begins with the heading it stands under, unless its first line is one already. */
function headed(heading: string | undefined, text: string): string {
  return heading === undefined || text.startsWith(heading) || /^[^\n]*\?\n/.test(text) ? text : `${heading}\n${text}`
}
