import type { Snippet } from '../../../src/domain/knowledge/schemas.ts'
import type { SpokenLang } from '../../../src/lib/languages.ts'
import { sayPrices } from '../format.ts'
import { say } from '../index.ts'

/** What stands above the facts of an item: its name, and what it costs where it can be had. */
export function itemHeading({ title, card }: Pick<Snippet, 'title' | 'card'>, language: SpokenLang): string {
  if (card === null) return `${title}:`
  const { brand, priceFrom, priceTo } = card
  return say('item_card', language, { name: title, brand, price: sayPrices([priceFrom, priceTo]) })
}
