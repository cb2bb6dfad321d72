import { describe, expect, it } from 'vitest'
import { MUST_BE_ZERO } from '../../bench/chaos/judge.ts'
import { runChaos } from '../../bench/chaos/run-chaos.ts'
import { redisInstalled } from '../../bench/redis-server.ts'

const STORES: [string, boolean, number][] = [
  ['Redis', true, 700],
  ['PostgreSQL', false, 200],
]

/** The long form is `npm run bench -- chaos`: the same program with 100,000 messages. */
describe.each(STORES)('chaos with queues on %s', (_name, redis, messages) => {
  const run = redis && !redisInstalled() ? it.skip : it

  run(
    'loses nothing, doubles nothing, keeps every order, and says nothing over a person',
    async () => {
      const verdict = await runChaos({
        messages,
        seed: 20_261_121,
        redis,
        workers: 2,
        killEveryMs: 5_000,
        say: (line) => console.log(line),
      })
      console.log(JSON.stringify(verdict))
      expect(verdict.messages).toBeGreaterThanOrEqual(messages)
      expect(verdict.repliesSent).toBeGreaterThan(0)
      expect(verdict.ordersPaid).toBeGreaterThan(0)
      const wrong = MUST_BE_ZERO.filter((name) => verdict[name] !== 0)
      expect(wrong, JSON.stringify(verdict)).toEqual([])
    },
    1_800_000,
  )
})
