import { sayPrices } from '../../prompts/copy/format.ts'
import { say } from '../../prompts/copy/index.ts'
import { type Shortlist, shortlistText } from '../../prompts/copy/shortlist-text.ts'
import type { ItemSummary } from '../../src/domain/catalog/schemas.ts'
import type { Menu } from '../../src/domain/messaging/schemas.ts'
import type { SpokenLang } from '../../src/lib/languages.ts'
import { clip } from '../clip.ts'
import { labelOf } from './choices.ts'
import { sayValue } from './say-value.ts'

const FEW = 4

/** The shortlist as it is written to the customer. */
export function shortlistOf(items: readonly ItemSummary[], rest: Omit<Shortlist, 'items'>): Shortlist {
  return {
    ...rest,
    items: items.map((item) => ({
      name: item.name,
      brand: item.brand,
      price: priceOf(item),
      options: item.inStock ? sayOptions(item.options, rest.language) : say('sold_out_tag', rest.language),
    })),
  }
}

/** The list once more, without a search: what was shown is what the numbers mean. */
export function shortlistAgain(items: readonly ItemSummary[], language: SpokenLang): string {
  const counted = { totalMatches: items.length, countedAll: true }
  const found = { language, ...counted, relaxed: [], more: items.length > 1, link: null }
  return shortlistText(shortlistOf(items, found))
}

export function shortlistMenu(items: readonly ItemSummary[], language: SpokenLang, more: boolean): Menu {
  const rows = items.map((item, at) => ({
    id: `item:${at + 1}`,
    title: clip(item.name, 24),
    description: clip(`${priceOf(item)}${item.inStock ? after(sayOptions(item.options, language)) : ''}`, 72),
  }))
  const others = { id: 'others', title: labelOf('others', language), description: null }
  return { kind: 'list', button: say('choose_button', language), options: more ? [...rows, others] : rows }
}

function priceOf({ priceFrom, priceTo }: ItemSummary): string {
  return sayPrices([priceFrom, priceTo])
}

/** "38-45, black/blue": what can be chosen, shortened so that a line stays a line. */
function sayOptions(options: ItemSummary['options'], language: SpokenLang): string {
  return Object.values(options)
    .map((values) => values.map((value) => sayValue(value, language)))
    .map((values) => (values.length <= FEW ? values.join('/') : `${values[0]} - ${values.at(-1)}`))
    .join(', ')
}

function after(text: string): string {
  return text === '' ? '' : `, ${text}`
}
