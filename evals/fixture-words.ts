import { readShopFixture } from '../prisma/seed/index.ts'
import { attributeWords } from '../src/language/attribute-words.ts'
import type { ShopVocabulary, VocabularyItem } from '../src/language/shop-vocabulary.ts'
import { projectFile } from '../src/main/project-file.ts'

export const FIXTURE_SHOPS = ['kicks-and-phones', 'mama-njeri-grocery'] as const
export type FixtureShop = (typeof FIXTURE_SHOPS)[number]

/** The words of demo shops together, read from their files: no database. Items are known by their SKU. */
export function fixtureWords(slugs: readonly FixtureShop[]): ShopVocabulary {
  const shops = slugs.map((slug) => readShopFixture(projectFile('fixtures'), slug))
  return {
    revision: slugs.join('+'),
    name: '',
    items: shops.flatMap(({ items }) => items.map(vocabularyItem)),
    zones: shops.flatMap(({ settings }) =>
      settings.fulfilment.zones.map(({ id, name, aliases, elsewhere }) => ({ id, name, aliases, elsewhere })),
    ),
    pickups: shops.flatMap(({ settings }) => settings.fulfilment.pickup.map(({ id, name }) => ({ id, name }))),
    coupons: [],
  }
}

type FixtureItem = ReturnType<typeof readShopFixture>['items'][number]

function vocabularyItem({
  sku,
  name,
  brand,
  category,
  tags,
  attributes,
  description,
  variants,
}: FixtureItem): VocabularyItem {
  const options: Record<string, string[]> = {}
  for (const [option, value] of variants.flatMap((variant) => Object.entries(variant.options)))
    options[option] = [...new Set([...(options[option] ?? []), value])]
  return {
    itemId: sku,
    name,
    brand,
    category,
    tags,
    attributes: attributeWords(attributes),
    options,
    priceFromMinor: Math.min(...variants.map(({ priceMinor }) => priceMinor)),
    description,
  }
}
