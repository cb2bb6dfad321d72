import { z } from 'zod'
import { getItem } from '../catalog/index.ts'
import type { Ctx } from '../context.ts'
import { answerFromItem } from './answer-from-item.ts'
import { answerSentences } from './answer-sentences.ts'
import { type Ranked, rankPassages, weights } from './rank-passages.ts'
import { namesIn, passageReader, type ReadPassage } from './read-passage.ts'
import { type Asked, readQuestion } from './read-question.ts'
import { saysOfItem } from './says-of-item.ts'
import { KnowledgeLanguage, KnowledgeType, type Snippet } from './schemas.ts'
import { wholeRow } from './whole-row.ts'

/** From here up a passage answers the question; below, it only shares words with it. Measured on questions of customers. */
const CONFIDENT = 0.435
/** Passages far below the best one are noise beside it. */
const KEEP = 0.75
const MOST = 3
/** A shop's documents are read whole up to here; of more, those that share a word with the question come first. */
const MOST_READ = 300

const Passage = z.object({
  chunkId: z.uuid(),
  title: z.string(),
  type: KnowledgeType,
  language: KnowledgeLanguage,
  text: z.string(),
  /** The same section in every language has the same place; null for a document that stands alone. */
  place: z.string().nullable(),
})
type Passage = z.infer<typeof Passage>

export interface Retrieved {
  snippets: Snippet[]
  confident: boolean
}

/**
 * Passages of this shop's documents that answer a question, best first, each with the sentences that do. A passage must
 * be about the thing asked: what is said of another thing does not answer. In the language asked for where the shop has
 * written it, else in the one it has. What is asked about an item is answered from its row, and only what the row does
 * not say from the documents; where nothing says it, its whole row is what comes nearest.
 */
export async function retrieve(ctx: Ctx, input: Query): Promise<Retrieved> {
  const { itemId = null } = input
  if (itemId === null) return fromDocuments(ctx, input, () => true)
  const item = await getItem(ctx, { itemId })
  const query = withoutName(input.query, item.name)
  const known = answerFromItem(item, query)
  if (known !== null) return { snippets: [known], confident: true }
  const found = await fromDocuments(ctx, { ...input, query, about: item.category }, (read, asked) =>
    saysOfItem(read, asked, item),
  )
  return found.confident ? found : { snippets: [wholeRow(item)], confident: false }
}

/** The question as it was asked: the name in front of it says again which item is meant. */
function withoutName(query: string, name: string): string {
  return query.startsWith(`${name}:`) ? query.slice(name.length + 1) : query
}

/** Whether a passage may answer at all. */
type Fits = (read: ReadPassage, asked: readonly Asked[]) => boolean

interface Query {
  query: string
  types: readonly KnowledgeType[] | null
  language: KnowledgeLanguage
  /** The question before, for one that leans on it: "and on Sunday?" */
  about: string | null
  /** The item that is asked about. */
  itemId?: string | null
}

async function fromDocuments(ctx: Ctx, input: Query, fits: Fits): Promise<Retrieved> {
  const passages = await readPassages(ctx, input)
  const names = namesIn(passages)
  const reader = passageReader(names)
  const read = passages.map((passage) => ({ passage, read: reader(passage) }))
  const all = new Set(read.flatMap(({ read: one }) => wordsIn(one)))
  const asked = readQuestion(input.query, input.about, { all, names })
  if (asked.length === 0) return { snippets: [], confident: false }
  const ranked = KnowledgeLanguage.options.flatMap((language) =>
    rankPassages(
      read.filter(({ passage, read: one }) => passage.language === language && fits(one, asked)),
      asked,
    ),
  )
  const best = bestOfPlaces(ranked, input.language).slice(0, MOST)
  const top = best[0]?.score ?? 0
  const weigh = weights(read.map(({ read: one }) => one))
  const kept = best.filter(({ score }) => score > 0 && score >= top * KEEP)
  return {
    snippets: kept.map((found) => toSnippet(found, asked, weigh)),
    confident: top >= CONFIDENT && best[0]?.grounded === true,
  }
}

/** Every section once, best first: as near as it comes in any language, in the language wanted where it is written in it. */
function bestOfPlaces(ranked: readonly Ranked<Passage>[], language: KnowledgeLanguage): Ranked<Passage>[] {
  const places = new Map<string, Ranked<Passage>>()
  for (const found of ranked.toSorted((a, b) => b.score - a.score)) {
    const place = found.passage.place ?? found.passage.chunkId
    const best = places.get(place)
    if (best === undefined) places.set(place, found)
    else if (best.passage.language !== language && found.passage.language === language) {
      places.set(place, { ...found, score: best.score, grounded: best.grounded })
    }
  }
  return [...places.values()].sort((a, b) => b.score - a.score)
}

function toSnippet(
  { passage: { place: _place, ...passage }, read, score }: Ranked<Passage>,
  asked: readonly Asked[],
  weigh: ReturnType<typeof weights>,
): Snippet {
  return {
    ...passage,
    answer: answerSentences(read, asked, weigh),
    facts: null,
    card: null,
    score: Math.min(1, Math.round(score * 1000) / 1000),
  }
}

function wordsIn({ title, heading, sentences }: ReadPassage): string[] {
  return [...title, ...heading, ...sentences.flatMap(({ meanings }) => [...meanings])]
}

async function readPassages(
  ctx: Ctx,
  { query, types }: { query: string; types: readonly KnowledgeType[] | null },
): Promise<Passage[]> {
  const words = (query.match(/\p{L}{3,}/gu) ?? []).map((word) => `'${word}'`).join(' | ')
  const rows = await ctx.tx(
    (tx) => tx.$queryRaw<unknown[]>`
      SELECT c.id AS "chunkId", d.title, d.type, d.language, c.text, d.topic || ' ' || c.section AS place
      FROM knowledge_chunks c JOIN knowledge_documents d ON d.tenant_id = c.tenant_id AND d.id = c.document_id
      WHERE c.tenant_id = ${ctx.tenantId}::uuid
        AND (${types === null} OR d.type = ANY (${[...(types ?? [])]}::text[]))
      ORDER BY ts_rank(c.search, to_tsquery('english', ${words})) DESC, d.title, c.ordinal LIMIT ${MOST_READ}`,
  )
  return z.array(Passage).parse(rows)
}
