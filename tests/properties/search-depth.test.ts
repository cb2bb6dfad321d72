import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { CatalogQuery } from '../../src/domain/catalog/index.ts'
import { CONSTRAINTS } from '../../src/domain/catalog/relaxations.ts'
import { searchStatement } from '../../src/domain/catalog/search-statement.ts'
import { searchWords } from '../../src/domain/catalog/search-words.ts'
import { createItem, createShop } from '../support/builders.ts'
import { testDatabase } from '../support/test-database.ts'
import { holds, PATIENCE } from './holds.ts'

const ITEMS = 40
const ALL = 1_000
const WORDS = ['breeze', 'mara', 'shoes', 'trail']
const [SIZES, COLOURS, CATEGORIES] = [
  ['38', '42'],
  ['red', 'blue'],
  ['shoes', 'bags'],
] as const

const Answer = z.array(
  z.object({ itemId: z.string(), total: z.int(), countedAll: z.boolean(), settled: z.boolean() }).loose(),
)

describe('a search that looks at the first goods closely', async () => {
  const db = await testDatabase()
  const shop = await createShop(db)
  const made = fc.record({
    name: fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 2 }).map((words) => words.join(' ')),
    description: fc.constantFrom(...WORDS),
    category: fc.constantFrom(...CATEGORIES),
    tags: fc.subarray(['shoes', 'trail']),
    variants: fc.array(
      fc.record({ size: fc.constantFrom(...SIZES), colour: fc.constantFrom(...COLOURS) }).chain((options) =>
        fc.record({
          name: fc.constant(`${options.size} / ${options.colour}`),
          options: fc.constant(options),
          priceMinor: fc.constantFrom(100, 200, 300, 400),
          stock: fc.constantFrom(0, 1, 1, 1),
        }),
      ),
      { minLength: 1, maxLength: 3 },
    ),
  })
  const goods = fc.sample(fc.array(made, { minLength: ITEMS, maxLength: ITEMS }), { numRuns: 1, seed: 7 })[0] ?? []
  const ids: string[] = []
  for (const item of goods) ids.push((await createItem(db, shop, item)).itemId)

  const query: fc.Arbitrary<CatalogQuery> = fc.record({
    itemIds: fc.option(fc.shuffledSubarray(ids), { freq: 3 }),
    terms: fc.subarray(WORDS, { maxLength: 2 }),
    size: fc.option(fc.constantFrom(...SIZES)),
    colours: fc.subarray([...COLOURS], { maxLength: 1 }),
    minPriceMinor: fc.option(fc.constantFrom(200, 300)),
    maxPriceMinor: fc.option(fc.constantFrom(200, 300)),
    categories: fc.subarray([...CATEGORIES], { maxLength: 1 }),
    sort: fc.constantFrom('relevance', 'price_low', 'price_high'),
    excludeItemIds: fc.subarray(ids, { maxLength: 5 }),
    limit: fc.integer({ min: 1, max: 6 }),
  })

  const answer = (asked: CatalogQuery, masks: number[], depth: number) => {
    const search = { words: searchWords(asked.terms), masks, inCategory: false, depth }
    const statement = searchStatement(shop.tenantId, asked, search)
    return db.transaction(shop.tenantId, async (tx) => Answer.parse(await tx.$queryRaw(statement)))
  }
  const everything = Object.values(CONSTRAINTS).reduce((all, one) => all | one, 0)

  it('says that it is settled only when looking at all of them changes nothing', PATIENCE, async () => {
    const seen = { counted: 0, settled: 0, open: 0 }
    await holds(
      'search depth',
      fc.asyncProperty(query, fc.integer({ min: 1, max: 30 }), async (asked, depth) => {
        const masks = [everything, everything - CONSTRAINTS.colour, CONSTRAINTS.stock]
        const [near, whole] = [await answer(asked, masks, depth), await answer(asked, masks, ALL)]
        const [first] = near
        expect(whole.every(({ settled, countedAll }) => settled && countedAll)).toBe(true)
        if (!first?.settled) {
          seen.open += 1
          return
        }
        const listed = (rows: z.infer<typeof Answer>) => rows.map(({ total, countedAll, options, ...row }) => row)
        expect(listed(near)).toEqual(listed(whole))
        const total = whole[0]?.total ?? 0
        if (first.countedAll) expect(first.total).toBe(total)
        else expect(first.total).toBeLessThanOrEqual(total)
        seen[first.countedAll ? 'counted' : 'settled'] += 1
      }),
    )
    expect(Math.min(...Object.values(seen)), JSON.stringify(seen)).toBeGreaterThan(0)
  })
})
