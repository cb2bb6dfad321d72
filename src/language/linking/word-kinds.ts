import { type GoodsLine, type GoodsWords, goodsLines } from './goods-words.ts'
import type { WordKinds } from './kinds.ts'
import { keyOf } from './shelf.ts'

/** The goods words of all languages together. */
export interface Glossary {
  kinds: WordKinds
  goods: readonly GoodsLine[]
  features: readonly GoodsLine[]
  colours: readonly GoodsLine[]
  values: readonly GoodsLine[]
  brands: readonly GoodsLine[]
  plain: ReadonlySet<string>
  priceWords: ReadonlySet<string>
  people: ReadonlySet<string>
}

/** Put together from the words of the languages; the same for every shop. */
export function glossaryOf(languages: readonly GoodsWords[]): Glossary {
  const goods = languages.flatMap((words) => goodsLines(words.goods))
  const features = languages.flatMap((words) => goodsLines(words.features))
  const things = new Set(goods.map(({ words }) => keyOf(words)))
  const uses = new Set(features.map(({ words }) => keyOf(words)))
  const leading = languages.filter(({ headFirst }) => headFirst).flatMap((words) => goodsLines(words.goods))
  const leads = new Set(leading.map(({ words }) => keyOf(words)))
  const priceWords = languages.flatMap((words) => words.priceWords.split(',').map(keyOf))
  const collectives = new Set(languages.flatMap((words) => words.collectives.split(',').map(keyOf)))
  return {
    kinds: {
      thing: (key) => things.has(key),
      leads: (word) => leads.has(word),
      use: (key) => uses.has(key),
      collective: (key) => collectives.has(key),
    },
    goods,
    features,
    colours: languages.flatMap((words) => goodsLines(words.colours)),
    values: languages.flatMap((words) => goodsLines(words.values)),
    priceWords: new Set(priceWords),
    people: new Set(languages.flatMap((words) => words.people.split(',').map(keyOf))),
    brands: languages.flatMap((words) => goodsLines(words.brands)),
    plain: new Set(languages.flatMap((words) => words.plainWords.split(/\s+/).map(keyOf))),
  }
}
