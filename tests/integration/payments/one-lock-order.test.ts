import pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { until } from '../../support/until.ts'
import { type C2bWorld, openC2bWorld } from './c2b-world.ts'
import { promptPaid } from './prompt-paid.ts'

let world: C2bWorld
beforeAll(async () => {
  world = await openC2bWorld()
})

const money = (receipt: string) =>
  world.hand.ctx.transaction(({ tx }) => tx.moneyReceipt.findMany({ where: { receipt } }))

const newest = async () => (await world.reviews()).at(-1)

describe('a person and a callback that want the same money', () => {
  it('wait for each other in one line, whoever comes first', async () => {
    for (const personFirst of [false, true]) {
      const [payer, other] = [await world.handBuyer(), await world.handBuyer()]
      const receipt = await world.confirm({ amount: 2_500, reference: 'JOHN' })
      world.clock.advance(120_000)
      await world.settleHand()
      const reviewId = (await newest())?.id ?? ''
      const { attemptId } = await promptPaid(world, payer, receipt)
      const person = () => world.staff('POST', `/${reviewId}/allocate`, { order_id: other.order.orderId })
      const callback = () => world.look(attemptId)
      const runs: (() => Promise<unknown>)[] = personFirst ? [person, callback] : [callback, person]
      const started: Promise<unknown>[] = []
      const letGo = await heldByAnother(receipt)
      try {
        for (const [at, run] of runs.entries()) {
          started.push(run())
          await until(async () => (await waiting()) > at, { what: 'somebody in line' })
        }
      } finally {
        await letGo()
      }
      const [, answered] = await Promise.all(personFirst ? started.toReversed() : started)
      expect([200, 409, 422]).toContain((answered as { status: number }).status)
      const [row] = await money(receipt)
      expect(row?.allocatedMinor).toBe(250_000)
      const paid = [await world.facts(payer), await world.facts(other)].filter(({ order }) => order === 'paid')
      expect(paid).toHaveLength(1)
    }
  })
})

/** Locks the money over a connection of its own: a transaction of the product ends after its time, however slow the machine is. */
async function heldByAnother(receipt: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: world.db.ownerUrl })
  await client.connect()
  await client.query('BEGIN')
  const { rowCount } = await client.query('SELECT id FROM money_receipts WHERE receipt = $1 FOR UPDATE', [receipt])
  expect(rowCount).toBe(1)
  return () => client.end()
}

async function waiting(): Promise<number> {
  const [row] = await world.db.directory.$queryRaw<{ count: number }[]>`
    SELECT count(DISTINCT l.pid)::int AS count FROM pg_locks l JOIN pg_stat_activity a ON a.pid = l.pid
    WHERE NOT l.granted AND a.datname = current_database()`
  return row?.count ?? 0
}
