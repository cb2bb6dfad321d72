import { describe, expect, it } from 'vitest'
import { postgresDirectory } from '../../../src/adapters/postgres/directory.ts'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import { retryFailedWork } from '../../../src/domain/failed-work/index.ts'
import { placeNotificationHandler } from '../../../src/jobs/place-notification.handler.ts'
import { placeNotificationJob } from '../../../src/jobs/place-notification.job.ts'
import { settlePaymentHandler } from '../../../src/jobs/settle-payment.handler.ts'
import { dueOf } from '../../support/due.ts'
import { type HandShop, openC2bWorld } from '../payments/c2b-world.ts'
import { openWorkFloor, refuseRows } from './work-floor.ts'

const DAY = 24 * 60 * 60_000
const MINUTE = 60_000

const world = await openC2bWorld()
const { db, clock } = world

/** Reports of money that nobody can settle, because the database refuses to close them. */
async function poison(shop: HandShop, count: number): Promise<string[]> {
  const notBefore = new Date(clock.now().getTime() - DAY)
  const rows = Array.from({ length: count }, (_, at) => ({
    tenantId: shop.tenantId,
    id: randomIds.uuid(),
    accountId: shop.accountId,
    source: 'c2b',
    eventKey: `poison ${at} ${randomIds.secret(8)}`,
    claim: {},
    raw: {},
    notBefore,
  }))
  await db.transaction(shop.tenantId, (tx) => tx.paymentNotification.createMany({ data: rows }))
  return rows.map(({ id }) => id)
}

function openFloor() {
  const floor = openWorkFloor(db, { clock, ports: world.hand.ctx.ports })
  floor.employ(placeNotificationHandler({ ctxFor: floor.ctxFor }))
  floor.employ(settlePaymentHandler({ ctxFor: floor.ctxFor }))
  return floor
}

describe('reports of money that cannot be settled', () => {
  it('do not hold back the payment of another shop: it is settled in the first sweep', async () => {
    const bad = await world.openHandShop()
    await poison(bad, 1_000)
    const heal = await refuseRows(db, 'payment_notifications', `OLD.tenant_id = '${bad.tenantId}'`)
    const buyer = await world.handBuyer()
    const { instructions } = await world.instruct(buyer)
    await world.confirm({ reference: instructions?.account ?? '', amount: buyer.order.total.amountMinor / 100 })
    clock.advance(5 * MINUTE)
    const floor = openFloor()
    await floor.sweep()
    expect((await world.facts(buyer)).order).toBe('paid')
    expect(floor.runs(placeNotificationJob.name)).toBeLessThanOrEqual(51 * placeNotificationJob.attempts)
    // What has failed rests; the next sweep goes on with others.
    const failed = (await floor.failures(bad.tenantId)).map(({ subjectId }) => subjectId)
    const next = await dueOf(postgresDirectory(db), placeNotificationJob, clock.now())
    expect(failed).toHaveLength(50)
    expect(next.filter(({ notificationId }) => failed.includes(notificationId))).toEqual([])
    expect(next).toHaveLength(950)
    await heal()
    await db.transaction(bad.tenantId, (tx) => tx.paymentNotification.updateMany({ data: { handledAt: clock.now() } }))
  })

  it('are tried for a day and more, then each is dead, listed and asked about; one that is retried is tried alone', async () => {
    const bad = await world.openHandShop()
    const ids = await poison(bad, 4)
    const heal = await refuseRows(db, 'payment_notifications', `OLD.tenant_id = '${bad.tenantId}'`)
    const floor = openFloor()
    const began = clock.now()
    await floor.work(2 * DAY, 30 * MINUTE)
    const tried = ids.map((id) => floor.runs(placeNotificationJob.name, id))
    const most = placeNotificationJob.deadAfter * placeNotificationJob.attempts
    expect(tried).toEqual(ids.map(() => most))
    const dead = await floor.failures(bad.tenantId)
    expect(dead.map(({ subjectId }) => subjectId).sort()).toEqual(ids.toSorted())
    for (const { status, deadAt } of dead) {
      expect(status).toBe('dead')
      expect((deadAt?.getTime() ?? 0) - began.getTime()).toBeGreaterThan(DAY)
    }
    expect(floor.log.lines.filter(({ event, level }) => event === 'work_dead' && level === 'error')).toHaveLength(4)
    expect((await world.reviews(bad)).map(({ reason }) => reason)).toEqual(ids.map(() => 'unsettled'))
    // Nothing that was said or asked of the database is told.
    for (const { problem, code } of dead) expect(`${code} ${problem}`).not.toMatch(/viatu|254700111222/)

    await heal()
    const [first, ...others] = dead
    await retry(bad, first?.id ?? '', floor)
    expect(await handled(bad)).toEqual([first?.subjectId])
    await floor.forget()
    expect((await floor.failures(bad.tenantId)).map(({ id }) => id)).toEqual(others.map(({ id }) => id))
  })
})

async function retry(shop: HandShop, failedId: string, floor: ReturnType<typeof openFloor>): Promise<void> {
  await retryFailedWork(floor.ctxFor(shop.tenantId), { failedId })
  await floor.drain()
  await floor.sweep()
}

async function handled({ tenantId }: HandShop): Promise<string[]> {
  const rows = await db.transaction(tenantId, (tx) =>
    tx.paymentNotification.findMany({ where: { tenantId, handledAt: { not: null } }, select: { id: true } }),
  )
  return rows.map(({ id }) => id)
}
