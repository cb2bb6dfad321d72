import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { cancelTrip, resumeTrip, runTrip } from '../../../src/domain/trips/index.ts'
import { claimRun, keepRun, type RunClaim } from '../../../src/domain/trips/runs/claim-run.ts'
import { testClock } from '../../support/test-ctx.ts'
import { until } from '../../support/until.ts'
import { openTripFloor } from './trip-floor.ts'

describe('a run that somebody else took up', () => {
  it('keeps nothing of what the one before hears late', async () => {
    let late = () => {}
    let before: Promise<void> = Promise.resolve()
    const floor = await openTripFloor((sources) => ({
      async weather(request, call) {
        const answer = await sources.weather(request, call)
        if (floor.asked.filter((tool) => tool === 'weather').length > 1) {
          late()
          await before
          return answer
        }
        await new Promise<void>((resolve) => {
          late = resolve
        })
        return { ...answer, items: [] }
      },
    }))
    const runId = await floor.start()
    // Its clock stands, so that it cannot renew what it holds.
    const stalled = { ...floor.ctxOf(), clock: testClock(floor.clock.now().toISOString()) }
    before = runTrip(stalled, runId)
    await until(async () => floor.asked.includes('weather'), { what: 'the source to be asked' })
    floor.clock.advance(31_000)
    await floor.run(runId)
    expect((await floor.read(runId)).run.status).toBe('completed')
    const kept = await floor.db.transaction(floor.shop.tenantId, (tx) =>
      tx.tripFact.findMany({ where: { runId, tool: 'weather' }, select: { items: true } }),
    )
    expect(kept.map(({ items }) => z.array(z.unknown()).parse(items).length)).toEqual([5])
  })

  it('is not given back to the one before when it is asked for again', async () => {
    const floor = await openTripFloor()
    const runId = await floor.start()
    const first = await claimRun(floor.ctxOf(), runId)
    await cancelTrip(floor.ctxOf(), runId)
    floor.clock.advance(31_000)
    await floor.run(runId)
    expect((await resumeTrip(floor.ctxOf(), runId)).outcome).toBe('resumed')
    const second = await claimRun(floor.ctxOf(), runId)
    if (first === null || second === null) throw new Error('the run could not be taken up')
    const held = (claim: RunClaim) => floor.ctxOf().transaction((ctx) => keepRun(ctx, claim))
    expect([await held(first), await held(second)]).toEqual(['lost', 'go'])
  })
})

describe('a run that nobody can go on with', () => {
  it('ends, though what is told of it is cut within a letter', async () => {
    const floor = await openTripFloor()
    for (const before of ['', 'a']) {
      const runId = await floor.start({ [`${before}${'🌴'.repeat(200)}`]: 1 })
      await floor.run(runId)
      expect((await floor.read(runId)).run).toMatchObject({ status: 'error', error: { code: 'invalid_intent' } })
    }
  })

  it('ends as an error, though what it came to cannot be read', async () => {
    const floor = await openTripFloor()
    const { tenantId } = floor.shop
    const runId = await floor.start()
    const snapshot = { seq: 3, node: 'planner', state: { of: 'another release' }, at: floor.clock.now() }
    await floor.db.transaction(tenantId, (tx) => tx.tripSnapshot.create({ data: { tenantId, runId, ...snapshot } }))
    for (let begun = 0; begun < 6; begun += 1) await expect(floor.run(runId)).rejects.toThrow()
    await floor.run(runId)
    expect((await floor.read(runId)).run).toMatchObject({ status: 'error', error: { code: 'internal' } })
  })
})
