import { editDistance } from '../../../lib/edit-distance.ts'
import { foldWords } from '../../../lib/fold-words.ts'
import type { PropertyItem } from '../schemas.ts'
import { itemNames } from './item-names.ts'

/** An item that a question names. */
export interface ItemFound<Item extends PropertyItem = PropertyItem> {
  item: Item
  /** The room, tower, show, tier or service of it that is named, as the row calls it; null for the item itself. */
  part: string | null
}

interface Named<Item extends PropertyItem> extends ItemFound<Item> {
  words: string[]
}

/** Words shorter than this have no slips, as named or as written: "bar" is not "car", and "how" is no "dhow". */
const SLIPS = [
  { from: 8, slips: 2 },
  { from: 4, slips: 1 },
]

const SLIPS_AT_FIRST = 8

/** Where a name stands in a question, in words, and how many of its letters are wrong there. */
interface Hit<Item extends PropertyItem> {
  named: Named<Item>
  from: number
  to: number
  slips: number
}

/**
 * The items that a question names, by name or alias. Where names lie over each other the longest counts, then the one that is
 * spelt right. Several are given when she names several or when one name is that of several, so that she can be asked which.
 */
export function findItems<Item extends PropertyItem>(items: readonly Item[], question: string): ItemFound<Item>[] {
  const asked = foldWords(question).split(' ')
  const hits = items.flatMap(namesOf).flatMap((named) => hitsOf(named, asked))
  const ranked = hits.toSorted((a, b) => lengthOf(b) - lengthOf(a) || a.slips - b.slips)
  const kept: Hit<Item>[] = []
  for (const hit of ranked) {
    const over = kept.filter(({ from, to }) => hit.from < to && from < hit.to)
    if (over.every((one) => isEqual(one, hit))) kept.push(hit)
  }
  const found = kept.map(({ named: { item, part } }) => ({ item, part }))
  return found.filter(({ item, part }, at) => found.findIndex((one) => one.item === item && one.part === part) === at)
}

function hitsOf<Item extends PropertyItem>(named: Named<Item>, asked: readonly string[]): Hit<Item>[] {
  const { words } = named
  const starts = asked.slice(0, Math.max(0, asked.length - words.length + 1)).keys()
  return [...starts].flatMap((from) => {
    const each = words.map((word, at) => wordSlips(word, asked[from + at] ?? ''))
    if (each.includes(null)) return []
    return [{ named, from, to: from + words.length, slips: each.reduce<number>((sum, one) => sum + (one ?? 0), 0) }]
  })
}

function lengthOf<Item extends PropertyItem>({ named: { words } }: Hit<Item>): number {
  return words.join(' ').length
}

/** Whether one stretch of the question is as much the one name as the other. */
function isEqual<Item extends PropertyItem>(one: Hit<Item>, other: Hit<Item>): boolean {
  return (
    one.from === other.from && one.to === other.to && one.slips === other.slips && lengthOf(one) === lengthOf(other)
  )
}

function wordSlips(word: string, written: string): number | null {
  const shorter = Math.min(word.length, written.length)
  // Of a short word the first letter is the one that nobody gets wrong: "form" is no "dorm".
  const isBegun = word[0] === written[0] || shorter >= SLIPS_AT_FIRST
  const allowed = isBegun ? (SLIPS.find(({ from }) => shorter >= from)?.slips ?? 0) : 0
  const slips = word === written ? 0 : editDistance(word, written, allowed)
  return slips <= allowed ? slips : null
}

function namesOf<Item extends PropertyItem>(item: Item): Named<Item>[] {
  return itemNames(item).flatMap(({ name, part }) => {
    const folded = foldWords(name)
    return folded === '' ? [] : [{ item, part, words: folded.split(' ') }]
  })
}
