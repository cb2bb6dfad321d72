import { phraseConcepts } from './concepts.ts'
import { pairSlot, slotOf } from './feature-slots.ts'
import { withoutPreamble } from './preamble.ts'
import { fold, tokensOf } from './tokens.ts'
import type { Reading, Vocabulary } from './vocabulary.ts'

/** Sparse vector: hashed feature slots and their weights, same length. */
export type Features = { slots: Uint32Array; values: Float32Array }

type Add = (name: string, weight: number) => void

const MAX_TOKENS = 60
const NEAR = 4
const OPENERS = /^(?:wh(?:at|ere|en|y|o|ich)|how|is|are|do|does|can|will|je|kuna|mna|uko|mko)$/

/** Words, word pairs, meanings, pairs of meanings, letter groups and the shape of a message, as one unit-length vector. */
export function intentFeatures(message: string, vocabulary: Vocabulary): Features {
  const weights = new Map<number, number>()
  const add: Add = (name, weight) => {
    weights.set(slotOf(name), weight)
  }
  const folded = fold(message)
  const tokens = tokensOf(withoutPreamble(folded)).slice(0, MAX_TOKENS)
  const readings = tokens.map((token) => vocabulary.read(token))
  for (const { letters } of readings) for (const slot of letters) weights.set(slot, 0.15)
  addWords(readings, add)
  addMeanings(meaningsOf(readings), weights)
  addShape(folded, readings, add)
  return normalised(weights)
}

function addWords(readings: readonly Reading[], add: Add): void {
  let before = '^'
  let earlier = '^'
  for (const { word } of readings) {
    add(`w:${word}`, 1)
    add(`b:${before} ${word}`, 0.8)
    if (earlier !== '^') add(`t:${earlier} ${before} ${word}`, 0.5)
    earlier = before
    before = word
  }
  add(`b:${before} $`, 0.5)
}

type Meaning = { concept: string; at: number }

function meaningsOf(readings: readonly Reading[]): Meaning[] {
  const words = readings.map(({ word }) => word)
  const meanings: Meaning[] = []
  for (const [at, { concepts }] of readings.entries()) {
    for (const concept of concepts) meanings.push({ concept, at })
    for (const concept of phraseConcepts(words, at)) meanings.push({ concept, at })
  }
  return meanings
}

/** Meanings in order when they stand near each other; and in either order, under a name of their own. */
function addMeanings(meanings: readonly Meaning[], weights: Map<number, number>): void {
  for (const [place, { concept: first, at }] of meanings.entries()) {
    weights.set(pairSlot('', first), 1.3)
    for (let next = place + 1; next < Math.min(place + 6, meanings.length); next += 1) {
      const second = meanings[next]
      if (second === undefined || second.concept === first) continue
      if (second.at - at <= NEAR) weights.set(pairSlot(first, second.concept), 0.9)
      weights.set(either(first, second.concept), 0.5)
    }
  }
}

function either(first: string, second: string): number {
  return (first < second ? pairSlot(first, second) : pairSlot(second, first)) ^ 1
}

function addShape(folded: string, readings: readonly Reading[], add: Add): void {
  const length = readings.length
  add(`n:${length <= 3 ? length : length <= 6 ? '4-6' : length <= 12 ? '7-12' : length <= 25 ? '13-25' : 'long'}`, 1)
  if (folded.includes('?')) add('s:question', 0.6)
  const opener = folded.split(' ', 1)[0] ?? ''
  if (OPENERS.test(opener)) add(`s:opens ${opener}`, 0.6)
  const others = readings.filter(({ word }) => word === '@other').length
  if (length > 0 && others / length > 0.4) add('s:strange', 1)
  if (length > 0 && others === length) add('s:all strange', 1)
  if (readings.every(({ concepts }) => concepts.length === 0)) add('s:no meaning', 1)
}

function normalised(weights: ReadonlyMap<number, number>): Features {
  const slots = new Uint32Array(weights.size)
  const values = new Float32Array(weights.size)
  let squares = 0
  for (const weight of weights.values()) squares += weight * weight
  const length = Math.sqrt(squares) || 1
  let at = 0
  for (const [slot, weight] of weights) {
    slots[at] = slot
    values[at] = weight / length
    at += 1
  }
  return { slots, values }
}
