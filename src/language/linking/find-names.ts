import type { Span } from '../span.ts'
import type { ShopIndex } from './build-index.ts'
import { intersection } from './intersection.ts'
import type { Shelf } from './shelf.ts'
import type { Step } from './walk.ts'
import type { Word } from './words.ts'

/** A word in the names of more items than this is no name but a kind of thing. */
const FAMILY = 6
/** Two words that so many names share are no name either. */
const MANY = 30
const SHORTEST_NAME = 4
const MENDED = 0.9
/** No part of a name ends here: "phone holder for" goes on with what it is for. */
const BINDERS = new Set(['for', 'with', 'of', 'in', 'and', 'to'])

interface Trail {
  from: number
  at: number
  keys: readonly string[]
  items: readonly number[]
  mended: boolean
}

/** Items by a part of their name: one telling word ("gumboots", "Estate"), or two words of the same name. */
export function findNames(run: readonly Word[], steps: readonly Step[][], index: ShopIndex): Span[] {
  const spans: Span[] = []
  function extend(trail: Trail): void {
    if (trail.keys.length > 0 && isName(trail, run, index)) spans.push(spanOf(trail, run, index))
    for (const step of steps[trail.at] ?? []) {
      // No name says a word twice: nor does what begins with one that would.
      if (step.keys.some((key) => trail.keys.includes(key))) continue
      const items = intersection([trail.items, ...postings(step.keys, index.shelf.named)])
      if (items.length === 0) continue
      extend({
        ...trail,
        at: trail.at + step.takes,
        keys: [...trail.keys, ...step.keys],
        items,
        mended: trail.mended || step.mended,
      })
    }
  }
  run.forEach((word, from) => {
    if (!word.first) return
    for (const step of steps[from] ?? []) {
      const items = intersection(postings(step.keys, index.shelf.named))
      if (items.length > 0) extend({ from, at: from + step.takes, keys: step.keys, items, mended: step.mended })
    }
  })
  return spans.filter(({ from, to }) => to > from)
}

function isName({ keys, items, from, at }: Trail, run: readonly Word[], index: ShopIndex): boolean {
  if (run[at - 1]?.last !== true || BINDERS.has(keys.at(-1) ?? '') || new Set(keys).size < keys.length) return false
  const [only = ''] = keys
  if (keys.length === 1) {
    const word = run[from]
    if (word?.proper === true && opensOne(keys, items, index)) return only.length >= SHORTEST_NAME
    return items.length <= FAMILY && isTelling(only, word?.text ?? '', index)
  }
  if (items.length > MANY || isPhrase(keys, index)) return false
  if (keys.some((key) => isTelling(key, key, index)) || opensOne(keys, items, index)) return true
  // Ordinary words are a name only when nothing else in the shop has them all: else they tell a kind and what it is like.
  const having = intersection(postings(keys, index.shelf.worded))
  return having.length === items.length && keys.some((key) => !index.glossary.plain.has(key))
}

/** "Page boy", "suede brush": the first words of one name are that name, whatever each of them says alone. */
function opensOne(keys: readonly string[], [place, ...more]: readonly number[], index: ShopIndex): boolean {
  const { shelf, phrases } = index
  // "All white" is a colour, though one shoe is called so.
  const valued = keys.some((key) => phrases.root.next.get(key)?.entries.some(({ kind }) => kind === 'value'))
  const name = place === undefined || more.length > 0 ? [] : (shelf.items[place]?.name ?? [])
  return !valued && keys.length < name.length && keys.every((key, at) => name[at] === key)
}

/** Said alone it can only be the name: no word for goods or what they are like, no common word, no mark of a model. */
function isTelling(key: string, said: string, { glossary, talks, phrases, shelf }: ShopIndex): boolean {
  if (key.length < SHORTEST_NAME || /\d/.test(key)) return false
  if (glossary.plain.has(key) || glossary.kinds.thing(key) || glossary.kinds.use(key)) return false
  const entries = phrases.root.next.get(key)?.entries ?? []
  const own = shelf.tagged.get(key)?.length === shelf.named.get(key)?.length
  const named = entries.every(({ kind }) => kind === 'item' || kind === 'zone' || (kind === 'feature' && own))
  return named && !talks(said) && !talks(key)
}

function postings(keys: readonly string[], lists: ReadonlyMap<string, readonly number[]>): (readonly number[])[] {
  return keys.map((key) => lists.get(key) ?? [])
}

function isPhrase(keys: readonly string[], { phrases }: ShopIndex): boolean {
  let node = phrases.root
  for (const key of keys) {
    const next = node.next.get(key)
    if (next === undefined) return false
    node = next
  }
  return node.entries.some(({ kind }) => kind !== 'zone')
}

function spanOf({ from, at, keys, items, mended }: Trail, run: readonly Word[], index: ShopIndex): Span {
  const scored = items.map((place) => ({ place, share: shareOf(keys, place, index.shelf) }))
  scored.sort((a, b) => b.share - a.share)
  const itemIds = scored.flatMap(({ place }) => index.shelf.items[place]?.item.itemId ?? [])
  const score = (0.4 + 0.4 * (scored[0]?.share ?? 0)) * (mended ? MENDED : 1)
  return {
    from: run[from]?.token ?? 0,
    to: (run[at - 1]?.token ?? -1) + 1,
    meaning: { kind: 'item', itemIds, whole: false, score },
  }
}

/** How much of the name was said, the rarer words counting more. */
function shareOf(keys: readonly string[], place: number, shelf: Shelf): number {
  const weight = (word: string) => Math.log(1 + shelf.items.length / (shelf.named.get(word)?.length ?? 1))
  const name = shelf.items[place]?.name ?? []
  const all = name.reduce((sum, word) => sum + weight(word), 0)
  return all === 0 ? 0 : Math.min(1, keys.reduce((sum, word) => sum + weight(word), 0) / all)
}
