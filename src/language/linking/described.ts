import type { ShopIndex } from './build-index.ts'

/** Below this share of the best an item has too little of what was said. */
const CLOSE = 0.85
/** A word of so large a share of all goods tells nothing of any. */
const COMMON = 0.5
/** In its attributes, and not in what it is called. */
const IN_ATTRIBUTES = 0.7
const SHORTEST = 3
/** An item with less of what was said is meant by nobody. */
const LEAST_SHARE = 0.3

/** Endings by which a word for doing becomes one for what does it: "hold" and "holder", "fry" and "frying". */
const ENDINGS = ['ings', 'ing', 'ers', 'er', 'ors', 'or', 'ions', 'ion', 'ed', 'ies', 'es', 'e', 's', 'y'] as const
/** "Running" is run, and "carry" no car. */
const DOUBLING = /^(?:ing|ed|er)/
/** Words that no shorter one is meant by: clothes are no cloth. */
const WHOLE: ReadonlySet<string> = new Set([
  'clothes',
  'water',
  'paper',
  'butter',
  'ginger',
  'letter',
  'number',
  'other',
  'color',
  'string',
])

/** A word without its ending: rougher than the stem, for words that describe and name nothing. */
export function rootOf(word: string): string {
  if (WHOLE.has(word)) return word
  const ending = ENDINGS.find((one) => word.endsWith(one) && word.length - one.length >= SHORTEST)
  const root = ending === undefined ? word : word.slice(0, word.length - ending.length)
  const doubled = ending !== undefined && DOUBLING.test(ending) && root.length > SHORTEST && root.at(-1) === root.at(-2)
  return doubled ? root.slice(0, -1) : root
}

/** The roots of every word of the shop, each with its words. */
const known = new WeakMap<ShopIndex, ReadonlyMap<string, readonly string[]>>()

function rootsOf(index: ShopIndex): ReadonlyMap<string, readonly string[]> {
  const before = known.get(index)
  if (before !== undefined) return before
  const roots = new Map<string, string[]>()
  for (const word of index.shelf.worded.keys()) {
    const root = rootOf(word)
    const own = roots.get(root)
    if (own) own.push(word)
    else roots.set(root, [word])
  }
  known.set(index, roots)
  return roots
}

/**
 * The goods that have most of what was said of them, in whatever words of their rows: the rarer a word the more it tells.
 * None where no word tells anything.
 */
export function describedBy(words: readonly string[], index: ShopIndex): string[] {
  const { items, worded } = index.shelf
  const roots = rootsOf(index)
  const scores = new Map<number, number>()
  const hits = new Map<number, number>()
  const said = new Set(words.filter((word) => word.length >= SHORTEST).map(rootOf))
  for (const root of said) {
    const having = new Map<number, number>()
    for (const word of roots.get(root) ?? [])
      for (const at of worded.get(word) ?? [])
        having.set(at, Math.max(having.get(at) ?? 0, items[at]?.own.has(word) === true ? 1 : IN_ATTRIBUTES))
    if (having.size > COMMON * items.length) continue
    const telling = Math.log(1 + items.length / having.size)
    for (const [at, weight] of having) {
      scores.set(at, (scores.get(at) ?? 0) + telling * weight)
      hits.set(at, (hits.get(at) ?? 0) + 1)
    }
  }
  const ranked = [...scores]
    .filter(([at]) => (hits.get(at) ?? 0) >= LEAST_SHARE * said.size)
    .sort(([, a], [, b]) => b - a)
  const best = ranked[0]?.[1] ?? 0
  return ranked.flatMap(([at, score]) => (score >= CLOSE * best ? (items[at]?.item.itemId ?? []) : []))
}
