import { kindsAsked } from './best-said.ts'
import { THINGS } from './glossary.ts'
import { nearestFigures } from './nearest-figures.ts'
import { sharedSubjects } from './passage-subjects.ts'
import { plainText } from './plain-text.ts'
import { held, type Weigh } from './rank-passages.ts'
import type { ReadPassage } from './read-passage.ts'
import type { Asked } from './read-question.ts'
import type { SaidTerms } from './said-terms.ts'
import { sharesOfQuestion } from './shares-of-question.ts'
import type { Sought } from './sought.ts'
import type { SubjectReader } from './subject-reader.ts'

const MOST_SENTENCES = 3
const MOST_CHARS = 480
/** A section that is no longer than this is one answer: what stands beside the sentence asked for is its condition. */
const SHORT_CHARS = 330
/** A sentence this near to the best one belongs to the answer. */
const NEAR = 0.7
/** "Yes." and "No." answer a question, but say nothing alone. */
const BARE = /^\p{L}{2,8}[.!]$/u
/** "Yes, at the shop only." is what a question of yes or no wants to hear first. */
const YES_OR_NO = /^(?:yes|no|ndiyo|hapana)\b/iu

/** What the kind of thing that is asked for counts beside the words. */
const KIND = 0.15

/** What is asked, in the meanings of the glossary, in the concepts of the index, and by its subject. */
export interface SentenceQuestion {
  /** As it was asked. */
  query: string
  asked: readonly Asked[]
  sought: Sought
  subjects: Float64Array
}

/**
 * A short passage whole; of a longer one the one to three sentences, in its own order and word for word, that answer the question: what the title
 * and the heading say already is not looked for again, and what is said of other goods is left out. Where no sentence
 * says more than the heading, those that are about the same; else the passage is read from its start.
 */
export function answerSentences(
  { read, terms }: { read: ReadPassage; terms: SaidTerms },
  { query, asked, sought, subjects }: SentenceQuestion,
  weigh: Weigh,
  { subjectsOf }: SubjectReader,
): string {
  const { sentences, heading, isList } = read
  const whole = sentences.map(({ text }) => text).join(' ')
  if (!isList && heading.size > 0 && whole.length <= SHORT_CHARS) return plainText(sentences.map(({ text }) => text))
  const between = isList
    ? nearestFigures(
        query,
        sentences.map(({ text }) => text),
      )
    : null
  if (between !== null) return inOrder(sentences, between.slice(0, MOST_SENTENCES))
  const words = wordScores(read, asked, weigh)
  const shares = sharesOfQuestion(terms, sought)
  const least = Math.min(...shares)
  const kinds = kindsAsked(asked)
  const own = sentences.map(({ meanings }, at) => {
    const said = (words[at] ?? 0) + (shares[at] ?? 0) - least
    return said > 0 && kinds.some((kind) => meanings.has(kind)) ? said + KIND : said
  })
  // Where no sentence has a word of the question, they answer that are about the same.
  const scores = own.some((score) => score > 0) ? own : sentences.map(({ text }) => alike(subjects, subjectsOf(text)))
  const chosen = chosenBy(sentences, scores, kinds.length > 0)
  return inOrder(sentences, [
    ...new Set([...chosen, ...kinds.flatMap((kind) => missing(kind, chosen, sentences, scores))]),
  ])
}

/** How much of what is open beside the heading each sentence says, 0 to 1. */
function wordScores({ title, heading, sentences }: ReadPassage, asked: readonly Asked[], weigh: Weigh): number[] {
  const inText = (main = '') => sentences.some((one) => one.meanings.has(main))
  // What is said in the text is not given by a heading that holds only a second meaning of it.
  const given = (meanings: Asked['meanings']) =>
    [heading, title].some((place) => held(meanings, place) === 1 || (held(meanings, place) > 0 && !inText(meanings[0])))
  const isThing = (meanings: Asked['meanings']) => meanings.some((meaning) => THINGS.has(meaning))
  const things = asked.filter(({ meanings }) => isThing(meanings))
  const aboutIt = sentences.some((one) => things.some(({ meanings }) => held(meanings, one.meanings) > 0))
  const open = asked.filter(({ meanings }) => meanings[0]?.startsWith('?') || isThing(meanings) || !given(meanings))
  const total = open.reduce((sum, one) => sum + one.share * weigh(one.meanings), 0)
  return sentences.map(({ meanings }) =>
    total === 0 || (aboutIt && isAboutOthers(meanings, things))
      ? 0
      : open.reduce((sum, one) => sum + one.share * weigh(one.meanings) * held(one.meanings, meanings), 0) / total,
  )
}

/** A sentence that shares less of its subject with the question is about something else. */
const ALIKE = 0.3

function alike(asked: Float64Array, of: Float64Array): number {
  const shared = sharedSubjects(asked, of)
  return shared < ALIKE ? 0 : shared
}

/** "Can I swap them, and how long do I have?": the sentence with the time, where none that was chosen has one. */
function missing(
  kind: string,
  chosen: readonly number[],
  sentences: ReadPassage['sentences'],
  scores: readonly number[],
): number[] {
  const having = sentences.flatMap(({ meanings }, index) => (meanings.has(kind) ? [index] : []))
  if (having.some((index) => chosen.includes(index))) return []
  const [best] = having.toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))
  return best === undefined || (scores[best] ?? 0) === 0 ? [] : [best]
}

function isAboutOthers(meanings: ReadonlySet<string>, things: readonly Asked[]): boolean {
  return [...meanings].some((one) => THINGS.has(one)) && !things.some((thing) => held(thing.meanings, meanings) > 0)
}

function chosenBy(sentences: ReadPassage['sentences'], scores: readonly number[], wantsKind: boolean): number[] {
  const top = Math.max(0, ...scores)
  const chosen = top === 0 ? fromStart(sentences) : best(sentences, scores, top)
  const first = sentences[0]?.text ?? ''
  if (!BARE.test(first) && (wantsKind || !YES_OR_NO.test(first))) return chosen
  const withFirst = [0, ...chosen.filter((index) => index !== 0)].slice(0, MOST_SENTENCES)
  return withFirst.length === 1 && sentences.length > 1 && BARE.test(first) ? [0, 1] : withFirst
}

function inOrder(sentences: ReadPassage['sentences'], chosen: readonly number[]): string {
  return plainText(chosen.toSorted((a, b) => a - b).map((index) => sentences[index]?.text ?? ''))
}

function best(sentences: ReadPassage['sentences'], scores: readonly number[], top: number): number[] {
  const order = scores.map((score, index) => ({ score, index })).sort((a, b) => b.score - a.score || a.index - b.index)
  return fitting(
    sentences,
    order.filter(({ score }) => score >= top * NEAR).map(({ index }) => index),
  )
}

function fromStart(sentences: ReadPassage['sentences']): number[] {
  return fitting(
    sentences,
    sentences.map((_sentence, index) => index),
  )
}

function fitting(sentences: ReadPassage['sentences'], order: readonly number[]): number[] {
  const chosen: number[] = []
  let chars = 0
  for (const index of order) {
    const length = sentences[index]?.text.length ?? 0
    if (chosen.length > 0 && (chosen.length >= MOST_SENTENCES || chars + length > MOST_CHARS)) continue
    chosen.push(index)
    chars += length + 1
  }
  return chosen
}
