import { sayMoney, sayPrices } from '../../../prompts/copy/format.ts'
import { say } from '../../../prompts/copy/index.ts'
import type { ItemDetail, Variant } from '../../../src/domain/catalog/schemas.ts'
import type { Wanted } from '../../../src/language/reading.ts'
import type { SpokenLang } from '../../../src/lib/languages.ts'
import { resolveVariant } from '../choose/resolve-variant.ts'
import { sayChoice, sayVariant } from '../say-value.ts'

export interface ItemQuestion {
  wanted: Wanted
  topic: string
}

/** The answer to a question about one item that needs no search in its row; null when it does. */
export function answerItem(item: ItemDetail, question: ItemQuestion, language: SpokenLang): string | null {
  switch (question.topic) {
    case 'price':
      return priceText(item, question.wanted, language)
    case 'availability':
      return availabilityText(item, question.wanted, language)
    case 'options':
      return [card(item, language), optionsText(item, language, ONE)].filter(Boolean).join('\n')
    default:
      return null
  }
}

/** "Estate Low (Mtaa): KES 2,800". */
export function card(item: ItemDetail, language: SpokenLang): string {
  const inStock = item.variants.filter(({ available }) => available > 0)
  if (inStock.length === 0) return say('item_sold_out', language, { name: item.name })
  return say('item_card', language, {
    name: item.name,
    brand: item.brand,
    price: sayPrices(inStock.map(({ price }) => price)),
  })
}

function priceText(item: ItemDetail, wanted: Wanted, language: SpokenLang): string {
  const resolved = resolveVariant(item, { wanted, chosen: {}, soft: [] })
  if (resolved.outcome === 'ready' || resolved.outcome === 'too_many') {
    const { variant, quantity } = resolved
    const total = { ...variant.price, amountMinor: variant.price.amountMinor * quantity }
    const one = say('item_card', language, {
      name: named(item, variant, language),
      brand: item.brand,
      price: sayMoney(variant.price),
    })
    return quantity === 1
      ? one
      : [one, say('price_for', language, { quantity: String(quantity), total: sayMoney(total) })].join('\n')
  }
  if (resolved.outcome === 'open_option' && resolved.gone !== null)
    return [card(item, language), goneText(item, resolved.gone, resolved.choices, language)].join('\n')
  const { left, name } = narrowed(item, wanted, language)
  return [priceCard({ ...left, name }, language), byValue(left, language)].filter(Boolean).join('\n')
}

/** "Nuru 4, 128GB": what is left of an item by the values that were told, called by them. */
function narrowed(item: ItemDetail, { values }: Wanted, language: SpokenLang): { left: ItemDetail; name: string } {
  const asked = values.flatMap(({ option, value }) => (option === null ? [] : [[option, value] as const]))
  const variants = item.variants.filter(({ options }) => asked.every(([option, value]) => options[option] === value))
  if (!variants.some(({ available }) => available > 0)) return { left: item, name: item.name }
  const said = asked.map(([, value]) => sayChoice(value, language))
  return { left: { ...item, variants }, name: [item.name, ...said].join(', ') }
}

/** What is sold out has a price all the same, and who asks for it hears both. */
function priceCard(item: ItemDetail, language: SpokenLang): string {
  const told = card(item, language)
  if (item.variants.some(({ available }) => available > 0)) return told
  const price = sayPrices(item.variants.map((variant) => variant.price))
  return [told, say('item_sold_out_price', language, { price })].join(' ')
}

/** The price of each value, where the price depends on one option. */
function byValue({ variants }: ItemDetail, language: SpokenLang): string {
  const inStock = variants.filter(({ available }) => available > 0)
  if (new Set(inStock.map(({ price }) => price.amountMinor)).size < 2) return ''
  const option = Object.keys(inStock[0]?.options ?? {}).find((name) => {
    const prices = new Map<string, number>()
    return inStock.every(({ options, price }) => {
      const value = options[name] ?? ''
      const same = (prices.get(value) ?? price.amountMinor) === price.amountMinor
      prices.set(value, price.amountMinor)
      return same
    })
  })
  if (option === undefined) return ''
  const told = new Map(inStock.map(({ options, price }) => [options[option] ?? '', price]))
  return [...told].map(([value, price]) => `${sayChoice(value, language)}: ${sayMoney(price)}`).join('\n')
}

function availabilityText(item: ItemDetail, wanted: Wanted, language: SpokenLang): string {
  const resolved = resolveVariant(item, { wanted, chosen: {}, soft: [] })
  if (resolved.outcome === 'sold_out') return say('item_sold_out', language, { name: item.name })
  if (resolved.outcome === 'open_option') {
    if (resolved.gone !== null) return goneText(item, resolved.gone, resolved.choices, language)
    return [say('item_available', language), stillOpen(item, wanted, language)].join('\n')
  }
  const { variant, quantity } = resolved
  const told = say('item_card', language, {
    name: named(item, variant, language),
    brand: item.brand,
    price: sayMoney(variant.price),
  })
  if (resolved.outcome === 'too_many') {
    return say('only_left_plain', language, {
      name: item.name,
      variant: sayVariant(variant.name, language),
      available: String(variant.available),
    })
  }
  return [say('item_available', language), quantity > 1 ? `${quantity} x ${told}` : told].join(
    quantity > 1 ? '\n' : ' ',
  )
}

/** What was asked for with the price, and what is still open of it: "in 45: black, green". */
function stillOpen(item: ItemDetail, wanted: Wanted, language: SpokenLang): string {
  const { left, name } = narrowed(item, wanted, language)
  return [card({ ...left, name }, language), optionsText(left, language)].filter(Boolean).join('\n')
}

function goneText(item: ItemDetail, gone: readonly string[], choices: readonly string[], language: SpokenLang): string {
  const value = gone.map((one) => sayChoice(one, language)).join(' / ')
  const rest =
    choices.length === 0
      ? ''
      : say('item_comes_in', language, { values: choices.map((one) => sayChoice(one, language)).join(', ') })
  return [say('option_gone', language, { name: item.name, value }), rest].filter(Boolean).join(' ')
}

/** Who asks in what a thing comes hears also what it comes in only; else only what is to be chosen is told. */
const ONE = 1
const SEVERAL = 2

/** "Sizes: 38, 39 ...; colours: black, blue". */
function optionsText({ variants }: ItemDetail, language: SpokenLang, least = SEVERAL): string {
  const inStock = variants.filter(({ available }) => available > 0)
  const names = [...new Set(inStock.flatMap(({ options }) => Object.keys(options)))]
  return names
    .map((name) => [...new Set(inStock.map(({ options }) => options[name]).filter((value) => value !== undefined))])
    .filter((values) => values.length >= least)
    .map((values) => values.map((value) => sayChoice(value, language)).join(', '))
    .join('\n')
}

function named(item: ItemDetail, { name }: Variant, language: SpokenLang): string {
  return item.variants.length === 1 ? item.name : `${item.name}, ${sayVariant(name, language)}`
}
