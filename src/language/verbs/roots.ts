import { pairs, words } from '../forms/word-lists.ts'
import { PACKS } from '../packs/index.ts'
import type { VerbEntry } from './verb-words.ts'

/** One root and the ways it can end. `entry` is null for verbs that mean nothing to a shop. */
export interface Root {
  text: string
  kind: 'root' | 'loan' | 'borrowed'
  entry: VerbEntry | null
}

/** Sheng bends English and Swahili roots with Swahili prefixes, so the verbs of all languages are read together. */
const VERB_WORDS = PACKS.flatMap(({ verbs }) => verbs ?? [])
const entries = VERB_WORDS.flatMap((pack): readonly VerbEntry[] => pack.entries)

/** All roots by their letters. */
export const ROOTS: ReadonlyMap<string, readonly Root[]> = byText([
  ...entries.flatMap((entry) => [
    ...words(entry.roots ?? '').map((text): Root => ({ text, kind: 'root', entry })),
    ...words(entry.loans ?? '').map((text): Root => ({ text, kind: 'loan', entry })),
    ...words(entry.borrowed ?? '').map((text): Root => ({ text, kind: 'borrowed', entry })),
    // "Exchange" loses its e before an ending: "nichangie".
    ...words(entry.borrowed ?? '')
      .filter((text) => text.endsWith('e'))
      .map((text): Root => ({ text: text.slice(0, -1), kind: 'borrowed', entry })),
  ]),
  ...VERB_WORDS.flatMap(({ others }) => words(others)).map((text): Root => ({ text, kind: 'root', entry: null })),
])

export const NOT_VERBS = new Set(VERB_WORDS.flatMap(({ notVerbs }) => words(notVerbs)))
export const ALSO_NOUNS = new Set(VERB_WORDS.flatMap(({ alsoNouns }) => words(alsoNouns)))
export const SLIPS = new Map(VERB_WORDS.flatMap(({ slips }) => pairs(slips)))

function byText(roots: readonly Root[]): Map<string, Root[]> {
  const map = new Map<string, Root[]>()
  for (const root of roots) map.set(root.text, [...(map.get(root.text) ?? []), root])
  return map
}
