import type { Ctx } from '../context.ts'
import type { RowQuestion } from '../properties/index.ts'
import { settleConflicts } from './conflicts/settle-conflicts.ts'
import type { GapConcepts } from './gaps/gap.ts'
import { gapConcepts } from './gaps/gap-concepts.ts'
import { retrieveForGuest } from './guide/retrieve-for-guest.ts'
import { passagesFor } from './read-passages.ts'
import type { KnowledgeLanguage, Snippet } from './schemas.ts'
import { searchPassages } from './search-passages.ts'

const MOST_PASSAGES = 10

export interface ExplainedPassage
  extends Pick<Snippet, 'chunkId' | 'title' | 'type' | 'language' | 'heading' | 'text'> {
  page: number
  /** How much of the question the index found in it, 0 to 1. */
  coverage: number
  /** Of those that come near; null for the others. */
  score: number | null
  /** The sentences that answer; empty where none do. */
  answer: string
  asOf: string | null
}

export interface Explained {
  /** What the question was heard to be about, thing by thing, each in all the ways in which a passage may say it. */
  concepts: GapConcepts
  /** Rows that what is named in it leads to: they answer before any document. */
  rows: { itemId: string; name: string; category: string }[]
  passages: ExplainedPassage[]
  /** The chance that the first passage answers, and whether it is told. */
  answerable: number
  confident: boolean
  /** What is told in the place of the first passage, because it counts more; null where nothing is. */
  instead: { source: string; title: string; answer: string } | null
  /** Over what two that count the same contradict each other; null where none do. */
  disputed: string | null
}

/** Why a question is answered as it is: asked as a customer asks, for staff. Nothing is told and nothing is kept. */
export async function explainSearch(
  ctx: Ctx,
  input: { query: string; language: KnowledgeLanguage; asked: RowQuestion },
): Promise<Explained> {
  const asked = { query: input.query, language: input.language, about: null }
  const shelf = await passagesFor(ctx, { ...asked, types: null })
  const found = searchPassages(shelf, asked, { fits: () => true, leastWords: 0, leastTold: 0 }, ctx.ports.subjects)
  const settled = await settleConflicts(ctx, found)
  const { rows } = await retrieveForGuest(ctx, { ...asked, asked: input.asked, focus: null })
  const [first] = found.snippets
  const [told] = settled.snippets
  const scores = new Map(found.snippets.map((snippet) => [snippet.chunkId, snippet]))
  const passages = shelf.candidates.map(({ passage: { place: _place, asOf = null, ...passage }, coverage }) => ({
    ...passage,
    ...{
      coverage,
      asOf,
      score: scores.get(passage.chunkId)?.score ?? null,
      answer: scores.get(passage.chunkId)?.answer ?? '',
    },
  }))
  return {
    concepts: gapConcepts(input.query, ctx.ports.search),
    rows: rows.map(({ itemId, category, answer: { name } }) => ({ itemId, name, category })),
    passages: passages
      .sort((one, other) => (other.score ?? -1) - (one.score ?? -1) || other.coverage - one.coverage)
      .slice(0, MOST_PASSAGES),
    answerable: found.answerable,
    confident: settled.confident,
    instead:
      told === undefined || told.chunkId === first?.chunkId
        ? null
        : { source: told.chunkId, title: told.title, answer: told.answer },
    disputed: settled.disputed ?? null,
  }
}
