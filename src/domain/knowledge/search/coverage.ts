import type { Alternative, Concept } from './concept.ts'
import type { PassageIndex } from './open-segments.ts'

/** How soon saying a word again stops to count, and how much the length of a passage does. */
const SATURATION = 1.5
const LENGTH = 0.75

/**
 * How much of what is asked each passage says, 0 to 1: of the weight of all concepts, what the passage reaches, on the mean of
 * itself and of itself with what it was cut from. A concept that no passage knows counts as the rarest.
 */
export function coverageOf(index: PassageIndex, concepts: readonly Concept[]): Float32Array {
  const sums = new Float32Array(index.size)
  const counts = new Float32Array(index.size)
  let reachable = 0
  for (const { alternatives, weight } of concepts) {
    const holders = countInto(counts, index, alternatives)
    const rarity = weight * rarityOf(holders.length, index.size)
    reachable += rarity * (SATURATION + 1)
    addReached(sums, index, counts, holders, rarity)
    for (const holder of holders) counts[holder] = 0
  }
  return reachable === 0 ? sums : sums.map((sum) => sum / reachable)
}

/** In fewer passages than these every word is rare, and none tells more than another. */
const FEW = 100

/** How much each concept counts: the rarer the more, and what no passage knows the most; in a shop of one page as in a large one. */
export function countsOf(index: PassageIndex, concepts: readonly Concept[]): number[] {
  const counts = new Float32Array(index.size)
  return concepts.map(({ alternatives, weight }) => {
    const holders = countInto(counts, index, alternatives)
    for (const holder of holders) counts[holder] = 0
    return weight * rarityOf(holders.length, Math.max(FEW, index.size))
  })
}

function rarityOf(holders: number, size: number): number {
  return Math.log(1 + (size - holders + 0.5) / (holders + 0.5))
}

/**
 * Writes how often each passage says the concept in the way it says it most, and gives those that do: all the ways share one
 * rarity, else a word with many likes would drown the rest. `counts` is all zero before.
 */
function countInto(counts: Float32Array, index: PassageIndex, alternatives: readonly Alternative[]): number[] {
  const holders: number[] = []
  const say = (passage: number, count: number) => {
    const before = counts[passage] ?? 0
    if (before === 0) holders.push(passage)
    if (count > before) counts[passage] = count
  }
  for (const { terms, weight } of alternatives) {
    const [term = '', ...others] = terms
    if (others.length === 0) index.visit(term, (passage, count) => say(passage, weight * count))
    else for (const [passage, count] of togetherIn(index, terms)) say(passage, weight * count)
  }
  return holders
}

/** The passages that have all the terms, with how often they have the rarest of them. */
function togetherIn(index: PassageIndex, [first = '', ...others]: readonly string[]): Map<number, number> {
  let found = new Map<number, number>()
  index.visit(first, (passage, count) => found.set(passage, count))
  for (const term of others) {
    const both = new Map<number, number>()
    index.visit(term, (passage, count) => {
      const before = found.get(passage)
      if (before !== undefined) both.set(passage, Math.min(before, count))
    })
    found = both
  }
  return found
}

/** Adds half of what each holder reaches alone, and half of what it and its neighbours reach together. */
function addReached(
  sums: Float32Array,
  index: PassageIndex,
  counts: Float32Array,
  holders: readonly number[],
  rarity: number,
): void {
  const { continues, lengths, meanLength } = index
  const half = rarity / 2
  for (const at of holders) {
    sums[at] = (sums[at] ?? 0) + half * saturated(counts[at] ?? 0, (lengths[at] ?? 0) / meanLength)
    addTogether(sums, index, counts, at, half)
    // A neighbour that does not say it profits once: from the holder before it, else from the one behind.
    if (continues[at] === 1 && counts[at - 1] === 0 && !(continues[at - 1] === 1 && (counts[at - 2] ?? 0) > 0)) {
      addTogether(sums, index, counts, at - 1, half)
    }
    if (continues[at + 1] === 1 && counts[at + 1] === 0) addTogether(sums, index, counts, at + 1, half)
  }
}

function addTogether(sums: Float32Array, index: PassageIndex, counts: Float32Array, at: number, half: number): void {
  const { continues, lengths, meanLength } = index
  const first = continues[at] === 1 ? at - 1 : at
  const last = continues[at + 1] === 1 ? at + 1 : at
  let count = 0
  let length = 0
  for (let near = first; near <= last; near += 1) {
    count += counts[near] ?? 0
    length += lengths[near] ?? 0
  }
  sums[at] = (sums[at] ?? 0) + half * saturated(count, length / (meanLength * (last - first + 1)))
}

function saturated(count: number, length: number): number {
  return (count * (SATURATION + 1)) / (count + SATURATION * (1 - LENGTH + LENGTH * length))
}
