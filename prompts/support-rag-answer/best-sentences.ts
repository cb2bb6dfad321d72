import { type Section, sectionsOf } from './sections.ts'
import { topicsOf } from './topics.ts'

export interface Passage {
  title: string
  text: string
}

interface Found {
  title: string
  section: Section
  /** Sentence scores, in the order of the section. */
  scores: number[]
  heading: number
  score: number
}

const MOST_SENTENCES = 3
const MOST_CHARS = 480
/** A sentence this near to the best one belongs to the answer. */
const NEAR = 0.6
const COMMON = new Set(
  'the and you your for are can how what when where who with this that have has does will would our from not any get one is it do we in on to of at by my na ya wa kwa ni je za la hii hiyo nini gani kama au ama lakini'.split(
    ' ',
  ),
)

/**
 * The one to three sentences, all of one section and in its own order, that come nearest to the question; null without
 * passages. Words are quoted as they stand, so nothing is said that the document does not say.
 */
export function bestSentences(question: string, passages: readonly Passage[]): { title: string; text: string } | null {
  const asked = { words: wordsOf(question), topics: topicsOf(question) }
  const found = passages.flatMap((passage, rank) => scorePassage(passage, rank, asked))
  const best = found.reduce<Found | null>((top, one) => (top === null || one.score > top.score ? one : top), null)
  if (best === null) return null
  const text = chosenSentences(best).join(' ')
  const { heading } = best.section
  const named = heading === null || heading.endsWith('?') || text.startsWith(heading) ? text : `${heading}: ${text}`
  return { title: best.title, text: named }
}

/** Where the heading is what matches, its section is the answer from the start; else the best sentence with its like. */
function chosenSentences({ section: { sentences }, scores, heading }: Found): string[] {
  const top = Math.max(...scores)
  const order = scores.map((score, index) => ({ score, index })).sort((a, b) => b.score - a.score || a.index - b.index)
  const wanted =
    heading >= top
      ? sentences.map((_, index) => index)
      : order.filter(({ score }) => score >= top * NEAR).map(({ index }) => index)
  const chosen: number[] = []
  for (const index of wanted) {
    const taken = [...chosen, index].map((at) => sentences[at] ?? '')
    if (chosen.length === 0 || (taken.length <= MOST_SENTENCES && taken.join(' ').length <= MOST_CHARS))
      chosen.push(index)
  }
  return chosen.sort((a, b) => a - b).map((index) => sentences[index] ?? '')
}

type Asked = { words: Set<string>; topics: Set<string> }

function scorePassage({ title, text }: Passage, rank: number, asked: Asked): Found[] {
  const titled = shared(topicsOf(title), asked.topics)
  return sectionsOf(text).map((section) => {
    const scores = section.sentences.map((sentence) => likeness(sentence, asked))
    const heading = section.heading === null ? 0 : likeness(section.heading, asked)
    return { title, section, scores, heading, score: Math.max(...scores) + heading + titled - rank * 0.4 }
  })
}

function likeness(text: string, asked: Asked): number {
  return shared(wordsOf(text), asked.words) * 2 + shared(topicsOf(text), asked.topics) * 1.5
}

function shared(found: ReadonlySet<string>, asked: ReadonlySet<string>): number {
  return [...found].filter((one) => asked.has(one)).length
}

/** Words cut to a stem of five letters: near enough for "return", "returns" and "returned". */
function wordsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(words.filter((word) => word.length > 2 && !COMMON.has(word)).map((word) => word.slice(0, 5)))
}
