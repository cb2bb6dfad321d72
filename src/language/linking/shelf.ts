import type { ShopVocabulary, VocabularyItem } from '../shop-vocabulary.ts'
import { keysOf } from './phrase-table.ts'
import { wordsOf } from './words.ts'

/** One item with its words as they are compared. Items are known by their place on the shelf. */
export interface ShelfItem {
  item: VocabularyItem
  name: readonly string[]
  /** What kind of thing the name says it is: its last noun, "wall charger" and "charger". */
  heads: readonly string[]
  /** Tags, by their keys. */
  tags: ReadonlyMap<string, string>
  /** Tags and words of attributes, by their keys. */
  says: ReadonlySet<string>
  /** Every word of name, brand, category and tags: what it is. */
  own: ReadonlySet<string>
  /** These and the words of its attributes, which may be of other goods: a charger is in the box of a phone. */
  words: ReadonlySet<string>
}

export interface ShelfCategory {
  name: string
  /** "cooking oil and fat" is two kinds of goods in one category. */
  segments: readonly string[]
  items: readonly number[]
}

export interface Shelf {
  items: readonly ShelfItem[]
  categories: readonly ShelfCategory[]
  /** The category of each item, by its place. */
  categoryOf: readonly number[]
  /** A segment of a category's name, and its last word -> categories. */
  segmented: ReadonlyMap<string, readonly number[]>
  placeOf: ReadonlyMap<string, number>
  /** Make -> items. */
  branded: ReadonlyMap<string, readonly number[]>
  /** Tag key -> items. */
  tagged: ReadonlyMap<string, readonly number[]>
  /** Word of a name -> items. */
  named: ReadonlyMap<string, readonly number[]>
  /** Any word of an item -> items. */
  worded: ReadonlyMap<string, readonly number[]>
}

export function keyOf(text: string): string {
  return keysOf(wordsOf(text)).join(' ')
}

export function lastWord(key: string): string {
  return key.slice(key.lastIndexOf(' ') + 1)
}

export function buildShelf(vocabulary: ShopVocabulary): Shelf {
  const keys = remembered(keyOf)
  const items = vocabulary.items.map((item) => shelve(item, keys))
  const tagged = new Map<string, number[]>()
  const named = new Map<string, number[]>()
  const byCategory = new Map<string, number[]>()
  const worded = new Map<string, number[]>()
  const branded = new Map<string, number[]>()
  const placeOf = new Map<string, number>()
  items.forEach(({ item, tags, name, words }, at) => {
    for (const word of words) post(worded, word, at)
    for (const tag of tags.keys()) post(tagged, tag, at)
    for (const word of new Set(name)) post(named, word, at)
    post(byCategory, item.category, at)
    post(branded, item.brand, at)
    placeOf.set(item.itemId, at)
  })
  const categories = [...byCategory].map(([name, places]) => ({ name, segments: segmentsOf(name), items: places }))
  const categoryOf: number[] = []
  const segmented = new Map<string, number[]>()
  categories.forEach((category, id) => {
    for (const at of category.items) categoryOf[at] = id
    for (const key of new Set(category.segments.flatMap((segment) => [segment, lastWord(segment)])))
      post(segmented, key, id)
  })
  return { items, categories, categoryOf, segmented, placeOf, branded, tagged, named, worded }
}

function shelve(item: VocabularyItem, keys: (text: string) => string): ShelfItem {
  const name = keysOf(wordsOf(item.name))
  const tags = new Map(item.tags.map((tag) => [keys(tag), tag]))
  // What it is bad for is no reason to offer it.
  const attributes = item.attributes.flatMap(({ key, words }) => (key === 'not_for' ? [] : words))
  const texts = [item.brand, item.category, ...item.tags]
  const own = new Set([...name, ...texts.flatMap((text) => keys(text).split(' '))])
  own.delete('')
  const words = new Set([...own, ...attributes.flatMap((text) => keys(text).split(' '))])
  const says = new Set([...tags.keys(), ...attributes.map(keys)])
  return { item, name, heads: headsOf(item.name), tags, says, own, words }
}

/** Many items carry the same words: they are taken apart once. */
function remembered(take: (text: string) => string): (text: string) => string {
  const taken = new Map<string, string>()
  return (text) => {
    const before = taken.get(text)
    if (before !== undefined) return before
    const key = take(text)
    taken.set(text, key)
    return key
  }
}

const AFTER_THE_HEAD = new Set(['for', 'with', 'of', 'in'])

/** The last noun of a name and the one before it: model numbers, amounts and what it is for come after. */
function headsOf(name: string): string[] {
  const words = wordsOf(name.split(/, |\(/)[0] ?? name)
  const cut = words.findIndex((word, at) => at > 0 && AFTER_THE_HEAD.has(word))
  const said = keysOf(cut > 0 ? words.slice(0, cut) : words)
  while (said.length > 1 && endsInAmount(said)) said.pop()
  return [said.slice(-1), said.slice(-2)].map((words) => words.join(' '))
}

function endsInAmount(words: readonly string[]): boolean {
  const [before = '', last = ''] = words.slice(-2)
  return /\d/.test(last) || (last.length <= 3 && /\d/.test(before))
}

function segmentsOf(category: string): string[] {
  return category
    .split(/\s+and\s+|[,&/]/)
    .map(keyOf)
    .filter((segment) => segment !== '')
}

function post(postings: Map<string, number[]>, key: string, at: number): void {
  const places = postings.get(key)
  if (places) places.push(at)
  else postings.set(key, [at])
}
