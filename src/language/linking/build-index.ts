import type { OptionValue } from '../reading.ts'
import type { ShopVocabulary, VocabularyItem } from '../shop-vocabulary.ts'
import type { Meaning } from '../span.ts'
import { addGoods } from './add-goods.ts'
import { addPlaces, type Place } from './add-places.ts'
import { addValues } from './add-values.ts'
import type { GoodsWords } from './goods-words.ts'
import { type Kind, kindsOf } from './kinds.ts'
import { createPhraseTable, type PhraseTable } from './phrase-table.ts'
import { buildShelf, keyOf, type Shelf } from './shelf.ts'
import { createSpeller, type Speller } from './speller.ts'
import { stem } from './stem.ts'
import type { Spelling } from './walk.ts'
import { type Glossary, glossaryOf } from './word-kinds.ts'
import { wordsOf } from './words.ts'

/** What the reader knows of the languages when it builds an index. */
export interface IndexLanguage {
  /** Common words, which are never taken for misspelt goods. */
  known(word: string): boolean
  /** Words of fixed phrases and words that say nothing: alone they never name an item. */
  talks(word: string): boolean
  words: readonly GoodsWords[]
  /** Towns and estates that are heard as places though the shop does not name them. */
  places: readonly Place[]
}

/** Everything that a message can name in one shop, ready for looking up. */
export interface ShopIndex {
  readonly revision: string
  item(itemId: string): VocabularyItem | undefined
  itemsWith(option: string, value: string): readonly string[]
  /** The options that have this value, as the shop spells it: "42" is a size, "64 gb" a storage. */
  optionsFor(value: string): readonly OptionValue[]
  /** Whether the shop has goods of this make. */
  hasBrand(brand: string): boolean
  /** The kind of goods that a category meaning stands for. */
  kindOf(meaning: Extract<Meaning, { kind: 'category' }>): Kind | undefined
  /** Options whose values are names of items: for which of them the goods are. */
  readonly fitOptions: ReadonlySet<string>
  /** Whether the words are the name of a make that the shop does not have, though they stand for goods it has. */
  isForeign(words: string): boolean
  readonly shelf: Shelf
  readonly glossary: Glossary
  readonly phrases: PhraseTable<Meaning>
  readonly spelling: Spelling
  talks(word: string): boolean
  /** Words for goods that the shop does not have, and how they are read: as they are. */
  readonly strange: PhraseTable<Meaning>
  readonly strangeSpelling: Spelling
}

/** What the parts of the index are added to while it is built. */
export interface Draft {
  shelf: Shelf
  glossary: Glossary
  kinds: Map<string, Kind>
  phrases: PhraseTable<Meaning>
  /** Words of goods that the shop does not have: heard, but nothing is mended into them. */
  foreign: Set<string>
  strange: PhraseTable<Meaning>
  values: Map<string, OptionValue[]>
  fitOptions: Set<string>
  /** The key of the shop's own name. */
  shopName: string
}

const SHORTEST_PLACE = 6
const NO_SPELLER: Speller = { repair: () => [], candidates: () => [] }

/** Built once for a shop and a revision of its catalogue. */
export function buildShopIndex(vocabulary: ShopVocabulary, language: IndexLanguage): ShopIndex {
  const glossary = glossaryOf(language.words)
  const shelf = buildShelf(vocabulary)
  const draft: Draft = {
    shelf,
    glossary,
    kinds: kindsOf(shelf, glossary.kinds),
    phrases: createPhraseTable(),
    foreign: new Set(),
    strange: createPhraseTable(),
    values: new Map(),
    fitOptions: new Set(),
    shopName: keyOf(vocabulary.name),
  }
  addValues(draft)
  addGoods(draft, language.known)
  const goodsWords = [...draft.phrases.vocabulary, ...draft.phrases.glued.keys()]
  const placeWords = addPlaces(draft, vocabulary, language.places)
  return { revision: vocabulary.revision, ...lookups(draft), ...spellings(draft, language, goodsWords, placeWords) }
}

function spellings(
  draft: Draft,
  { known, talks }: IndexLanguage,
  goodsWords: readonly string[],
  placeWords: readonly string[],
) {
  const { shelf, glossary, phrases, strange } = draft
  const goods = createSpeller(goodsWords)
  const places = createSpeller(placeWords, SHORTEST_PLACE)
  const speller = {
    repair: (word: string) => {
      const found = goods.repair(word).filter((mended) => !isVerbForm(word) || isVerbForm(mended))
      return found.length > 0 ? found : places.repair(word)
    },
    candidates: (word: string) => [...goods.candidates(word), ...places.candidates(word)],
  }
  const common = (word: string) => known(word) || strange.vocabulary.has(stem(word)) || glossary.plain.has(stem(word))
  return {
    shelf,
    glossary,
    phrases,
    strange,
    talks,
    spelling: { vocabulary: phrases.vocabulary, single: phrases.single, glued: phrases.glued, speller, known: common },
    strangeSpelling: {
      vocabulary: strange.vocabulary,
      single: strange.single,
      glued: strange.glued,
      speller: NO_SPELLER,
      known: common,
    },
  }
}

/** "Visiting" is no slip for anything that does not end so. */
function isVerbForm(word: string): boolean {
  return word.endsWith('ing')
}

function lookups({ shelf, kinds, foreign, values, fitOptions }: Draft) {
  const byId = new Map(shelf.items.map(({ item }) => [item.itemId, item]))
  const brands = new Set(shelf.items.map(({ item }) => keyOf(item.brand)))
  const meant = new Map<string, Kind>()
  for (const kind of kinds.values()) {
    const key = meaningKey(kind)
    const before = meant.get(key)
    if (before === undefined || before.items.length < kind.items.length) meant.set(key, kind)
  }
  const having = new Map<string, string[]>()
  for (const { item } of shelf.items)
    for (const [option, own] of Object.entries(item.options))
      for (const value of own) {
        const key = valueKey(option, value)
        const ids = having.get(key)
        if (ids) ids.push(item.itemId)
        else having.set(key, [item.itemId])
      }
  return {
    item: (itemId: string) => byId.get(itemId),
    itemsWith: (option: string, value: string) => having.get(valueKey(option, value)) ?? [],
    optionsFor: (value: string) => values.get(wordsOf(value).join(' ')) ?? [],
    hasBrand: (brand: string) => brands.has(keyOf(brand)),
    kindOf: (meaning: Extract<Meaning, { kind: 'category' }>) => meant.get(meaningKey(meaning)),
    fitOptions,
    isForeign: (words: string) => foreign.has(keyOf(words)),
  }
}

function meaningKey({ categories, features, head }: Pick<Kind, 'categories' | 'features' | 'head'>): string {
  return [head, ...categories, '', ...features].join('\n')
}

function valueKey(option: string, value: string): string {
  return `${option}\n${value}`
}
