import { stem } from './stem.ts'

interface Node<T> {
  next: Map<string, Node<T>>
  entries: T[]
}

/** What most nodes have of one or the other: a map or a list of its own weighs more than what they say. */
const NOTHING_NEXT = new Map<string, never>()
const NO_ENTRIES: never[] = []

/** Phrases by their words: what a message is walked along. */
export interface PhraseTable<T> {
  root: PhraseNode<T>
  /** By its key, as `keyOf` gives it. */
  add(key: string, entry: T): void
  /** Every word of any phrase, stemmed. */
  vocabulary: ReadonlySet<string>
  /** Words with a double letter as they are written with one: "egs" is eggs. */
  single: ReadonlyMap<string, string>
  /** Phrases written as one word: "powerbank" is power, bank. */
  glued: ReadonlyMap<string, readonly string[]>
}

export interface PhraseNode<T> {
  readonly next: ReadonlyMap<string, PhraseNode<T>>
  readonly entries: readonly T[]
}

/** Swahili concords bind the parts of a name and vary from speaker to speaker: "unga wa ngano", "unga ya ngano". */
const CONCORDS = new Set(['ya', 'wa', 'la', 'za', 'cha', 'vya', 'kwa'])

export function isConcord(word: string): boolean {
  return CONCORDS.has(word)
}

/** Whose it is stands between a thing and what it is for: "unga WENU wa uji". */
const POSSESSIVE = /^(?:[wyzl]|ch|vy)(?:angu|ako|ake|etu|enu|ao)$/

export function isPossessive(word: string): boolean {
  return POSSESSIVE.test(word)
}

const DOUBLED = /(\p{L})\1+/gu
const SHORTEST_SINGLE = 2
const LONGEST_GLUE = 3
const SHORTEST_GLUE = 6

export function createPhraseTable<T>(): PhraseTable<T> {
  const root: Node<T> = { next: new Map(), entries: NO_ENTRIES }
  const vocabulary = new Set<string>()
  const single = new Map<string, string>()
  const glued = new Map<string, readonly string[]>()
  function add(key: string, entry: T): void {
    if (key === '') return
    const words = key.split(' ')
    let node = root
    for (const word of words) {
      learn(word)
      let next = node.next.get(word)
      if (next === undefined) {
        next = { next: NOTHING_NEXT, entries: NO_ENTRIES }
        if (node.next === NOTHING_NEXT) node.next = new Map()
        node.next.set(word, next)
      }
      node = next
    }
    if (node.entries === NO_ENTRIES) node.entries = [entry]
    else node.entries.push(entry)
    for (let length = 2; length <= LONGEST_GLUE; length++)
      for (let from = 0; from + length <= words.length; from++) glue(words.slice(from, from + length))
  }
  function learn(word: string): void {
    if (vocabulary.has(word)) return
    vocabulary.add(word)
    const plain = word.replace(DOUBLED, '$1')
    if (plain !== word && plain.length >= SHORTEST_SINGLE) single.set(plain, word)
  }
  function glue(words: readonly string[]): void {
    const whole = words.join('')
    if (whole.length >= SHORTEST_GLUE && !/\d/.test(whole)) glued.set(whole, words)
  }
  return { root, add, vocabulary, single, glued }
}

/** How a phrase is kept: stemmed, without the concords inside. */
export function keysOf(words: readonly string[]): string[] {
  const inner = words.filter((word, at) => at === 0 || at === words.length - 1 || !isConcord(word))
  return inner.map(stem)
}
