import type { PhraseNode, PhraseTable } from './phrase-table.ts'
import { isConcord, isPossessive } from './phrase-table.ts'
import type { Speller } from './speller.ts'
import { otherNumber, stem } from './stem.ts'
import type { Word } from './words.ts'

/** One way to read the words from a place on: vocabulary words, how many words of the message they take, and whether mended. */
export interface Step {
  keys: readonly string[]
  takes: number
  mended: boolean
}

export interface Spelling {
  vocabulary: ReadonlySet<string>
  single: ReadonlyMap<string, string>
  glued: ReadonlyMap<string, readonly string[]>
  speller: Speller
  /** Common words of the languages: they are never mended into goods. */
  known(word: string): boolean
}

/** Shorter words are too easily something else. */
const SHORTEST_SINGLE = 3
const DOUBLED = /(\p{L})\1+/gu

/** For every place of a run the ways to read on from it. */
export function stepsOf(run: readonly Word[], spelling: Spelling): Step[][] {
  return run.map((word, at) => {
    const steps = plainSteps(word.text, spelling)
    const after = run[at + 1]
    if (after !== undefined) {
      const joined = stem(word.text + after.text)
      if (joined.length >= 7 && spelling.vocabulary.has(joined)) steps.push({ keys: [joined], takes: 2, mended: false })
    }
    if (steps.length > 0 || spelling.known(word.text)) return steps
    return spelling.speller.repair(stem(word.text)).map((key) => ({
      keys: spelling.glued.get(key) ?? [key],
      takes: 1,
      mended: true,
    }))
  })
}

function plainSteps(text: string, { vocabulary, single: singles, glued, known }: Spelling): Step[] {
  const key = stem(text)
  const steps: Step[] = []
  if (vocabulary.has(key)) steps.push({ keys: [key], takes: 1, mended: false })
  const parts = glued.get(key)
  if (parts !== undefined) steps.push({ keys: parts, takes: 1, mended: false })
  if (steps.length > 0) return steps
  const single = stem(text.replace(DOUBLED, '$1'))
  if (vocabulary.has(single)) return [{ keys: [single], takes: 1, mended: false }]
  const full =
    known(text) || text.length < SHORTEST_SINGLE ? undefined : (singles.get(key) ?? singles.get(text.replace(/s$/, '')))
  if (full !== undefined) return [{ keys: [full], takes: 1, mended: true }]
  const others = [...new Set([...otherNumber(text), ...withoutPlace(text)].map(stem))].filter((form) =>
    vocabulary.has(form),
  )
  return others.map((form) => ({ keys: [form], takes: 1, mended: false }))
}

/** At least so long is what is left of a word without the ending of place: "harusini", "shuleni". */
const SHORTEST_PLACED = 5
const AT = 'ni'

function withoutPlace(text: string): string[] {
  const bare = text.slice(0, -AT.length)
  return text.endsWith(AT) && bare.length >= SHORTEST_PLACED ? [bare] : []
}

export interface Hit<T> {
  from: number
  to: number
  entries: readonly T[]
  mended: boolean
}

/** All phrases of the table that lie in a run, shorter ones inside longer ones too. */
export function walkPhrases<T>(run: readonly Word[], steps: readonly Step[][], table: PhraseTable<T>): Hit<T>[] {
  const hits: Hit<T>[] = []
  function walk(from: number, at: number, node: PhraseNode<T>, mended: boolean): void {
    if (node !== table.root && node.entries.length > 0) hits.push({ from, to: at, entries: node.entries, mended })
    for (const step of steps[at] ?? []) {
      const next = follow(node, step.keys)
      if (next !== null) walk(from, at + step.takes, next, mended || step.mended)
    }
    if (node === table.root) return
    const owned = isPossessive(run[at]?.text ?? '') ? 1 : 0
    if (isConcord(run[at + owned]?.text ?? '')) skipConcord(from, at + owned + 1, node, mended)
  }
  function skipConcord(from: number, at: number, node: PhraseNode<T>, mended: boolean): void {
    for (const step of steps[at] ?? []) {
      const next = follow(node, step.keys)
      if (next !== null) walk(from, at + step.takes, next, mended || step.mended)
    }
  }
  run.forEach((_, from) => {
    walk(from, from, table.root, false)
  })
  return hits.filter(({ from, to }) => run[from]?.first === true && run[to - 1]?.last === true)
}

function follow<T>(node: PhraseNode<T>, keys: readonly string[]): PhraseNode<T> | null {
  let at: PhraseNode<T> | undefined = node
  for (const key of keys) at = at?.next.get(key)
  return at ?? null
}
