import { z } from 'zod'
import { answerSentences } from './answer-sentences.ts'
import { type Ranked, rankPassages, weights } from './rank-passages.ts'
import { namesIn, passageReader, type ReadPassage } from './read-passage.ts'
import { type Asked, readQuestion, type ShopWords } from './read-question.ts'
import { KnowledgeLanguage, KnowledgeType, type Snippet } from './schemas.ts'

/** From here up a passage answers the question; below, it only shares words with it. Measured on questions of customers. */
const CONFIDENT = 0.435
/** Passages far below the best one are noise beside it. */
const KEEP = 0.75
const MOST = 3

export const Passage = z.object({
  chunkId: z.uuid(),
  title: z.string(),
  type: KnowledgeType,
  language: KnowledgeLanguage,
  text: z.string(),
  /** The same section in every language has the same place; null for a document that stands alone. */
  place: z.string().nullable(),
})
export type Passage = z.infer<typeof Passage>

export interface Retrieved {
  snippets: Snippet[]
  confident: boolean
}

/** Whether a passage may answer at all. */
export type Fits = (read: ReadPassage, asked: readonly Asked[]) => boolean

/** Passages as they are compared with questions. */
export interface Shelf {
  read: readonly { passage: Passage; read: ReadPassage }[]
  words: ShopWords
}

export function readShelf(passages: readonly Passage[]): Shelf {
  const names = namesIn(passages)
  const reader = passageReader(names)
  const read = passages.map((passage) => ({ passage, read: reader(passage) }))
  return { read, words: { all: new Set(read.flatMap(({ read: one }) => wordsIn(one))), names } }
}

/** Those of a shop's passages that answer a question, best first, and whether the best one does. */
export function searchPassages(
  { read, words }: Shelf,
  input: { query: string; about: string | null; language: KnowledgeLanguage },
  fits: Fits,
): Retrieved {
  const asked = readQuestion(input.query, input.about, words)
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
