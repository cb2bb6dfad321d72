import { soundOf } from './spelling.ts'
import { foldedWords } from './terms.ts'

export interface Named {
  name: string
  group: string
}

/** Gives the groups that a talk is about, from its turns, the latest last; empty when it names none. */
export type NameFinder = (turns: readonly string[]) => string[]

interface Known {
  group: string
  words: string[]
  weight: number
  /** The word that says most. */
  rarest: string
}

/** So much of a long name, by the rarity of its words, names the whole: "the Kingfisher Beach" where many are resorts. */
const ENOUGH = 0.7
/** A shorter name is said whole. */
const LONG = 3
/** Shorter words are compared as they are written: too many sound like them. */
const HEARD_FROM = 5
/** A name that is said whole counts before one of which a part is left out. */
const WHOLE = 2
/** Words of a name may have others between them. */
const GAP = 2

/** Finds the longest name in the latest turn that has one. Words are compared by their sound, since names are written as heard. */
export function nameFinder(named: readonly Named[]): NameFinder {
  const counts = new Map<string, number>()
  const names = new Map<string, { group: string; words: string[] }>()
  for (const { name, group } of named) {
    const words = foldedWords(name).map(soundOrWord)
    const key = `${words.join(' ')}\n${group}`
    if (words.length === 0 || names.has(key)) continue
    names.set(key, { group, words })
    for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  const rarityOf = (word: string) => Math.log(1 + names.size / (counts.get(word) ?? names.size))
  const known = [...names.values()].map(({ group, words }) => ({
    group,
    words,
    weight: sumOf(words, rarityOf),
    rarest: words.reduce((one, other) => (rarityOf(other) > rarityOf(one) ? other : one)),
  }))
  const byWord = new Map<string, Known[]>()
  for (const one of known) for (const word of new Set(one.words)) byWord.set(word, [...(byWord.get(word) ?? []), one])
  return (turns) => {
    for (const turn of turns.toReversed()) {
      const found = inTurn(foldedWords(turn).map(soundOrWord), byWord, rarityOf)
      if (found.length > 0) return found
    }
    return []
  }
}

function inTurn(
  said: readonly string[],
  byWord: ReadonlyMap<string, Known[]>,
  rarityOf: (word: string) => number,
): string[] {
  const best = { score: 0, groups: new Set<string>() }
  said.forEach((word, from) => {
    for (const known of byWord.get(word) ?? []) {
      const matched = matchedFrom(said, from, known.words)
      const isWhole = matched.length === known.words.length
      const weight = sumOf(matched, rarityOf)
      if (!isWhole && (known.words.length < LONG || !matched.includes(known.rarest))) continue
      if (weight < ENOUGH * known.weight) continue
      const score = isWhole ? WHOLE * weight : weight
      if (score < best.score) continue
      if (score > best.score) best.groups.clear()
      best.score = score
      best.groups.add(known.group)
    }
  })
  return [...best.groups]
}

/** The words of a name that stand from here on in its order. */
function matchedFrom(said: readonly string[], from: number, words: readonly string[]): string[] {
  const matched: string[] = []
  let at = from
  let next = words.indexOf(said[from] ?? '')
  while (next < words.length) {
    const word = words[next] ?? ''
    const place = said.slice(at, at + 1 + GAP).indexOf(word)
    if (place >= 0) {
      matched.push(word)
      at += place + 1
    }
    next += 1
  }
  return matched
}

function sumOf(words: readonly string[], rarityOf: (word: string) => number): number {
  return words.reduce((sum, word) => sum + rarityOf(word), 0)
}

function soundOrWord(word: string): string {
  return word.length < HEARD_FROM ? word : soundOf(word)
}
