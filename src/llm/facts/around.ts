import type { Fact } from './fact.ts'
import type { Around } from './is-backed.ts'
import { offersGoods } from './meaning/judge-stock.ts'
import { tokensOf } from './meaning/tokens.ts'
import { SPOKEN_COUNTS } from './number-words.ts'
import { ACCEPTS, ECHO, REFUSES, RETELLS, UNKNOWING } from './words/moods.ts'

const SENTENCE_END = /[.!?](?=\s|$)|\n/
const CLAUSE_END = /[.!?,;](?=\s|$)|\n/
/** Where the next thing begins: "9,999 for the 64GB, and ...". */
const NEXT = /[,;]|\s(?:na|and|au|or)\s/

/** What stands around each fact of a text, in the order of the facts; `sums` are those that the data hold, in major units. */
export function aroundEach(text: string, facts: readonly Fact[], sums: ReadonlySet<number>): Around[] {
  const isSum = (fact: Fact) =>
    (fact.kind === 'money' && sums.has(fact.amount)) || (fact.kind === 'number' && sums.has(fact.value))
  return facts.map((fact, at) =>
    around(text, fact, facts, facts.slice(0, at).findLast(isSum) ?? null, facts.slice(at + 1).find(isSum) ?? null),
  )
}

function around(
  text: string,
  { at, text: written }: Fact,
  facts: readonly Fact[],
  last: Fact | null,
  next: Fact | null,
): Around {
  const end = at + written.length
  const before = text.slice(0, at)
  const behind = text.slice(end)
  const opening = before.split(SENTENCE_END).at(-1) ?? ''
  const closing = behind.slice(0, lengthTo(behind, SENTENCE_END))
  const sentence = `${opening}${written}${closing}`
  const clause = `${before.split(CLAUSE_END).at(-1) ?? ''}${written}${behind.slice(0, lengthTo(behind, CLAUSE_END))}`
  const lastEnd = last === null ? 0 : last.at + last.text.length
  const spoken = wordsOf(sentence)
  const inSentence = (fact: Fact) => fact.at >= at - opening.length && fact.at < end + closing.length
  const asks = /\?/.test(behind.slice(0, lengthTo(behind, SENTENCE_END) + 1))
  return {
    before,
    behind,
    asks,
    sentence,
    opening,
    told: [...facts.filter(inSentence).flatMap(figureOf), ...countsIn(spoken)],
    unknowing: UNKNOWING.test(spoken),
    refuses: (REFUSES.test(spoken) || UNKNOWING.test(spoken)) && !ACCEPTS.test(spoken),
    retells: RETELLS.test(spoken),
    echo: asks || ECHO.test(spoken),
    offersGoods: !asks && offersGoods(wordsOf(clause)),
    segment: text.slice(Math.max(lastEnd, at - opening.length), at),
    rest: closing.slice(
      0,
      Math.min(lengthTo(closing, NEXT), next === null ? closing.length : Math.max(0, next.at - end)),
    ),
  }
}

function figureOf(fact: Fact): number[] {
  if (fact.kind === 'money') return [fact.amount]
  return fact.kind === 'number' && !fact.percent ? [fact.value] : []
}

/** Small counts in words are no facts, and yet say how many of a thing a sum is for. */
function countsIn(spoken: string): number[] {
  return spoken.split(' ').flatMap((word) => SPOKEN_COUNTS.get(word) ?? [])
}

function lengthTo(text: string, end: RegExp): number {
  const at = text.search(end)
  return at < 0 ? text.length : at
}

function wordsOf(text: string): string {
  return tokensOf(text)
    .map(({ word }) => word)
    .join(' ')
}
