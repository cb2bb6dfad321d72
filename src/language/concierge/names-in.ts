import { wordKey } from '../phrases/word-key.ts'

/** Names by their first word, each as its words. */
type NameIndex = ReadonlyMap<string, readonly (readonly string[])[]>

const indexes = new WeakMap<readonly string[], NameIndex>()

/** The tenant's own names in a message. The same list of names is looked through once. */
export function namesIn(words: readonly string[], names: readonly string[]): string[] {
  const index = indexes.get(names) ?? indexOf(names)
  indexes.set(names, index)
  const found = words.flatMap((word, at) =>
    (index.get(word) ?? []).filter((name) => name.every((part, place) => words[at + place] === part)),
  )
  return [...new Set(found.map((name) => name.join(' ')))]
}

function indexOf(names: readonly string[]): NameIndex {
  const index = new Map<string, (readonly string[])[]>()
  for (const name of names) {
    const parts = name
      .split(/\s+/)
      .map(wordKey)
      .filter((part) => part !== '')
    const [first] = parts
    if (first !== undefined) index.set(first, [...(index.get(first) ?? []), parts])
  }
  return index
}
