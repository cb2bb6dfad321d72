import { editDistance } from '../../lib/edit-distance.ts'

export interface Speller {
  /** The nearest words of the vocabulary, all at the same distance; none when nothing is near. */
  repair(word: string): readonly string[]
  /** The words that are looked at letter by letter: what a repair costs. */
  candidates(word: string): readonly string[]
}

/** Short words mean too much already: "milk" is no slip of "silk". */
const SHORTEST = 4
const SURE_LENGTH = 7

function slipsAllowed(length: number): number {
  return length >= SURE_LENGTH ? 2 : 1
}

function pairs(word: string): string[] {
  const padded = `^${word}$`
  return Array.from({ length: padded.length - 1 }, (_, i) => padded.slice(i, i + 2))
}

/** Finds words of at least `shortest` letters near a misspelt one by the pairs of letters they share. */
export function createSpeller(vocabulary: Iterable<string>, shortest = SHORTEST): Speller {
  const words = [...new Set(vocabulary)].filter((word) => word.length >= shortest && /^\p{L}+$/u.test(word))
  const byPair = new Map<string, number[]>()
  words.forEach((word, id) => {
    for (const pair of new Set(pairs(word))) {
      const ids = byPair.get(pair)
      if (ids) ids.push(id)
      else byPair.set(pair, [id])
    }
  })

  function candidates(word: string): string[] {
    const allowed = slipsAllowed(word.length)
    // One slip spoils three pairs at most, and a long word must keep a third of its pairs.
    const needed = Math.max(2, word.length + 1 - 3 * allowed, Math.ceil(word.length / 3))
    const shared = new Uint8Array(words.length)
    const near: string[] = []
    for (const pair of new Set(pairs(word))) {
      for (const id of byPair.get(pair) ?? []) {
        const count = (shared[id] ?? 0) + 1
        shared[id] = count
        const found = words[id] ?? ''
        if (count === needed && Math.abs(found.length - word.length) <= allowed) near.push(found)
      }
    }
    return near
  }

  function repair(word: string): string[] {
    if (word.length < shortest) return []
    let best = slipsAllowed(word.length)
    let found: string[] = []
    for (const candidate of candidates(word)) {
      const far = editDistance(word, candidate, Math.min(best, slipsAllowed(candidate.length)))
      if (far > best || far > slipsAllowed(candidate.length)) continue
      if (!isSlip(word, candidate, far)) continue
      if (far < best) found = []
      best = far
      found.push(candidate)
    }
    return sameStart(word, found)
  }
  return { repair, candidates }
}

const KEYS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'] as const
/** Letters that are taken for each other by ear, or stand side by side on the keyboard. */
const BY_EAR: readonly string[] = ['aeiouy', 'ck', 'sz', 'lr', 'bp', 'dt', 'fv', 'gj', 'mn', 'cs', 'kq', 'wu', 'hj']

/** Whether the one letter that differs may be a slip: "trains" is no slip of "trail". */
function isNear(word: string, candidate: string): boolean {
  const at = Array.from(word).findIndex((letter, place) => letter !== candidate[place])
  const [said, meant] = [word[at] ?? '', candidate[at] ?? '']
  return BY_EAR.some((alike) => alike.includes(said) && alike.includes(meant)) || areNeighbours(said, meant)
}

function areNeighbours(one: string, other: string): boolean {
  const [row, at] = keyOf(one)
  const [otherRow, otherAt] = keyOf(other)
  return row >= 0 && otherRow >= 0 && Math.abs(row - otherRow) <= 1 && Math.abs(at - otherAt) <= 1
}

function keyOf(letter: string): [row: number, at: number] {
  const row = KEYS.findIndex((keys) => keys.includes(letter))
  return [row, KEYS[row]?.indexOf(letter) ?? -1]
}

/** Another first letter, or another letter in a word of four, makes another word unless the rest is long enough to tell. */
function isSlip(word: string, candidate: string, far: number): boolean {
  if (far > 1) return candidate[0] === word[0]
  const swapped = [...word].sort().join('') === [...candidate].sort().join('')
  if (candidate.length !== word.length || swapped) return true
  if (word.length < SURE_LENGTH && !isNear(word, candidate)) return false
  return word.length > SHORTEST && (candidate[0] === word[0] || word.length >= SURE_LENGTH)
}

/** Among equally near words those that begin alike: the first letter is seldom the wrong one. */
function sameStart(word: string, found: string[]): string[] {
  const alike = found.filter((candidate) => candidate[0] === word[0])
  return alike.length > 0 ? alike : found
}
