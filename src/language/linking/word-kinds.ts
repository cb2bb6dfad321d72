import { type GoodsLine, type GoodsWords, goodsLines } from './goods-words.ts'
import type { WordKinds } from './kinds.ts'
import { keyOf } from './shelf.ts'

/** A line of the languages, its words as they are compared too. */
interface GlossaryLine extends GoodsLine {
  key: string
}

/** The goods words of all languages together. */
export interface Glossary {
  kinds: WordKinds
  goods: readonly GlossaryLine[]
  features: readonly GlossaryLine[]
  colours: readonly GlossaryLine[]
  values: readonly GlossaryLine[]
  brands: readonly GlossaryLine[]
  plain: ReadonlySet<string>
  priceWords: ReadonlySet<string>
  people: ReadonlySet<string>
}

const glossaries = new WeakMap<readonly GoodsWords[], Glossary>()

/** Put together from the words of the languages once; the same for every shop. */
export function glossaryOf(languages: readonly GoodsWords[]): Glossary {
  const glossary = glossaries.get(languages) ?? putTogether(languages)
  glossaries.set(languages, glossary)
  return glossary
}

function putTogether(languages: readonly GoodsWords[]): Glossary {
  const linesOf = (field: 'goods' | 'features' | 'colours' | 'values' | 'brands'): GlossaryLine[] =>
    languages.flatMap((words) => goodsLines(words[field])).map((line) => ({ ...line, key: keyOf(line.words) }))
  const goods = linesOf('goods')
  const features = linesOf('features')
  const things = new Set(goods.map(({ key }) => key))
  const uses = new Set(features.map(({ key }) => key))
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
    colours: linesOf('colours'),
    values: linesOf('values'),
    priceWords: new Set(priceWords),
    people: new Set(languages.flatMap((words) => words.people.split(',').map(keyOf))),
    brands: linesOf('brands'),
    plain: new Set(languages.flatMap((words) => words.plainWords.split(/\s+/).map(keyOf))),
  }
}
