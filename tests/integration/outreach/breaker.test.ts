import { beforeEach, describe, expect, it } from 'vitest'
import { updatePreferences } from '../../../src/domain/customers/index.ts'
import { getOutreach, remindOfCart, resetOutreach } from '../../../src/domain/outreach/index.ts'
import { echo } from '../turn-protocol/stage.ts'
import { HOUR, MINUTE, openCartWorld } from './cart-world.ts'

const NOON = '2026-11-16T09:00:00Z'

describe('the breaker of outreach, when too much would leave', async () => {
  const { stage, clock, shop, log, system, rows, left, work, planOf } = await openCartWorld({ perHour: 4 })
  const staff = { ...stage.ctx, actor: 'staff:amina' }
  const trips = () =>
    rows((tx) => tx.auditEntry.count({ where: { subjectId: shop.tenantId, action: 'outreach.breaker_tripped' } }))

  it('lets exactly the hour’s number out, however many processes send at once, and stays tripped until it is reset', async () => {
    const carts = []
    for (let count = 0; count < 14; count++) carts.push(await left({ engine: echo() }))
    clock.advance(3 * HOUR)
    const outcomes = await Promise.all(carts.map((cart) => remindOfCart(system, cart)))
    expect(outcomes.filter(({ outcome }) => outcome === 'queued')).toHaveLength(4)
    expect(outcomes.filter(({ outcome }) => outcome === 'waiting')).toHaveLength(10)
    expect(await trips()).toBe(1)
    expect(log.lines.filter(({ event }) => event === 'outreach_breaker_tripped')).toHaveLength(1)
    expect(await getOutreach(staff)).toMatchObject({
      breaker: { tripped: true, reason: 'too_many' },
      limits: { perHour: 4 },
      lastHour: { queued: 4, sent: 0 },
    })

    // What stood in the outbox when it tripped is held back as well.
    const first = carts.find((_cart, place) => outcomes[place]?.outcome === 'queued')
    if (!first) throw new Error('nothing was queued')
    expect(await work(first)).toBe('suppressed')
    expect(await planOf(first)).toMatchObject({ reason: 'breaker_tripped' })

    const waiting = carts.filter((_cart, place) => outcomes[place]?.outcome === 'waiting')
    clock.advance(61 * MINUTE)
    for (const cart of waiting.slice(0, 2)) expect(await work(cart)).toBe('waiting')
    expect(await resetOutreach(staff)).toBe('reset')
    expect(await resetOutreach(staff)).toBe('not_tripped')
    clock.advance(1_000)
    expect(await getOutreach(staff)).toMatchObject({ breaker: { tripped: false, resetBy: 'staff:amina' } })
    for (const cart of waiting.slice(0, 4)) expect(await work(cart)).toBe('sent')
    expect(await trips()).toBe(1)
    expect(await work(waiting[4] ?? first)).toBe('waiting')
    expect(await trips()).toBe(2)
    const resets = await rows((tx) => tx.auditEntry.findMany({ where: { action: 'outreach.breaker_reset' } }))
    expect(resets.map(({ actor }) => actor)).toEqual(['staff:amina'])
  })
})

describe('the breaker of outreach, when people opt out', async () => {
  const { stage, clock, left, work } = await openCartWorld({ perHour: 1_000 })
  const staff = { ...stage.ctx, actor: 'staff:amina' }
  beforeEach(() => clock.set(NOON))

  it('trips after three of few, and not for two', async () => {
    const carts = []
    for (let count = 0; count < 5; count++) carts.push(await left({ engine: echo() }))
    clock.advance(3 * HOUR)
    const [a, b, c, d, e] = carts
    if (!a || !b || !c || !d || !e) throw new Error('five carts were left')
    for (const cart of [a, b, c]) expect(await work(cart)).toBe('sent')
    clock.advance(MINUTE)
    await updatePreferences(a.ctx, { transactional: false, source: 'STOP' })
    await updatePreferences(b.ctx, { marketing: false, source: 'chat' })
    expect(await work(d)).toBe('sent')
    await updatePreferences(c.ctx, { transactional: false, source: 'STOP' })
    expect(await work(e)).toBe('waiting')
    expect(await getOutreach(staff)).toMatchObject({ breaker: { tripped: true, reason: 'opt_outs' } })
    // After a look and a reset the old opt-outs count no more.
    await resetOutreach(staff)
    clock.advance(1_000)
    expect(await work(e)).toBe('sent')
  })
})
