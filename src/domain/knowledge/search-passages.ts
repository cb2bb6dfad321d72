import { z } from 'zod'
import { readable } from '../../lib/readable.ts'
import { answerSentences } from './answer-sentences.ts'
import { chanceRight } from './chance-right.ts'
import { askedSubjects, type PassageSubjects, passageSubjects, sharedSubjects } from './passage-subjects.ts'
import { leavesOutThing, rankPassages, type Weigh, weights } from './rank-passages.ts'
import { namesOf, type ReadPassage, readPassage, type WrittenNames, writtenNames } from './read-passage.ts'
import { type Asked, readQuestion, type ShopWords } from './read-question.ts'
import { KnowledgeLanguage, KnowledgeType, type Snippet } from './schemas.ts'
import type { SubjectReader } from './subject-reader.ts'

/** From this chance up a passage is taken to answer the question; below, it only has something to do with it. */
const CONFIDENT = 0.52
/** What a subject in common counts beside words in common. */
const SUBJECT = 1.5
/** What the share of the question counts that the index found in it, by words in a wider sense. */
const COVERAGE = 1
/**
 * From this chance of its likeliest subject up a question is one of those that customers ask shops of goods, and the section
 * on that subject answers it. Below, as of most questions to a hotel, the reader of subjects has never heard the like: then the
 * words of long documents that nobody has made a glossary of decide too.
 */
const HEARD = 0.6
/** Left of the subject of a passage that does not name the goods that are asked about. */
const UNNAMED = 0.85
/** A passage without a word of the question must share so much of its subject. */
const RELATED = 0.3
/** A passage that has less of the words and less of the subject is about something else. */
const NEAR = 0.4
/** Passages far below the best one are noise beside it. */
const KEEP = 0.75
const MOST = 3

export const Passage = z.object({
  chunkId: z.uuid(),
  title: z.string(),
  type: KnowledgeType,
  language: KnowledgeLanguage,
  /** What it stands under in its document, outermost first. */
  heading: z.string(),
  text: z.string(),
  /** Of a file without pages 1. */
  page: z.int(),
  /** The same section in every language has the same place; null for a document that stands alone. */
  place: z.string().nullable(),
})
export type Passage = z.infer<typeof Passage>

export interface Retrieved {
  snippets: Snippet[]
  /** Whether the first of them is told as the answer, and the chance that it is one, 0 to 1. */
  confident: boolean
  answerable: number
}

/** What is demanded of a passage that answers. */
export interface Demands {
  /** Whether it may answer at all. */
  fits: (read: ReadPassage, asked: readonly Asked[]) => boolean
  /** How near its words must come, 0 to 1. */
  leastWords: number
}

/** A passage as it is compared with questions. */
export interface Shelved {
  passage: Passage
  names: WrittenNames
  read: ReadPassage
  subjects: PassageSubjects
}

/** One that the index found, with how much of the question it says, 0 to 1. */
export interface Candidate extends Shelved {
  coverage: number
}

export interface Shelf {
  candidates: readonly Candidate[]
  words: ShopWords
  weigh: Weigh
}

export function shelve(passage: Passage, reader: SubjectReader): Shelved {
  const names = writtenNames(passage)
  const read = readPassage(passage, namesOf([names]))
  return { passage, names, read, subjects: passageSubjects(passage, read, reader) }
}

export function shelfOf(candidates: readonly Candidate[]): Shelf {
  return {
    candidates,
    words: {
      all: new Set(candidates.flatMap(({ read }) => wordsIn(read))),
      names: namesOf(candidates.map(({ names }) => names)),
    },
    weigh: weights(candidates.map(({ read }) => read)),
  }
}

interface Compared extends Candidate {
  /** How near its words come, what share of the subject it has, and both together. */
  words: number
  subject: number
  score: number
  grounded: boolean
}

/** Those of a shop's passages that answer a question, best first, and whether the best one does. */
export function searchPassages(
  shelf: Shelf,
  input: { query: string; about: string | null; language: KnowledgeLanguage },
  { fits, leastWords }: Demands,
  reader: SubjectReader,
): Retrieved {
  const query = readable(input.query)
  const asked = readQuestion(query, input.about, shelf.words)
  if (asked.length === 0) return { snippets: [], confident: false, answerable: 0 }
  const subjects = askedSubjects(query, input.about, reader)
  const scorer = scorerFor(subjects)
  const candidates = KnowledgeLanguage.options.flatMap((language) =>
    compared(
      shelf.candidates.filter(({ passage, read }) => passage.language === language && fits(read, asked)),
      asked,
      subjects,
      scorer,
    ),
  )
  const places = bestOfPlaces(candidates, input.language, scorer)
  const chance = chanceOf(places, asked, subjects)
  const top = places[0]?.score ?? 0
  const kept = places.slice(0, MOST).filter(({ score }) => score >= top * KEEP)
  return {
    snippets: kept.map((found) => ({
      ...snippetOf(found.passage),
      answer: answerSentences(found.read, asked, shelf.weigh, { asked: subjects, of: found.subjects.sentences }),
      score: Math.round(((chance * found.score) / top) * 1000) / 1000,
    })),
    answerable: Math.round(chance * 1000) / 1000,
    confident: chance >= CONFIDENT && isNear(places[0]) && (places[0]?.words ?? 0) >= leastWords,
  }
}

function compared(
  candidates: readonly Candidate[],
  asked: readonly Asked[],
  subjects: Float64Array,
  scorer: Scorer,
): Compared[] {
  return rankPassages(
    candidates.map((passage) => ({ passage, read: passage.read })),
    asked,
  ).flatMap(({ passage, score: words, grounded }) => {
    const named = leavesOutThing(passage.read, asked) ? UNNAMED : 1
    const subject = named * sharedSubjects(subjects, passage.subjects.whole)
    const related = words > 0 || passage.coverage > 0 || subject >= RELATED
    return related ? [scorer({ ...passage, words, subject, grounded })] : []
  })
}

function isHeard(subjects: Float64Array): boolean {
  return Math.max(...subjects) >= HEARD
}

type Scorer = (one: Omit<Compared, 'score'>) => Compared

function scorerFor(subjects: Float64Array): Scorer {
  const coverage = isHeard(subjects) ? 0 : COVERAGE
  return (one) => ({ ...one, score: one.words + SUBJECT * one.subject + coverage * one.coverage })
}

/** Every section once, best first: as near as it comes in any language, in the language wanted where it is written in it. */
function bestOfPlaces(candidates: readonly Compared[], language: KnowledgeLanguage, scorer: Scorer): Compared[] {
  const places = new Map<string, Compared>()
  for (const found of candidates.toSorted((a, b) => b.score - a.score)) {
    const place = found.passage.place ?? found.passage.chunkId
    const best = places.get(place)
    const { words = 0, subject = 0, coverage = 0, grounded = false } = best ?? {}
    const wanted = best !== undefined && best.passage.language !== language && found.passage.language === language
    const near = {
      words: Math.max(found.words, words),
      subject: Math.max(found.subject, subject),
      coverage: Math.max(found.coverage, coverage),
      grounded: grounded || found.grounded,
    }
    places.set(place, scorer({ ...(wanted ? found : (best ?? found)), ...near }))
  }
  return [...places.values()].sort((a, b) => b.score - a.score)
}

/** Of two sections one is always nearer: neither need be near. */
function isNear(found: Compared | undefined): boolean {
  return found !== undefined && Math.max(found.words, found.subject) >= NEAR
}

/** The chance that the first of the sections, best first, answers. */
function chanceOf(places: readonly Compared[], asked: readonly Asked[], subjects: Float64Array): number {
  const [first, second] = places
  if (first === undefined) return 0
  const { words, subject, coverage, score, grounded } = first
  const evidence = {
    words,
    subject,
    grounded,
    ahead: score - (second?.score ?? 0),
    sure: Math.max(...subjects),
    none: subjects.at(-1) ?? 0,
    firstByWords: places.every((other) => other.words <= words),
    coverage,
    firstByCoverage: places.every((other) => other.coverage <= coverage),
    asked: asked.length,
  }
  return chanceRight(evidence, isHeard(subjects))
}

function snippetOf({ place: _place, ...passage }: Passage): Omit<Snippet, 'answer' | 'score'> {
  return { ...passage, facts: null, card: null }
}

function wordsIn({ title, heading, sentences }: ReadPassage): string[] {
  return [...title, ...heading, ...sentences.flatMap(({ meanings }) => [...meanings])]
}
