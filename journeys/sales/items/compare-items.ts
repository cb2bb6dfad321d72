import { sayAttribute } from '../../../prompts/copy/attributes.ts'
import { sayMoney } from '../../../prompts/copy/format.ts'
import { say } from '../../../prompts/copy/index.ts'
import type { ItemDetail } from '../../../src/domain/catalog/schemas.ts'
import { bestSentences } from '../../../src/language/answering/best-sentences.ts'
import { asksPrice, mattersAsked } from '../../../src/language/answering/matters-asked.ts'
import type { SpokenLang } from '../../../src/lib/languages.ts'
import { card } from './answer-item.ts'
import { cheapestOf } from './cheapest-of.ts'
import { whichFits } from './which-fits.ts'

const MOST_FACTS = 4
/** More than this beside each other nobody reads: then the cards, and which fits. */
const MOST_BESIDE = 3

/** What a shop promises is no difference between its goods. */
const RULES = /^(?:restocked|return\w*|\w*warranty_\w+|in_the_box|price_position|popular)$/

/** Items beside each other: price, what they differ in, what their rows say of what was asked, and which of them fits it. */
export function compareItems(
  items: readonly ItemDetail[],
  asked: { features: readonly string[]; words: string },
  language: SpokenLang,
): string {
  const gap = asksPrice(asked.words) ? priceGap(items, language) : null
  const names = items.map(({ name }) => name)
  if (gap !== null && mattersAsked(asked.words, names).length === 0)
    return [...items.map((item) => card(item, language)), gap].join('\n')
  const keys = [...new Set(items.flatMap(({ attributes }) => Object.keys(attributes)))]
  const differing = keys.filter(
    (key) => !RULES.test(key) && new Set(items.map(({ attributes }) => JSON.stringify(attributes[key]))).size > 1,
  )
  const fits = whichFits(items, asked, language)
  if (items.length > MOST_BESIDE)
    return [...items.map((item) => briefly(item, asked.words, language)), fits ?? ''].join('\n').trim()
  return [
    ...items.map((item) => factsOf(item, differing, asked.words, language)),
    ...[fits, gap].flatMap((one) => one ?? []),
  ].join('\n\n')
}

/** What lies between the lowest prices of two items; null where one cannot be had. */
function priceGap(items: readonly ItemDetail[], language: SpokenLang): string | null {
  const [one, other, ...more] = items.map(cheapestOf)
  if (!one || !other || more.length > 0) return null
  const amountMinor = Math.abs(one.amountMinor - other.amountMinor)
  return say('price_gap', language, { gap: sayMoney({ ...one, amountMinor }) })
}

/** The card, and the facts that were asked about. */
function briefly(item: ItemDetail, words: string, language: SpokenLang): string {
  const told = mattersAsked(words, [item.name]).flatMap(({ keys }) =>
    keys.flatMap((key) => {
      const value = item.attributes[key]
      return value === undefined ? [] : [sayAttribute(key, value, language)]
    }),
  )
  const said = told.length > 0 ? told : bestSentences(item.description.split(/(?<=[.!?])\s+/), words, item.name)
  return [card(item, language), ...said].join('\n')
}

function factsOf(item: ItemDetail, differing: readonly string[], words: string, language: SpokenLang): string {
  const { attributes, description, name } = item
  const weighed = new Set(mattersAsked(words, [name]).flatMap(({ keys }) => keys))
  const keys = [...differing.filter((key) => weighed.has(key)), ...differing.filter((key) => !weighed.has(key))]
  const told = keys.flatMap((key) => {
    const value = attributes[key]
    const rounded = key.endsWith('_days') && attributes[key.slice(0, -'_days'.length)] !== undefined
    return value === undefined || rounded ? [] : [sayAttribute(key, value, language)]
  })
  const sentences = description.split(/(?<=[.!?])\s+/)
  const asked = bestSentences(sentences, words, name)
  const relevant = weighed.size > 0 ? [] : bestSentences(told, words, name)
  const facts = [...new Set([...relevant, ...told])].slice(0, MOST_FACTS)
  const lines = [card(item, language), ...(asked.length > 0 ? asked : sentences.slice(0, 2)), ...facts]
  return [...new Set(lines.flatMap((line) => line.split('\n')))].join('\n')
}
