import { expect, it } from 'vitest'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import type { Ctx } from '../../../src/domain/context.ts'
import { editTrip, runTrip } from '../../../src/domain/trips/index.ts'
import { openTripFloor } from './trip-floor.ts'

/** Beside its ten steps: to take it up, to look things up, and to end it. Each transaction is begun and ended by a statement. */
const MOST = { run: { statements: 125, transactions: 30 }, change: { statements: 95, transactions: 25 } }

it('what planning a trip asks of the database grows with its steps, not with what is asked of sources', async () => {
  const floor = await openTripFloor()
  const cost = async (run: (ctx: Ctx) => Promise<unknown>): Promise<Ctx['sql']> => {
    const sql = { statements: 0, transactions: 0 }
    await run({ ...floor.ctxOf(), sql })
    return sql
  }
  const runId = await floor.start()
  const planned = await cost((ctx) => runTrip(ctx, runId))
  expect(planned.statements).toBeLessThanOrEqual(MOST.run.statements)
  expect(planned.transactions).toBeLessThanOrEqual(MOST.run.transactions)
  const asked = floor.asked.length
  const next = randomIds.uuid()
  const of = { runId: next, parentRunId: runId, ifVersion: 1, principal: 'staff:1', conversationId: null }
  const budget = { amount_minor: 60_000_000, currency: 'KES' }
  await editTrip(floor.ctxOf(), { ...of, changes: [{ kind: 'set_budget', budget }] })
  const changed = await cost((ctx) => runTrip(ctx, next))
  expect((await floor.read(next)).run.status).toBe('completed')
  // What is known still is not asked again: only the ways of a new plan are new.
  expect(new Set(floor.asked.slice(asked))).toEqual(new Set(['transit']))
  expect(changed.statements).toBeLessThanOrEqual(MOST.change.statements)
  expect(changed.transactions).toBeLessThanOrEqual(MOST.change.transactions)
})
