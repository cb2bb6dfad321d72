import { lastWord, type Shelf, type ShelfCategory } from './shelf.ts'

/** A word or phrase for a kind of goods, with the items it is said of. */
export interface Kind {
  categories: readonly string[]
  /** What narrows the categories down to the kind, in the shop's spelling; none when they are all of it. */
  features: readonly string[]
  /** Whether goods are called so; otherwise it only tells what they have or what they are for: the camera of a phone. */
  head: boolean
  items: readonly number[]
  /** Goods of another kind that have the word too: sneakers among the children's shoes. */
  near: readonly number[]
}

/** What the languages know of goods words: `thing` can be bought somewhere, `use` is as often what goods are for. */
export interface WordKinds {
  thing(key: string): boolean
  /** Things whose description comes after them, as in Swahili: "sabuni ya mche". */
  leads(word: string): boolean
  use(key: string): boolean
  /** Words for all there is in a category: "snacks", "drinks". */
  collective(key: string): boolean
}

const MOST_OF_THEM = 0.6

/** Every word of the shop that names a kind of goods. */
export function kindsOf(shelf: Shelf, words: WordKinds): Map<string, Kind> {
  const kinds = new Map<string, Kind>()
  for (const key of candidates(shelf, words)) {
    const kind = kindOf(key, shelf, words)
    if (kind !== null) kinds.set(key, kind)
  }
  return kinds
}

function candidates(shelf: Shelf, words: WordKinds): Set<string> {
  const keys = new Set(shelf.tagged.keys())
  for (const { segments } of shelf.categories)
    for (const segment of segments) {
      keys.add(segment)
      const last = lastWord(segment)
      if (words.thing(last) || words.collective(last)) keys.add(last)
    }
  for (const { heads } of shelf.items) for (const head of heads) if (words.thing(head)) keys.add(head)
  return keys
}

function kindOf(key: string, shelf: Shelf, words: WordKinds): Kind | null {
  const having = shelf.tagged.get(key) ?? []
  const strong = strongItems(key, having, shelf, words)
  const own = new Set(strong.length > 0 ? strong : having)
  const near = nearItems(key, shelf).filter((at) => !own.has(at))
  if (strong.length > 0) return { ...narrowed(key, strong, shelf), head: true, items: strong, near }
  if (having.length === 0 || !isThing(key, words)) return null
  const head = words.use(key) ? false : having.some((at) => callsItself(key, at, shelf, words))
  if (!head) return { categories: [], features: [spelled(key, having, shelf)], head, items: having, near: [] }
  return { ...narrowed(key, having, shelf), head, items: having, near }
}

/** Items that are this kind of thing beyond doubt: by their category, by the end of their name, or with most of their category. */
function strongItems(key: string, having: readonly number[], shelf: Shelf, words: WordKinds): number[] {
  const saying = shelf.segmented.get(key) ?? []
  const exact = saying.some((id) => shelf.categories[id]?.segments.includes(key))
  const tagged = new Set(having)
  const named = new Set((shelf.named.get(lastWord(key)) ?? []).filter((at) => shelf.items[at]?.heads.includes(key)))
  const thing = isThing(key, words)
  return groupedByCategory(new Set([...tagged, ...named]), saying, shelf).flatMap(({ category, own }) => {
    const said = segmentItems(key, category, exact, shelf, words)
    const names = own.filter((at) => named.has(at) && (thing || tagged.has(at))).length
    const most = thing && own.length >= MOST_OF_THEM * category.items.length
    const counted = words.use(key) ? names >= 2 || (most && names > 0) : names > 0 || most
    return counted || said.length > 0 ? [...new Set([...said, ...own])] : []
  })
}

function groupedByCategory(items: ReadonlySet<number>, more: readonly number[], shelf: Shelf) {
  const groups = new Map<number, number[]>(more.map((id) => [id, []]))
  for (const at of items) {
    const id = shelf.categoryOf[at] ?? 0
    const own = groups.get(id)
    if (own) own.push(at)
    else groups.set(id, [at])
  }
  return [...groups].flatMap(([id, own]) => {
    const category = shelf.categories[id]
    return category === undefined ? [] : [{ category, own }]
  })
}

function segmentItems(
  key: string,
  { segments, items }: ShelfCategory,
  exact: boolean,
  shelf: Shelf,
  words: WordKinds,
): readonly number[] {
  const hit = segments.find(
    (segment) =>
      segment === key || (!exact && lastWord(segment) === key && (words.thing(key) || words.collective(key))),
  )
  if (hit === undefined) return []
  if (segments.length === 1) return items
  if (!words.collective(key)) {
    const own = items.filter((at) => hasWords(key, at, shelf))
    if (own.length > 0) return own
  }
  const others = segments.filter((segment) => segment !== hit && !words.collective(segment))
  return items.filter((at) => !others.some((other) => hasOwnWords(other, at, shelf)))
}

/** Categories that are all of this kind; or, when none is, those it is part of and the word that tells it apart. */
function narrowed(key: string, items: readonly number[], shelf: Shelf): Pick<Kind, 'categories' | 'features'> {
  const groups = groupedByCategory(new Set(items), [], shelf)
  const whole = groups.filter(({ category, own }) => own.length === category.items.length)
  const meant = (whole.length > 0 ? whole : groups).map(({ category }) => category.name)
  return { categories: meant, features: whole.length > 0 ? [] : [spelled(key, items, shelf)] }
}

/** The key as the shop writes it. */
function spelled(key: string, items: readonly number[], shelf: Shelf): string {
  for (const at of items) {
    const tag = shelf.items[at]?.tags.get(key)
    if (tag !== undefined) return tag
  }
  return key
}

/** Goods outside the kind that have all its words: the running shoes among the children's, football boots beside boots. */
function nearItems(key: string, shelf: Shelf): number[] {
  const words = key.split(' ')
  const first = shelf.tagged.get(lastWord(key)) ?? shelf.tagged.get(key) ?? []
  const named = (shelf.segmented.get(key) ?? []).flatMap((id) => shelf.categories[id]?.items ?? [])
  return [...new Set([...first, ...named])].filter((at) => words.every((word) => shelf.items[at]?.own.has(word)))
}

/** A tag in the name before the word for the thing tells what the thing is made of or for: ginger biscuits are no ginger. */
function callsItself(key: string, at: number, shelf: Shelf, words: WordKinds): boolean {
  const item = shelf.items[at]
  if (item === undefined) return false
  if (item.heads.includes(key) || item.heads.includes(lastWord(key))) return true
  const parts = key.split(' ')
  const after = Math.max(...parts.map((word) => item.name.indexOf(word))) + 1
  return !(parts.every((word) => item.name.includes(word)) && item.name.slice(after).some((word) => words.thing(word)))
}

function isThing(key: string, words: WordKinds): boolean {
  return words.thing(key) || words.thing(lastWord(key)) || words.leads(key.split(' ')[0] ?? key)
}

function hasWords(key: string, at: number, shelf: Shelf): boolean {
  const item = shelf.items[at]
  return item !== undefined && (item.tags.has(key) || item.heads.includes(key) || hasOwnWords(key, at, shelf))
}

/** In its tags or its name; the words of its category say nothing of it alone. */
function hasOwnWords(key: string, at: number, shelf: Shelf): boolean {
  const item = shelf.items[at]
  if (item === undefined) return false
  return item.tags.has(key) || item.heads.includes(key) || item.tags.has(lastWord(key))
}
