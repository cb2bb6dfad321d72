import { type Features, featuresOf } from '../learning/sparse.ts'
import type { Token } from '../span.ts'
import { meaningsOf, phraseMeanings } from './meanings.ts'
import type { Vocabulary } from './vocabulary.ts'

const MAX_WORDS = 60
/** Meanings further apart than this many words do not belong together. */
const NEAR = 4
const REACH = 6
const LETTERS_WEIGHT = 0.3
const COURTESY = new Set(
  'please pls plz pliz kindly tafadhali hi hello hey hae helo dear sir madam boss bro buda msee'.split(' '),
)

/** What a classifier of its own domain hears in a message besides: names of features and their weights. */
export type HeardBesides = (tokens: readonly Token[]) => Iterable<readonly [string, number]>

/** Where and how features are found. */
export interface FeatureSource {
  vocabulary: Vocabulary
  slots: number
  besides: HeardBesides | null
}

/** Words, pairs, meanings and their pairs, letter groups and the shape of a message, as one vector of length 1 over `slots` rows. */
export function textFeatures(tokens: readonly Token[], { vocabulary, slots, besides }: FeatureSource): Features {
  const said = wordsOf(tokens)
  const words = said.map(vocabulary)
  const named = new Map<string, number>()
  addLetters(said, words, named)
  addWords(words, named)
  addMeanings(words, named)
  addShape(tokens, words, named)
  for (const [name, weight] of besides?.(tokens) ?? []) named.set(`x:${name}`, weight)
  return featuresOf(named, slots)
}

/** Words and numbers without courtesy, except where there is nothing else. */
function wordsOf(tokens: readonly Token[]): string[] {
  const all = tokens
    .filter(({ kind }) => kind === 'word' || kind === 'number' || kind === 'code')
    .map(({ text }) => text)
    .slice(0, MAX_WORDS)
  const telling = all.filter((word) => !COURTESY.has(word))
  return telling.length > 0 ? telling : all
}

function addWords(words: readonly string[], named: Map<string, number>): void {
  let before = '^'
  let earlier = ''
  for (const word of words) {
    named.set(`w:${word}`, 1)
    named.set(`b:${before} ${word}`, 0.8)
    if (earlier !== '') named.set(`t:${earlier} ${before} ${word}`, 0.5)
    earlier = before
    before = word
  }
  named.set(`b:${before} $`, 0.5)
}

/** Letter groups carry over to other forms of a word; names and goods have none. */
function addLetters(said: readonly string[], words: readonly string[], named: Map<string, number>): void {
  for (const [at, word] of words.entries()) {
    if (word.startsWith('#') || (word.startsWith('@') && word !== '@other')) continue
    const padded = `<${said[at]}>`
    for (const size of [3, 4, 5]) {
      for (let from = 0; from + size <= padded.length; from += 1)
        named.set(`l:${padded.slice(from, from + size)}`, LETTERS_WEIGHT)
    }
  }
}

/** Meanings in order where they stand near each other, and in either order. */
function addMeanings(words: readonly string[], named: Map<string, number>): void {
  const found = words.flatMap((word, at) =>
    [...meaningsOf(word), ...phraseMeanings(words, at)].map((meaning) => ({ meaning, at })),
  )
  for (const [place, { meaning, at }] of found.entries()) {
    named.set(`m:${meaning}`, 2)
    for (const next of found.slice(place + 1, place + REACH)) {
      if (next.meaning === meaning) continue
      if (next.at - at <= NEAR) named.set(`p:${meaning}>${next.meaning}`, 0.9)
      named.set(`e:${[meaning, next.meaning].sort().join('+')}`, 0.5)
    }
  }
}

function addShape(tokens: readonly Token[], words: readonly string[], named: Map<string, number>): void {
  const count = words.length
  named.set(`n:${count <= 3 ? count : count <= 6 ? '4-6' : count <= 12 ? '7-12' : count <= 25 ? '13-25' : 'long'}`, 1)
  if (tokens.some(({ kind, text }) => kind === 'mark' && text.includes('?'))) named.set('s:question', 0.6)
  if (words[0] !== undefined) named.set(`s:opens ${words[0]}`, 0.6)
  const strange = words.filter((word) => word === '@other').length
  if (count > 0 && strange / count > 0.4) named.set('s:strange', 1)
  if (count > 0 && strange === count) named.set('s:all strange', 1)
  if (words.every((word) => meaningsOf(word).length === 0)) named.set('s:no meaning', 1)
}
