import type { ItemDetail, Variant } from '../../src/domain/catalog/schemas.ts'
import type { ShoppingAsk } from '../../src/llm/offline/types.ts'
import type { Filters } from './filters.ts'
import { BY_NAME, namedValue, optionOf, spelledValue, valuesOf } from './option-values.ts'
import type { OpenItem } from './step.ts'

export type ItemResolution =
  | { outcome: 'ready'; variant: Variant; quantity: number }
  | { outcome: 'open_option'; option: string; choices: string[]; chosen: Record<string, string>; gone: string[] | null }
  | { outcome: 'too_many'; variant: Variant; quantity: number }
  | { outcome: 'sold_out' }

interface Wish {
  option: string
  value: string
  /** Said for this item, so that it must not be passed over in silence. */
  firm: boolean
}

/**
 * Which variant is meant, from what can be bought now. Wishes are honoured in this order: the words just said, what
 * was chosen before, what the search asked for. The first detail that stays open, or the first firm wish that cannot
 * be met, is asked about.
 */
export function resolveItem(item: ItemDetail, open: OpenItem, ask: ShoppingAsk, filters: Filters): ItemResolution {
  const inStock = item.variants.filter(({ available }) => available > 0)
  if (inStock.length === 0) return { outcome: 'sold_out' }
  const options = optionsOf(item.variants)
  let left = inStock
  const chosen: Record<string, string> = {}
  let refused: Wish | null = null
  for (const wish of wishesFor(item, options, open, ask, filters)) {
    if (wish.option in chosen || wish.option === refused?.option) continue
    const fitting = left.filter((variant) => optionOf(variant, wish.option) === wish.value)
    if (fitting.length > 0) {
      left = fitting
      chosen[wish.option] = wish.value
    } else if (wish.firm && refused === null) refused = wish
  }
  const gone = refused ?? unknownWish(item, options, ask)
  const option = gone === null ? openOption(left, options) : gone.option
  if (option !== null) {
    return {
      outcome: 'open_option',
      option,
      choices: valuesOf(left, option),
      chosen,
      gone: goneOf(gone, inStock, chosen),
    }
  }
  const [variant] = left
  if (variant === undefined) return { outcome: 'sold_out' }
  const quantity = open.quantity ?? ask.quantity ?? filters.quantity ?? 1
  return { outcome: quantity > variant.available ? 'too_many' : 'ready', variant, quantity }
}

/** What cannot be had: the value alone, or together with what was chosen when it is the two of them that do not meet. */
function goneOf(gone: Wish | null, inStock: readonly Variant[], chosen: Record<string, string>): string[] | null {
  if (gone === null) return null
  const { option, value } = gone
  return inStock.some((variant) => optionOf(variant, option) === value) ? [...Object.values(chosen), value] : [value]
}

function wishesFor(item: ItemDetail, options: string[], open: OpenItem, ask: ShoppingAsk, filters: Filters): Wish[] {
  const said = options.flatMap((option) => {
    const value = namedValue(valuesOf(item.variants, option), open.words, ask, option === open.asked)
    return value === null ? [] : [{ option, value, firm: true }]
  })
  const byName = open.asked === BY_NAME ? namedValue(valuesOf(item.variants, BY_NAME), open.words, ask, true) : null
  const before = Object.entries(open.chosen).map(([option, value]) => ({ option, value, firm: true }))
  const searched = { ...NOTHING_ASKED, size: filters.size, colours: filters.colours }
  const fromSearch = options.flatMap((option) => {
    const values = valuesOf(item.variants, option)
    const value = namedValue(values, '', searched, false) ?? spelledValue(values, filters.words)
    return value === null ? [] : [{ option, value, firm: value === filters.size }]
  })
  return [
    ...said,
    ...(byName === null ? [] : [{ option: BY_NAME, value: byName, firm: true }]),
    ...before,
    ...fromSearch,
  ]
}

/** A size or colour that was said but that this item never comes in. */
function unknownWish(item: ItemDetail, options: string[], ask: ShoppingAsk): Wish | null {
  const size = ask.size
  if (
    size !== null &&
    !isInName(item.name, size) &&
    options.every((option) => namedValue(valuesOf(item.variants, option), '', ask, false) === null)
  ) {
    const option = options.includes('size') ? 'size' : options[0]
    return option === undefined ? null : { option, value: size, firm: true }
  }
  const [colour] = ask.colours
  if (colour === undefined) return null
  if (!options.includes('colour')) return { option: options[0] ?? BY_NAME, value: colour, firm: true }
  const known = namedValue(valuesOf(item.variants, 'colour'), '', ask, false)
  return known === null ? { option: 'colour', value: colour, firm: true } : null
}

/** "10,000 mAh Power Bank" comes in no other size. */
function isInName(name: string, size: string): boolean {
  const squeezed = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}.]/gu, '')
  return squeezed(name).includes(squeezed(size))
}

/** The first option of which more than one value is left; variants that options cannot tell apart go by name. */
function openOption(left: readonly Variant[], options: readonly string[]): string | null {
  const open = options.find((option) => valuesOf(left, option).length > 1 && left.every((one) => option in one.options))
  return open ?? (left.length > 1 ? BY_NAME : null)
}

function optionsOf(variants: readonly Variant[]): string[] {
  return [...new Set(variants.flatMap(({ options }) => Object.keys(options)))]
}

const NOTHING_ASKED: ShoppingAsk = {
  terms: [],
  raw: [],
  size: null,
  colours: [],
  minPriceMinor: null,
  maxPriceMinor: null,
  cheapest: false,
  quantity: null,
  seeAll: false,
  purpose: [],
}
