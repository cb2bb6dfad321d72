import { describe, expect, it } from 'vitest'
import { brokenBars } from '../../evals/attacks/command.ts'
import { runAttacks } from '../../evals/attacks/run-attacks.ts'
import { openHouse } from '../../evals/house.ts'
import { TEST_SECRET_KEY } from '../support/global-setup.ts'
import { testRedis } from '../support/redis.ts'
import { testDatabase } from '../support/test-database.ts'

/** The long form is `npm run eval -- attacks`. */
describe('strangers who try to command the shop', () => {
  it('change no row that is not theirs and see nothing of the shop next door', async () => {
    const { ownerUrl, appUrl } = await testDatabase()
    const database = { ownerUrl, appUrl, secretKey: TEST_SECRET_KEY }
    const house = await openHouse({ seed: 7, database, redisUrl: await testRedis() })
    try {
      const outcome = await runAttacks(house, { turns: 60, seed: 7, lanes: 6 })
      expect(brokenBars(outcome)).toEqual([])
      expect(outcome.turns).toBe(60)
      expect(Object.keys(outcome.byKind).length).toBeGreaterThan(6)
    } finally {
      await house.stop()
    }
  }, 180_000)
})
