import { foldWords } from '../../lib/fold-words.ts'
import { numeralAt } from '../forms/numeral.ts'
import { findTimes } from '../forms/times.ts'
import type { Token } from '../span.ts'
import { tokenise } from '../text/tokenise.ts'
import { BESIDE_DATES, DATE_WORDS, NAMED, SKIPS } from './booking-words.ts'
import { peopleCounted } from './people-counted.ts'

/** What a message says of a booking, in its own words; null where it says nothing of it. */
export interface BookingSaid {
  dates: string | null
  people: string | null
  name: string | null
  /** It says no more than that this is left open. */
  skips: boolean
}

const MOST_NAMES = 3

/** When, for how many and under what name something is to be kept. A person reads it: words are taken as they were said. */
export function readBooking(message: string): BookingSaid {
  const tokens = tokenise(message)
  const people = peopleIn(tokens)
  const counted = new Set(people === null ? [] : range(people.from, people.to))
  return {
    dates: saidAt(tokens, datesIn(tokens, counted)),
    people: people === null ? null : rawOf(tokens, people.from, people.to),
    name: nameIn(tokens),
    skips: SKIPS.some((phrase) => phrase.join(' ') === foldWords(message)),
  }
}

/** The places of words that tell when: the words of times, and what stands beside them. */
function datesIn(tokens: readonly Token[], counted: ReadonlySet<number>): ReadonlySet<number> {
  const times = findTimes(tokens).flatMap(({ from, to }) => range(from, to))
  const nights = tokens.flatMap((_, at) => nightsAt(tokens, at))
  const named = tokens.flatMap(({ text }, at) => (DATE_WORDS.has(text) ? [at] : []))
  const sure = new Set([...times, ...nights, ...named].filter((at) => !counted.has(at)))
  for (const at of written(tokens)) sure.add(at)
  const found = new Set<number>()
  for (const at of sure) {
    for (const step of [-1, 1]) {
      // What leads from one date word to the next, or to a number beside it, belongs to them.
      const reached: number[] = []
      for (let next = at + step; !counted.has(next) && joins(tokens[next], sure, next); next += step) reached.push(next)
      while (reached.length > 0 && !ends(tokens[reached.at(-1) ?? -1], sure, reached.at(-1) ?? -1)) reached.pop()
      for (const one of reached) found.add(one)
    }
    found.add(at)
  }
  return found
}

function joins(token: Token | undefined, sure: ReadonlySet<number>, at: number): boolean {
  return token !== undefined && (sure.has(at) || isCount(token) || BESIDE_DATES.has(token.text))
}

const QUALIFIES = new Set([
  'next',
  'this',
  'ijayo',
  'ujao',
  'hii',
  'huu',
  'evening',
  'morning',
  'afternoon',
  'night',
  'may',
])

function ends(token: Token | undefined, sure: ReadonlySet<number>, at: number): boolean {
  if (token === undefined) return false
  return sure.has(at) || isCount(token) || QUALIFIES.has(token.text)
}

/** "5", "5th". */
function isCount({ kind, text }: Token): boolean {
  return kind === 'number' || /^\d{1,2}(?:st|nd|rd|th)$/.test(text)
}

/** "2026-12-24", "24/12": figures with the signs between them. */
function written(tokens: readonly Token[]): number[] {
  return tokens.flatMap(({ raw, kind }, at) => {
    if (/^\d{4}-\d{1,2}-\d{1,2}$/.test(raw)) return [at]
    const sign = tokens[at + 1]?.text
    const isParted = kind === 'number' && (sign === '/' || sign === '-') && tokens[at + 2]?.kind === 'number'
    return isParted && tokens[at + 1]?.from === tokens[at]?.to ? [at, at + 1, at + 2] : []
  })
}

/** "3 nights", "usiku 3". */
function nightsAt(tokens: readonly Token[], at: number): number[] {
  const number = numeralAt(tokens, at)
  if (number === null || number.scaled) return []
  if (NIGHTS.has(tokens[number.to]?.text ?? '')) return range(at, number.to + 1)
  return NIGHTS.has(tokens[at - 1]?.text ?? '') ? range(at - 1, number.to) : []
}

const NIGHTS = new Set(['night', 'nights', 'nites', 'usiku'])

/** Stretches that stand apart are told one after the other. */
function saidAt(tokens: readonly Token[], places: ReadonlySet<number>): string | null {
  const parts: string[] = []
  for (const at of [...places].sort((a, b) => a - b)) {
    if (places.has(at - 1)) continue
    let to = at + 1
    while (places.has(to)) to += 1
    parts.push(rawOf(tokens, at, to))
  }
  return parts.length === 0 ? null : parts.join(', ')
}

interface Stretch {
  from: number
  to: number
}

function peopleIn(tokens: readonly Token[]): Stretch | null {
  const [first, ...others] = peopleCounted(tokens)
  if (first === undefined) return null
  // "2 adults and 1 child" is one number of people.
  return others.reduce<Stretch>(
    (all, one) => (one.from <= all.to + 2 ? { from: all.from, to: Math.max(all.to, one.to) } : all),
    first,
  )
}

function nameIn(tokens: readonly Token[]): string | null {
  for (const [at] of tokens.entries()) {
    if (!NAMED.some((phrase) => endsAt(tokens, at, phrase))) continue
    let to = at
    while (to < at + MOST_NAMES && isName(tokens[to], to === at)) to += 1
    if (to > at) return rawOf(tokens, at, to)
  }
  return null
}

const NOT_NAMES = new Set(['is', 'ni', 'of', 'the', 'la', 'langu', 'yangu', 'for', 'kwa', 'not', 'a', 'an'])

/** A first name may be written small; what goes on with it is not. */
function isName(token: Token | undefined, first: boolean): boolean {
  if (token?.kind !== 'word' || NOT_NAMES.has(token.text)) return false
  return first || /^\p{Lu}/u.test(token.raw)
}

function endsAt(tokens: readonly Token[], at: number, phrase: readonly string[]): boolean {
  return phrase.every((word, place) => tokens[at - phrase.length + place]?.text === word)
}

function rawOf(tokens: readonly Token[], from: number, to: number): string {
  let text = ''
  for (let at = from; at < to; at += 1) {
    const [before, token] = [tokens[at - 1], tokens[at]]
    const gap = at > from && before !== undefined && token !== undefined && token.from > before.to ? ' ' : ''
    text += gap + (token?.raw ?? '')
  }
  return text
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, step) => from + step)
}
