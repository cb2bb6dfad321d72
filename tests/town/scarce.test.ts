import { describe, expect, it } from 'vitest'
import { openHouse } from '../../evals/house.ts'
import { missedBars } from '../../evals/scarce/command.ts'
import { runScarce } from '../../evals/scarce/run-scarce.ts'
import { TEST_SECRET_KEY } from '../support/global-setup.ts'
import { testRedis } from '../support/redis.ts'
import { testDatabase } from '../support/test-database.ts'

/** The long form is `npm run eval -- scarce`. */
describe('thirty buyers who want the last three at the same moment', () => {
  it('get exactly three, and money that comes too late goes to a person', async () => {
    const { ownerUrl, appUrl } = await testDatabase()
    const database = { ownerUrl, appUrl, secretKey: TEST_SECRET_KEY }
    const house = await openHouse({ seed: 3, database, redisUrl: await testRedis(), promptTimeoutMs: 600_000 })
    try {
      const outcome = await runScarce(house, { buyers: 30, units: 3, seed: 3, lanes: 8 })
      expect(missedBars(outcome), JSON.stringify(outcome)).toEqual([])
      expect(outcome.dawdlers).toBeGreaterThan(0)
      expect(outcome.lateToReview).toBe(outcome.dawdlers)
    } finally {
      await house.stop()
    }
  }, 240_000)
})
