import { z } from 'zod'
import { readable } from '../../lib/readable.ts'
import { answerSentences } from './answer-sentences.ts'
import { bestSaid, type Said } from './best-said.ts'
import { chanceRight } from './chance-right.ts'
import { nearRarest } from './near-rarest.ts'
import { type Offered, offeredOf } from './offered.ts'
import { askedSubjects, passageSubjects, sharedSubjects } from './passage-subjects.ts'
import { leavesOutThing, rankPassages, type Weigh, weights } from './rank-passages.ts'
import { namesOf, type ReadPassage, readPassage, type WrittenNames, writtenNames } from './read-passage.ts'
import { type Asked, readQuestion, type ShopWords } from './read-question.ts'
import { type SaidTerms, saidTerms } from './said-terms.ts'
import { saysEnough } from './says-enough.ts'
import { KnowledgeLanguage, KnowledgeType, type Snippet } from './schemas.ts'
import { stateOf } from './search/answerability.ts'
import type { SearchKit } from './search-kit.ts'
import { snippetOf } from './snippet-of.ts'
import type { Sought } from './sought.ts'
import type { SubjectReader } from './subject-reader.ts'

/**
 * What counts how much beside the meanings that a passage and a question have in common: a subject in common, the more the
 * surer the subject of the question is; what of its words the index finds in the passage, and in its best sentence; and that
 * this sentence has the kind of thing that is asked for. Each is from 0 to 1.
 */
const COUNTS = { subject: 0.5, sureSubject: 1.2, coverage: 0.7, sentence: 0.7, kind: 0.15 } as const
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
  /** When it was published, if it should have been looked at again since. */
  asOf: z.iso.datetime().optional(),
})
export type Passage = z.infer<typeof Passage>

export interface Retrieved {
  snippets: Snippet[]
  /** Whether the first of them is told as the answer, and the chance that it is one, 0 to 1. */
  confident: boolean
  answerable: number
  /** Where one of them may be it, and none surely is: what can be asked back. */
  offered: Offered[]
  /** Two that count the same contradict each other over this: neither is told. */
  disputed?: string
}

/** What is demanded of a passage that answers. */
export interface Demands {
  /** Whether it may answer at all. */
  fits: (read: ReadPassage, asked: readonly Asked[]) => boolean
  /** How near its words must come, 0 to 1. */
  leastWords: number
  /** How many things of a question that names several it must speak of, unless it says most of it. */
  leastTold: number
}

/** A passage as it is compared with questions. */
export interface Shelved {
  passage: Passage
  names: WrittenNames
  read: ReadPassage
  terms: SaidTerms
  subjects: Float64Array
}

/** One that the index found, with how much of the question it says, 0 to 1. */
export interface Candidate extends Shelved {
  coverage: number
}

export interface Shelf {
  candidates: readonly Candidate[]
  /** What of the question is looked for, as the index of the shop hears it. */
  sought: Sought
  words: ShopWords
  weigh: Weigh
}

export function shelve(
  passage: Passage,
  { subjects, search }: { subjects: SubjectReader; search: Pick<SearchKit, 'glossary'> },
): Shelved {
  const names = writtenNames(passage)
  const read = readPassage(passage, namesOf([names]))
  const terms = saidTerms(passage, read, passage.language, search.glossary)
  return { passage, names, read, terms, subjects: passageSubjects(passage, subjects) }
}

export function shelfOf(candidates: readonly Candidate[], sought: Sought): Shelf {
  return {
    candidates,
    sought,
    words: {
      all: new Set(candidates.flatMap(({ read }) => wordsIn(read))),
      names: namesOf(candidates.map(({ names }) => names)),
    },
    weigh: weights(candidates.map(({ read }) => read)),
  }
}

interface Compared extends Candidate {
  /** How near its words come, what share of the subject it has, how much of the question its best sentence says, and all together. */
  words: number
  subject: number
  sentence: Said
  score: number
}

/** Those of a shop's passages that answer a question, best first, and whether the best one does. */
export function searchPassages(
  shelf: Shelf,
  input: { query: string; about: string | null; language: KnowledgeLanguage },
  { fits, leastWords, leastTold }: Demands,
  reader: SubjectReader,
): Retrieved {
  const query = readable(input.query)
  const asked = readQuestion(query, input.about, shelf.words)
  if (asked.length === 0) return { snippets: [], confident: false, answerable: 0, offered: [] }
  const subjects = askedSubjects(query, input.about, reader)
  const question: Question = { asked, subjects, sure: Math.max(...subjects), sought: shelf.sought }
  const candidates = KnowledgeLanguage.options.flatMap((language) =>
    compared(
      shelf.candidates.filter(({ passage, read }) => passage.language === language && fits(read, asked)),
      question,
    ),
  )
  const places = bestOfPlaces(candidates, input.language, question)
  const chance = chanceOf(places, question)
  const top = places[0]?.score ?? 0
  const kept = places.slice(0, MOST).filter(({ score }) => score >= top * KEEP)
  const isTold = places[0] !== undefined && saysEnough(places[0], shelf.sought, leastTold)
  const sure = isNear(places[0]) && (places[0]?.words ?? 0) >= leastWords && isTold
  return {
    snippets: kept.map((found) => ({
      ...snippetOf(found.passage),
      answer: answerSentences(found, { query, asked, sought: shelf.sought, subjects }, shelf.weigh, reader),
      score: Math.round(((chance * found.score) / top) * 1000) / 1000,
    })),
    answerable: Math.round(chance * 1000) / 1000,
    confident: stateOf(chance) === 'known' && sure,
    offered:
      stateOf(chance) === 'unsure' || !isTold
        ? offeredOf(passagesOf(nearRarest(places, shelf.sought)), input.language)
        : [],
  }
}

/** A question as all its readers hear it. */
interface Question {
  asked: readonly Asked[]
  subjects: Float64Array
  /** The chance of its likeliest subject. */
  sure: number
  sought: Sought
}

function compared(candidates: readonly Candidate[], question: Question): Compared[] {
  const { asked, subjects, sought } = question
  return rankPassages(
    candidates.map((passage) => ({ passage, read: passage.read })),
    asked,
  ).flatMap(({ passage, score: words }) => {
    const named = leavesOutThing(passage.read, asked) ? UNNAMED : 1
    const subject = named * sharedSubjects(subjects, passage.subjects)
    const related = words > 0 || passage.coverage > 0 || subject >= RELATED
    return related ? [scored({ ...passage, words, subject, sentence: bestSaid(passage, asked, sought) }, question)] : []
  })
}

function scored(one: Omit<Compared, 'score'>, { sure }: Question): Compared {
  const { words, subject, coverage, sentence } = one
  const bySubject = (COUNTS.subject + COUNTS.sureSubject * sure) * subject
  return {
    ...one,
    score:
      words + bySubject + COUNTS.coverage * coverage + COUNTS.sentence * sentence.share + COUNTS.kind * sentence.kind,
  }
}

/** Every section once, best first: as near as it comes in any language, in the language wanted where it is written in it. */
function bestOfPlaces(candidates: readonly Compared[], language: KnowledgeLanguage, question: Question): Compared[] {
  const places = new Map<string, Compared>()
  for (const found of candidates.toSorted((a, b) => b.score - a.score)) {
    const place = found.passage.place ?? found.passage.chunkId
    const best = places.get(place)
    if (best === undefined) {
      places.set(place, found)
      continue
    }
    const wanted = best.passage.language !== language && found.passage.language === language
    const near = {
      words: Math.max(found.words, best.words),
      subject: Math.max(found.subject, best.subject),
      coverage: Math.max(found.coverage, best.coverage),
      sentence: found.sentence.share > best.sentence.share ? found.sentence : best.sentence,
    }
    places.set(place, scored({ ...(wanted ? found : best), ...near }, question))
  }
  return [...places.values()].sort((a, b) => b.score - a.score)
}

/** Of two sections one is always nearer: neither need be near. */
function isNear(found: Compared | undefined): boolean {
  return found !== undefined && Math.max(found.words, found.subject) >= NEAR
}

function passagesOf(places: readonly Compared[]): Passage[] {
  return places.map(({ passage }) => passage)
}

/** The chance that the first of the sections, best first, answers. */
function chanceOf(places: readonly Compared[], { subjects, sure }: Question): number {
  const [first, second] = places
  if (first === undefined) return 0
  const { words, subject, coverage, sentence, score } = first
  return chanceRight({
    words,
    subject,
    ahead: score - (second?.score ?? 0),
    sure,
    none: subjects.at(-1) ?? 0,
    coverage,
    mass: sentence.mass,
    kind: sentence.kind,
  })
}

function wordsIn({ title, heading, sentences }: ReadPassage): string[] {
  return [...title, ...heading, ...sentences.flatMap(({ meanings }) => [...meanings])]
}
