import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { type ChamaShop, openChamaShop } from '../../support/chama/chama-shop.ts'
import { judge } from '../../support/chama/judge.ts'
import { runStory } from '../../support/chama/run-story.ts'
import { stories } from '../../support/chama/story.ts'
import { testDatabase } from '../../support/test-database.ts'

let shop: ChamaShop
beforeAll(async () => {
  shop = await openChamaShop(await testDatabase(12))
})

/** A failure names its path; CHAMA_PATH runs it again, CHAMA_RUNS looks longer. */
const RUNS = Number(process.env.CHAMA_RUNS ?? 50)
const PATH = process.env.CHAMA_PATH

describe('the money of an order that several people pay', () => {
  it('is neither lost nor taken twice, whoever pays, fails, drops out or pays late, and whatever is heard twice or never', async () => {
    await fc.assert(
      fc.asyncProperty(stories, async (story) => {
        expect(await judge(await runStory(shop, story))).toEqual([])
      }),
      { seed: 20_261_212, numRuns: RUNS, endOnFailure: true, ...(PATH === undefined ? {} : { path: PATH }) },
    )
  }, 600_000)
})
