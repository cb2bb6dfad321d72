import type { HeardBesides } from './text-features.ts'

/** The classes of a word, the widest first: "supper" stands where "dinner" and "buffet" stand. */
export type WordClasses = ReadonlyMap<string, readonly [wide: number, middle: number, narrow: number]>

/**
 * Reads a file of them: a line for each narrow class with the numbers of its wide and middle class and its words.
 * Throws for a line that is no such line.
 */
export function readWordClasses(text: string): WordClasses {
  const classes = new Map<string, readonly [number, number, number]>()
  for (const [narrow, line] of text.trimEnd().split('\n').entries()) {
    const [wide, middle, ...words] = line.split(' ')
    const known = [Number(wide), Number(middle), narrow] as const
    if (!known.every(Number.isInteger) || words.length === 0) throw new Error(`line ${narrow + 1} names no class`)
    for (const word of words) classes.set(word, known)
  }
  return classes
}

/** The narrower a class, the more it says of its words. */
const WEIGHTS = [0.7, 0.9, 1] as const

/** What a classifier hears in words that no line of it has: the classes that they share with words that some have. */
export function classesHeard(classes: WordClasses): HeardBesides {
  return (tokens) =>
    tokens.flatMap(({ kind, text }) =>
      kind === 'word'
        ? (classes.get(text) ?? []).map((id, at) => [`class ${at} ${id}`, WEIGHTS[at] ?? 0] as const)
        : [],
    )
}
