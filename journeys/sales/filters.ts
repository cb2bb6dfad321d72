import { z } from 'zod'
import type { CatalogQuery } from '../../src/domain/catalog/schemas.ts'
import type { JsonObject } from '../../src/lib/json.ts'
import type { ShoppingAsk } from '../../src/llm/offline/types.ts'
import { MOST_ASKS } from './split-ask.ts'

/** How many items are shown at once. */
export const SHOWN = 5
const REMEMBERED = 40

/** The running search, kept in the session: what was asked, and which items were shown for it. */
export const Filters = z.strictObject({
  terms: z.array(z.string()),
  words: z.string(),
  size: z.string().nullable(),
  colours: z.array(z.string()),
  minPriceMinor: z.int().nullable(),
  maxPriceMinor: z.int().nullable(),
  cheapest: z.boolean(),
  seeAll: z.boolean(),
  quantity: z.int().nullable(),
  shown: z.array(z.uuid()),
  /** What is found replaces this line of the cart; null when it is added. */
  replaces: z.int().nullable(),
  /** Further things that the same message asked for, in its words: looked for when this one is in the cart. */
  next: z.array(z.string()).max(MOST_ASKS).default([]),
})
export type Filters = z.infer<typeof Filters>

const NOTHING: Filters = {
  terms: [],
  words: '',
  size: null,
  colours: [],
  minPriceMinor: null,
  maxPriceMinor: null,
  cheapest: false,
  seeAll: false,
  quantity: null,
  shown: [],
  replaces: null,
  next: [],
}

/** The search as stored; a session without one has asked for nothing. */
export function readFilters(stored: JsonObject): Filters {
  const parsed = Filters.safeParse(stored)
  return parsed.success ? parsed.data : NOTHING
}

/** A new search from what was asked. */
export function newFilters(ask: ShoppingAsk): Filters {
  const price = { minPriceMinor: ask.minPriceMinor, maxPriceMinor: ask.maxPriceMinor }
  return {
    ...NOTHING,
    ...price,
    terms: unique([...ask.purpose, ...plainTerms(ask)]),
    words: ask.raw.length > 0 ? ask.raw.join(' ') : ask.purpose.join(' '),
    size: ask.size,
    colours: ask.colours,
    cheapest: ask.cheapest,
    seeAll: ask.seeAll,
    quantity: ask.quantity,
  }
}

/** The same search with what was added to it; what was said anew replaces what was said before. */
export function refineFilters(before: Filters, ask: ShoppingAsk): Filters {
  return {
    ...before,
    terms: unique([...ask.purpose, ...ask.terms, ...before.terms]),
    size: ask.size ?? before.size,
    colours: ask.colours.length > 0 ? ask.colours : before.colours,
    minPriceMinor: ask.minPriceMinor ?? before.minPriceMinor,
    maxPriceMinor: ask.maxPriceMinor ?? before.maxPriceMinor,
    cheapest: ask.cheapest || before.cheapest,
    seeAll: ask.seeAll,
    quantity: ask.quantity ?? before.quantity,
    shown: [],
  }
}

export function rememberShown(filters: Filters, itemIds: string[]): Filters {
  return { ...filters, shown: unique([...filters.shown, ...itemIds]).slice(-REMEMBERED) }
}

/** What the search asks of the catalog; `others` leaves out what was shown already. */
export function catalogQuery(filters: Filters, others: boolean): CatalogQuery {
  return {
    itemIds: null,
    terms: filters.terms,
    size: filters.size,
    colours: filters.colours,
    minPriceMinor: filters.minPriceMinor,
    maxPriceMinor: filters.maxPriceMinor,
    categories: [],
    sort: filters.cheapest ? 'price_low' : 'relevance',
    excludeItemIds: others ? filters.shown : [],
    limit: SHOWN,
  }
}

/** The search as the customer would name it: her own words and the size. */
export function sayFilters(filters: Filters): string {
  const parts = [filters.words, ...filters.colours, filters.size ?? '']
  return unique(parts.filter((part) => part !== '')).join(' ')
}

/** A search that could mean half the shop: a kind of thing at most, and nothing that narrows it. */
export function isVague(filters: Filters): boolean {
  const narrowed = filters.size !== null || filters.colours.length > 0
  const priced = filters.minPriceMinor !== null || filters.maxPriceMinor !== null || filters.cheapest
  return !narrowed && !priced && filters.terms.length <= 1
}

/** "Kicks za kukimbia" are running shoes: beside a purpose the word for sneakers means shoes of any kind. */
function plainTerms({ terms, purpose }: ShoppingAsk): string[] {
  return purpose.length === 0 ? terms : terms.map((term) => (term === 'sneakers' ? 'shoes' : term))
}

function unique(words: string[]): string[] {
  return [...new Set(words)]
}
