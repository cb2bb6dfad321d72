import { THINGS } from './glossary.ts'
import type { ReadPassage } from './read-passage.ts'
import type { Asked } from './read-question.ts'

/** Where a word stands says how much of the passage is about it. */
const IN = { heading: 1, sentence: 0.6, title: 0.6, sentenceAndTitle: 0.8 } as const
/** A second meaning of a word is less likely to be meant than the first. */
const SECOND = 0.5
/** A kind of answer, "how long", says little about the topic. */
const KIND_WEIGHT = 1.5
/** What no document holds counts against all of them: a topic more than a word that nobody knows. */
const UNHEARD = { topic: 2.8, word: 1.3 } as const
const PARTS = { cover: 0.6, focus: 0.25, fit: 0.15 } as const
/** Left of the score of a passage that answers the same question for another thing. */
const OTHER_THING = 0.5
const PERHAPS_OTHER = 0.85
const KIND_MISSING = 0.85
/** The title of a document heads all its passages, each a little. */
const HALF = 0.8
const BARE = 0.5
const PAIR = 0.15
const MOST_PAIRS = 2

export interface Ranked<P> {
  passage: P
  read: ReadPassage
  score: number
}

/** How near each passage comes to what is asked, 0 to 1, in the order given. */
export function rankPassages<P>(
  passages: readonly { passage: P; read: ReadPassage }[],
  asked: readonly Asked[],
): Ranked<P>[] {
  const weigh = weights(passages.map(({ read }) => read))
  const weighted = asked.map((one) => ({ ...one, weight: one.share * weigh(one.meanings, one.strange) }))
  return passages.map(({ passage, read }) => ({
    passage,
    read,
    score: scoreOf(read, weighted, weigh),
  }))
}

export type Weighted = Asked & { weight: number }
export type Weigh = (meanings: readonly string[], strange?: boolean) => number

/** Rare words say more than common ones. */
export function weights(passages: readonly ReadPassage[]): Weigh {
  const holds = new Map<string, number>()
  for (const { heading, body } of passages) {
    for (const meaning of new Set([...heading, ...body])) holds.set(meaning, (holds.get(meaning) ?? 0) + 1)
  }
  return ([main = '', ...others], strange = false) => {
    if (main.startsWith('?')) return KIND_WEIGHT
    const count = holds.get(main) ?? Math.max(0, ...others.map((other) => holds.get(other) ?? 0))
    if (count === 0) return strange ? UNHEARD.word : UNHEARD.topic
    return /^\d/.test(main) ? 1 : Math.log(1 + passages.length / (1 + count))
  }
}

function scoreOf(read: ReadPassage, asked: readonly Weighted[], weigh: Weigh): number {
  const total = asked.reduce((sum, { weight }) => sum + weight, 0)
  if (total === 0) return 0
  const cover = sum(asked, ({ meanings }) => strength(meanings, read)) / total
  const focus = Math.max(0, ...read.sentences.map((sentence) => focusOf(sentence, read.heading, asked, total)))
  const score = PARTS.cover * cover + PARTS.focus * focus + PARTS.fit * headingFit(read, asked, weigh)
  return score * otherThing(read, asked) * kindsMissing(read, asked)
}

/** How much of the question one sentence answers under its heading; words said side by side belong together. */
function focusOf(
  { words, meanings }: ReadPassage['sentences'][number],
  heading: ReadonlySet<string>,
  asked: readonly Weighted[],
  total: number,
): number {
  const share = sum(asked, (one) => Math.max(held(one.meanings, meanings), held(one.meanings, heading))) / total
  const placeOf = (one: Asked) => words.findIndex((said) => said.some((meaning) => one.meanings.includes(meaning)))
  const places = asked
    .map(placeOf)
    .filter((place) => place >= 0)
    .sort((a, b) => a - b)
  const pairs = places.filter((place, at) => place - (places[at - 1] ?? place) === 1).length
  return share + Math.min(pairs, MOST_PAIRS) * PAIR
}

function sum(asked: readonly Weighted[], of: (one: Weighted) => number): number {
  return asked.reduce((total, one) => total + one.weight * of(one), 0)
}

function strength(meanings: readonly string[], { heading, body, title }: ReadPassage): number {
  const [inHeading, inBody, inTitle] = [heading, body, title].map((place) => held(meanings, place))
  const both = Math.min(inBody ?? 0, inTitle ?? 0) * IN.sentenceAndTitle
  return Math.max((inHeading ?? 0) * IN.heading, (inBody ?? 0) * IN.sentence, (inTitle ?? 0) * IN.title, both)
}

/** Whether a place holds one of the meanings, and which: 1 for the first. */
export function held([main = '', ...others]: readonly string[], place: ReadonlySet<string>): number {
  if (place.has(main)) return 1
  return others.some((other) => place.has(other)) ? SECOND : 0
}

/** How much of what heads the passage is asked for; a bare "Phones" is asked for by half of all questions. */
function headingFit({ heading, title }: ReadPassage, asked: readonly Asked[], weigh: Weigh): number {
  const said = new Set(asked.flatMap(({ meanings }) => meanings))
  const weightOf = (place: Iterable<string>) =>
    [...place].filter((meaning) => !meaning.startsWith('?')).reduce((total, meaning) => total + weigh([meaning]), 0)
  const saidIn = (place: ReadonlySet<string>) => weightOf([...place].filter((meaning) => said.has(meaning)))
  const above = new Set([...title].filter((meaning) => !heading.has(meaning)))
  return (saidIn(heading) + HALF * saidIn(above)) / (weightOf(heading) + HALF * weightOf(above) + BARE)
}

/** Who asks how much or how long is not answered without a price or a time. */
function kindsMissing({ body }: ReadPassage, asked: readonly Asked[]): number {
  const kinds = asked.filter(({ meanings: [main = ''], share }) => share === 1 && main.startsWith('?'))
  return kinds.every(({ meanings: [main = ''] }) => body.has(main)) ? 1 : KIND_MISSING
}

/** Left of the score of a passage that says of other goods what is asked of these. */
function otherThing({ title, heading, body }: ReadPassage, asked: readonly Asked[]): number {
  const own = asked.filter(({ share }) => share === 1)
  const before = asked.filter(({ share }) => share < 1)
  const thingsIn = (said: readonly Asked[]) => said.flatMap(({ meanings }) => meanings).filter((one) => THINGS.has(one))
  const wanted = thingsIn(own).length > 0 ? thingsIn(own) : thingsIn(before)
  const heads = [...heading].filter((meaning) => THINGS.has(meaning))
  const named = heads.length > 0 ? heads : [...body, ...title].filter((meaning) => THINGS.has(meaning))
  const sameTopic = asked.some(({ meanings }) =>
    meanings.some((one) => !THINGS.has(one) && !one.startsWith('?') && heading.has(one)),
  )
  if (wanted.some((thing) => named.includes(thing))) return 1
  if (wanted.length === 0) return heads.length > 0 && sameTopic ? PERHAPS_OTHER : 1
  if (heads.length > 0 && sameTopic) return OTHER_THING
  if (named.length === 0 || wanted.some((thing) => body.has(thing))) return 1
  return heads.length > 0 ? OTHER_THING : PERHAPS_OTHER
}

/** Whether goods are asked about that the passage itself does not name, whatever its title says. */
export function leavesOutThing({ heading, body }: ReadPassage, asked: readonly Asked[]): boolean {
  const own = asked.filter(({ share }) => share === 1)
  const things = own.flatMap(({ meanings }) => meanings.filter((one) => THINGS.has(one)))
  return things.length > 0 && !things.some((one) => heading.has(one) || body.has(one))
}
