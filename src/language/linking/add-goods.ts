import type { Meaning } from '../span.ts'
import type { Draft } from './build-index.ts'
import type { Kind } from './kinds.ts'
import type { PhraseNode } from './phrase-table.ts'
import { resolveKind } from './resolve-kind.ts'
import { keyOf } from './shelf.ts'

const LONGEST_ATTRIBUTE = 4
/** Goods that people know and this shop does not sell. */
const NOT_HERE: Kind = { categories: [], features: [], head: true, items: [], near: [] }

/** Adds what names goods: names, makes, kinds, features, and what the languages call them. */
export function addGoods(draft: Draft, known: (word: string) => boolean): void {
  addNames(draft)
  for (const [key, kind] of draft.kinds) draft.phrases.add(key, kindMeaning(kind))
  const features = addFeatures(draft, known)
  const strangers = addGlossaryGoods(draft)
  addBrands(draft)
  addGlossaryFeatures(draft, features)
  for (const key of strangers) if (!isSaid(key, draft)) draft.strange.add(key, kindMeaning(NOT_HERE))
}

/** Whether the words mean something here by now. */
function isSaid(key: string, { phrases }: Draft): boolean {
  let node: PhraseNode<Meaning> | undefined = phrases.root
  for (const word of key.split(' ')) node = node?.next.get(word)
  return node !== undefined && node.entries.length > 0
}

function kindMeaning({ categories, features, head }: Kind): Meaning {
  return { kind: 'category', categories, features, head }
}

function addNames({ shelf, phrases }: Draft): void {
  const names = new Map<string, string[]>()
  for (const { item, name } of shelf.items) {
    const short = item.name.split(/, |\(/)[0] ?? item.name
    for (const key of new Set([name.join(' '), short === item.name ? '' : keyOf(short)])) {
      const ids = names.get(key)
      if (ids) ids.push(item.itemId)
      else names.set(key, [item.itemId])
    }
  }
  for (const [key, itemIds] of names) phrases.add(key, { kind: 'item', itemIds, whole: true, score: 1 })
}

/** Tags and attributes that are no kind of goods; gives the shop's spelling by key. */
function addFeatures(
  { shelf, kinds, phrases, glossary }: Draft,
  known: (word: string) => boolean,
): Map<string, string> {
  const features = new Map<string, string>()
  const seen = new Set<string>()
  function add(words: string, attribute: string | null): void {
    const said = `${attribute ?? ''}\n${words}`
    if (seen.has(said)) return
    seen.add(said)
    const key = keyOf(words)
    if (glossary.priceWords.has(key) || kinds.has(key) || features.has(key) || !/\p{L}{2}/u.test(key)) return
    const parts = key.split(' ')
    if (attribute !== null && (parts.length > LONGEST_ATTRIBUTE || /\d/.test(key) || parts.every(known))) return
    features.set(key, words)
    phrases.add(key, { kind: 'feature', feature: words, key: attribute })
  }
  for (const { item } of shelf.items) {
    for (const { key, words } of item.attributes) for (const word of words) add(word, key)
    for (const tag of item.tags) add(tag, null)
  }
  return features
}

/** Gives the words for goods that are not sold here. */
function addGlossaryGoods({ shelf, kinds, phrases, glossary }: Draft): Set<string> {
  const strangers = new Set<string>()
  for (const { key, targets } of glossary.goods) {
    if (kinds.has(key) || shelf.tagged.has(key)) continue
    const kind = resolveKind(targets, kinds, shelf)
    if (kind === null) strangers.add(key)
    else {
      kinds.set(key, kind)
      phrases.add(key, kindMeaning(kind))
    }
  }
  return strangers
}

function addBrands({ shelf, kinds, phrases, strange, glossary, foreign, shopName }: Draft): void {
  const own = new Map(shelf.items.map(({ item }) => [keyOf(item.brand), item.brand]))
  for (const [key, brand] of own) {
    // Whoever says the shop's own name speaks to the shop.
    if (key !== '') phrases.add(key, shopName.startsWith(key) ? { kind: 'filler' } : { kind: 'brand', brand })
  }
  for (const { key, words, targets } of glossary.brands) {
    if (own.has(key) || shelf.tagged.has(key) || kinds.has(key)) continue
    foreign.add(key)
    const kind = resolveKind(targets, kinds, shelf)
    strange.add(key, kind === null ? { kind: 'brand', brand: words } : kindMeaning(kind))
  }
}

function addGlossaryFeatures(
  { kinds, phrases, strange, glossary }: Draft,
  features: ReadonlyMap<string, string>,
): void {
  const done = new Set<string>()
  for (const { key, words, targets } of glossary.features) {
    if (features.has(key) || kinds.has(key) || done.has(key)) continue
    const own = targets.map((target) => features.get(keyOf(target)) ?? kinds.get(keyOf(target))?.features[0])
    const found = own.find((feature) => feature !== undefined)
    if (found === undefined && glossary.kinds.thing(key)) continue
    // A shop without women's goods hears "my wife" as a person.
    if (found === undefined && targets.some((target) => glossary.people.has(keyOf(target)))) continue
    done.add(key)
    const table = found === undefined ? strange : phrases
    table.add(key, { kind: 'feature', feature: found ?? targets[0] ?? words, key: null })
  }
}
