import { z } from 'zod'
import type { Ctx, TxCtx } from '../context.ts'
import { mergeOptions } from './merge-options.ts'
import { CONSTRAINTS, type Constraint, relaxations } from './relaxations.ts'
import type { CatalogQuery, CatalogResult, ItemSummary } from './schemas.ts'
import { type Search, searchStatement } from './search-statement.ts'
import { type SearchWord, searchWords } from './search-words.ts'
import { correctTerms } from './spelling.ts'

const Row = z.object({
  itemId: z.uuid(),
  name: z.string(),
  brand: z.string(),
  category: z.string(),
  currency: z.string(),
  inStock: z.boolean(),
  priceFrom: z.int(),
  priceTo: z.int(),
  total: z.int(),
  best: z.number(),
  mask: z.int(),
  options: z.array(z.record(z.string(), z.string())),
  countedAll: z.boolean(),
  settled: z.boolean(),
})
type Row = z.infer<typeof Row>

const NOTHING: CatalogResult = { items: [], totalMatches: 0, countedAll: true, confidence: 0, relaxed: [] }

/** So many items are looked at closely, variant by variant; twelve lists of five. */
const DEPTH = 60
const ALL = 2_147_483_647

/**
 * Items for sale that fit a query, best first; equal ones by name, named ones in the order given. When nothing fits, the least painful filters are
 * dropped and named in `relaxed` ('colour', 'price', 'category', 'kind' for "only mentions the words", 'stock', 'terms' for
 * "not all words", 'size', 'spelling'). `totalMatches` does not count what the query excludes. One statement where
 * the first goods that may be meant settle the answer, a second that looks at all of them; both once more where a category has nothing and
 * for a misspelt query.
 */
export async function searchItems(ctx: Ctx, query: CatalogQuery): Promise<CatalogResult> {
  return ctx.transaction(async (ctx) => {
    const found = await find(ctx, query)
    const missed = found.items.length === 0 || found.relaxed.includes('terms')
    if (query.terms.length === 0 || !missed) return found
    const terms = await correctTerms(ctx, query.terms)
    if (terms === null) return found
    const corrected = await find(ctx, { ...query, terms })
    if (corrected.items.length === 0 || corrected.relaxed.includes('terms')) return found
    return {
      ...corrected,
      confidence: rounded(corrected.confidence * 0.8),
      relaxed: [...corrected.relaxed, 'spelling'],
    }
  })
}

async function find(ctx: TxCtx, query: CatalogQuery): Promise<CatalogResult> {
  const words = searchWords(query.terms)
  const active = activeConstraints(query, words.length)
  const named = words.length > 0 || query.itemIds !== null
  const rows = await look(ctx, query, words, relaxations(active, named))
  const [first] = rows
  if (first === undefined) return NOTHING
  const relaxed = active.filter((name) => (first.mask & CONSTRAINTS[name]) === 0)
  // Whoever has seen all of a kind and asks for others is not helped by things that only mention it.
  if (relaxed.includes('kind') && query.excludeItemIds.length > 0) return NOTHING
  return {
    items: rows.map(toSummary),
    totalMatches: first.total,
    countedAll: first.countedAll,
    confidence: confidence(first.best, words.length, relaxed, query.itemIds !== null),
    relaxed,
  }
}

/** Goods of the category that was asked for come first: only where none of them will do are all goods of the shop looked at. */
async function look(ctx: TxCtx, query: CatalogQuery, words: SearchWord[], masks: number[]): Promise<Row[]> {
  const beyond = masks.findIndex((mask) => (mask & CONSTRAINTS.category) === 0)
  if (words.length > 0 || beyond === 0) return read(ctx, query, { words, masks, inCategory: false })
  const within = beyond < 0 ? masks : masks.slice(0, beyond)
  const inCategory = await read(ctx, query, { words, masks: within, inCategory: true })
  if (inCategory.length > 0 || beyond < 0) return inCategory
  return read(ctx, query, { words, masks: masks.slice(beyond), inCategory: false })
}

/** The first candidates closely, and all of them only where the answer might be another one then. */
async function read(ctx: TxCtx, query: CatalogQuery, search: Omit<Search, 'depth'>): Promise<Row[]> {
  const rows = async (depth: number) =>
    z.array(Row).parse(await ctx.tx.$queryRaw(searchStatement(ctx.tenantId, query, { ...search, depth })))
  const first = await rows(DEPTH)
  return first[0]?.settled ? first : rows(ALL)
}

function activeConstraints(query: CatalogQuery, wordCount: number): Constraint[] {
  const active: Constraint[] = ['stock']
  if (query.colours.length > 0) active.push('colour')
  if (query.minPriceMinor !== null || query.maxPriceMinor !== null) active.push('price')
  if (query.categories.length > 0 && query.itemIds === null) active.push('category')
  if (wordCount > 0) active.push('terms', 'kind')
  if (query.size !== null) active.push('size')
  return active
}

/** How well the best match covers the words, where it covers them, less what had to be dropped; items that were named are sure. */
function confidence(best: number, wordCount: number, relaxed: readonly string[], named: boolean): number {
  const covered = wordCount > 0 ? Math.min(1, best / wordCount) : named ? 1 : 0.6
  return rounded(covered * 0.85 ** relaxed.length)
}

function rounded(share: number): number {
  return Math.round(share * 100) / 100
}

function toSummary(row: Row): ItemSummary {
  const { currency } = row
  return {
    itemId: row.itemId,
    name: row.name,
    brand: row.brand,
    category: row.category,
    priceFrom: { amountMinor: row.priceFrom, currency },
    priceTo: { amountMinor: row.priceTo, currency },
    options: mergeOptions(row.options),
    inStock: row.inStock,
  }
}
