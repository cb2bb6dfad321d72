import type { ShopIndex } from './build-index.ts'
import { rootOf } from './described.ts'
import { stem } from './stem.ts'
import { wordsOf } from './words.ts'

/** How much a word tells that stands in what a thing is called, in its attributes, and in the sentence that describes it. */
const [CALLED, SAID, DESCRIBED] = [1, 0.8, 0.6]
/** A word of so large a share of all goods tells nothing of any. */
const COMMON = 0.3
/** In a large shop a word of so many goods tells as little, and weighing them all takes time. */
const MOST_PLACES = 400
const SHORTEST = 3

/** What tells of an item: how much, and by how many words. */
export interface Telling {
  weight: number
  words: number
}

type Posting = ReadonlyMap<number, number>

/** Every word of the rows by its root, with the items that have it; made when a shop is first asked in this way. */
const made = new WeakMap<ShopIndex, ReadonlyMap<string, Posting>>()

function postingsOf(index: ShopIndex): ReadonlyMap<string, Posting> {
  const before = made.get(index)
  if (before !== undefined) return before
  const postings = new Map<string, Map<number, number>>()
  index.shelf.items.forEach(({ item, own, words }, at) => {
    const described = wordsOf(item.description).map(stem)
    for (const word of [...described, ...words]) {
      const root = rootOf(word)
      const weight = own.has(word) ? CALLED : words.has(word) ? SAID : DESCRIBED
      const places = postings.get(root)
      if (places === undefined) postings.set(root, new Map([[at, weight]]))
      else places.set(at, Math.max(places.get(at) ?? 0, weight))
    }
  })
  made.set(index, postings)
  return postings
}

/** What words tell of each item of a shop, by its place: the rarer a word the more. */
export function tellingsOf(said: readonly string[], index: ShopIndex): Map<number, Telling> {
  const postings = postingsOf(index)
  const all = index.shelf.items.length
  const tellings = new Map<number, Telling>()
  const roots = new Set(said.filter((word) => word.length >= SHORTEST).map((word) => rootOf(stem(word))))
  for (const root of roots) {
    const having = postings.get(root)
    if (having === undefined || having.size > Math.min(COMMON * all, MOST_PLACES)) continue
    const rarity = Math.log(1 + all / having.size)
    for (const [at, weight] of having) {
      const before = tellings.get(at) ?? { weight: 0, words: 0 }
      tellings.set(at, { weight: before.weight + rarity * weight, words: before.words + 1 })
    }
  }
  return tellings
}
