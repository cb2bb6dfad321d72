import type { Span, Token, Verb } from '../span.ts'
import { unswapped } from '../text/swaps.ts'
import { analyseWord } from './analyse-word.ts'
import { being, beingWith, having } from './being.ts'
import { PREFIXES } from './prefixes.ts'
import { ALSO_NOUNS, ROOTS } from './roots.ts'

/** Prefixes that are words of their own: behind them a noun stands as easily as a verb. */
const ALSO_WORDS = new Set([
  'na',
  'wa',
  'ya',
  'za',
  'la',
  'cha',
  'hai',
  'hali',
  'haya',
  'haki',
  'hawa',
  'hau',
  'si',
  'hu',
  'ham',
])
const SHORTEST_PART = 3

/** Swahili and Sheng verbs of a message, taken apart; also "mko na" and "nime order" over two tokens. */
export function findVerbs(tokens: readonly Token[]): Span[] {
  return tokens.flatMap((token, at) => {
    if (token.kind !== 'word') return []
    const next = tokens[at + 1]?.kind === 'word' ? tokens[at + 1]?.text : undefined
    return readings(token.text, next).map(({ verb, count }) => span(at, count, verb))
  })
}

function readings(text: string, next: string | undefined): { verb: Verb; count: number }[] {
  const owned = beingWith(text, next)
  const apart = next === undefined ? null : inTwoWords(text, next)
  const alone = having(text) ?? being(text) ?? (owned === null ? (analyseWord(text) ?? mended(text)) : null)
  return [
    ...(owned === null ? [] : [{ verb: owned.verb, count: owned.tokens }]),
    ...(apart === null ? [] : [{ verb: apart, count: 2 }]),
    ...(alone === null ? [] : [{ verb: alone, count: 1 }]),
  ]
}

const OPEN = /[aeiou]$/

/** "Badilihsa", "ncahukua": what all readings of the letters in another order agree on. Words of Swahili end in a vowel. */
function mended(text: string): Verb | null {
  const forms = OPEN.test(text) ? unswapped(text) : []
  const [verb, ...others] = forms.flatMap((form) => analyseWord(form) ?? [])
  return verb !== undefined && others.every(({ sense }) => sense === verb.sense) ? verb : null
}

/** "Nime order", "mna deliver", "nita lipa", "ku order". */
function inTwoWords(first: string, second: string): Verb | null {
  const prefixes = PREFIXES.get(first) ?? []
  const splits =
    first === 'ku' || (first.length >= SHORTEST_PART && prefixes.some(({ tense }) => tense !== 'subjunctive'))
  if (!splits || ALSO_WORDS.has(first)) return null
  const borrowed = ROOTS.get(second)?.some(({ kind }) => kind === 'borrowed') === true
  // "Mna order yangu" asks for an order, "mna deliver" for delivery.
  if (borrowed) return having(first) !== null && ALSO_NOUNS.has(second) ? null : analyseWord(first + second)
  return having(first) === null && first !== 'ku' && analyseWord(second) !== null ? analyseWord(first + second) : null
}

function span(from: number, count: number, verb: Verb): Span {
  return { from, to: from + count, meaning: { kind: 'verb', verb } }
}
