import { Webhook } from 'standardwebhooks'
import { describe, expect, it, vi } from 'vitest'
import { createTicket } from '../../../src/domain/handoff/index.ts'
import { PLATFORM_TENANT } from '../../../src/domain/tenancy/schemas.ts'
import { claimDeliveries } from '../../../src/domain/webhooks/claim-deliveries.ts'
import {
  changeEndpoint,
  forgetEvents,
  getEndpoint,
  listEndpoints,
  numberEvents,
  replayEvents,
  retryDelivery,
  rotateSecret,
  sendTest,
} from '../../../src/domain/webhooks/index.ts'
import type { FaultKind } from '../../../src/sandbox/index.ts'
import { createConversation, createShop } from '../../support/builders.ts'
import { canaryOf } from '../../support/canary-of.ts'
import { openHooksStage } from './hooks-stage.ts'

const stage = await openHooksStage()
const { clock, sandbox } = stage
const [HOUR, DAY] = [3_600_000, 86_400_000]

/** A shop of its own with one endpoint, whose receiver has a fault. */
async function openShop(name: string, fault?: { kind: FaultKind; times?: number }) {
  const made = await createShop(stage.db)
  const { tenantId } = made
  const ctx = stage.ctxOf(tenantId)
  const { endpointId, secret } = await stage.open(name, ['*'], ctx)
  await sandbox.faults.set(fault ? [{ target: 'hooks.receive', ...fault }] : [])
  return {
    ...{ tenantId, ctx, endpointId, secret },
    /** A ticket is opened: one fact. */
    async happen() {
      const hers = { ...ctx, ...(await createConversation(stage.db, made)) }
      const ticket = { reason: 'dispute', summary: 'asked', journey: 'orders', step: 'ask' } as const
      return (await createTicket(hers, ticket)).ticketId
    },
    flush: () => stage.flush(tenantId),
    endpoint: () => getEndpoint(ctx, { endpointId }),
    deliveries: () => stage.deliveriesTo(endpointId, ctx),
    received: () => sandbox.hooks.received({ name }),
  }
}

describe('a fact on its way to a receiver', () => {
  it('never leaves with a secret row of a shop, and is not tried again; the receiver is not to blame', async () => {
    const shop = await openShop('withheld')
    await shop.happen()
    await shop.happen()
    const marker = await canaryOf(stage.db, stage.shop.tenantId, 'customer')
    await stage.db.transaction(shop.tenantId, async (tx) => {
      const [first] = await tx.webhookEvent.findMany({ orderBy: { position: 'asc' } })
      await tx.webhookEvent.updateMany({ where: { id: first?.id ?? '' }, data: { data: { ticket_id: marker } } })
    })
    await shop.flush()
    const received = await shop.received()
    expect(received.map(({ body }) => body.includes(marker))).toEqual([false])
    const withheld = (await shop.deliveries()).find(({ state }) => state === 'dead')
    expect(withheld?.log).toMatchObject([{ failure: 'withheld', status: null, answer: '' }])
    expect(await shop.endpoint()).toMatchObject({ state: 'active', failingSince: null, waiting: 0, dead: 1 })
    const hits = await stage.db.transaction(PLATFORM_TENANT, (tx) => tx.canaryHit.findMany())
    expect(hits).toMatchObject([{ place: 'webhook', canaryOf: stage.shop.tenantId, toldTo: shop.tenantId }])
  })

  it('arrives signed, under an id that is the same with every try, and is done with 2xx', async () => {
    const shop = await openShop('signed', { kind: 'timeout_after_accept', times: 1 })
    const ticketId = await shop.happen()
    await sandbox.faults.set([{ target: 'hooks.receive', kind: 'reset_after_accept', times: 2 }])
    for (let run = 0; run < 3; run += 1, clock.advance(60_000 * (1 + 9 * run))) await shop.flush()
    const received = await shop.received()
    expect(received).toHaveLength(3)
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(new Set(received.map(({ body }) => body)).size).toBe(1)
    for (const { headers, body } of received) {
      expect(verified(shop.secret, headers, body)).toMatchObject({
        ...{ type: 'ticket.opened', sequence: 1 },
        data: { ticket_id: ticketId },
      })
    }
    expect(await shop.deliveries()).toMatchObject([
      {
        state: 'delivered',
        tries: 3,
        log: [{ failure: null, status: 200 }, { failure: 'connection' }, { failure: 'connection' }],
      },
    ])
  })

  it('is sent again after a crash between the claim and the answer, under the same id', async () => {
    const shop = await openShop('crash')
    await shop.happen()
    await numberEvents(shop.ctx)
    const [claimed] = await claimDeliveries(shop.ctx, shop)
    await shop.flush()
    expect(await shop.received()).toEqual([])
    expect(await shop.deliveries()).toMatchObject([{ state: 'waiting', tries: 1, log: [{ tookMs: null }] }])
    clock.advance(61_000)
    await shop.flush()
    expect((await shop.received()).map(({ headers }) => headers['webhook-id'])).toEqual([claimed?.eventId])
    expect(await shop.deliveries()).toMatchObject([{ state: 'delivered', tries: 2 }])
  })

  it('is found after a crash between the fact and its numbering', async () => {
    const shop = await openShop('unnumbered')
    await shop.happen()
    const due = await stage.directory.due(
      'webhook_events',
      { now: clock.now(), before: clock.now() },
      { each: 1, all: 100 },
    )
    expect(due).toContainEqual({ tenantId: shop.tenantId, subjectId: shop.tenantId })
    await shop.flush()
    expect(await shop.received()).toHaveLength(1)
  })

  it('is tried ten times over three days and is dead then, until somebody sends it once more', async () => {
    const shop = await openShop('dead', { kind: 'http_500' })
    await shop.happen()
    const startedAt = clock.now().getTime()
    for (let run = 0; run < 10; run += 1) {
      await shop.flush()
      const [{ nextTryAt = clock.now() } = {}] = await shop.deliveries()
      // It fails for so long that it is asked every five minutes at most.
      if (run < 9) clock.set(new Date(Math.max(nextTryAt.getTime(), clock.now().getTime() + 300_000)).toISOString())
    }
    const hours = (clock.now().getTime() - startedAt) / HOUR
    expect(hours).toBeGreaterThan(75.6 * 0.8)
    expect(hours).toBeLessThan(75.6 * 1.2 + 1)
    const [dead] = await shop.deliveries()
    expect(dead).toMatchObject({ state: 'dead', tries: 10 })
    expect(dead?.log).toHaveLength(10)
    expect(await shop.endpoint()).toMatchObject({ state: 'active', waiting: 0, dead: 1 })
    clock.advance(DAY)
    await shop.flush()
    expect(await shop.received()).toEqual([])
    await sandbox.faults.clear()
    await retryDelivery(shop.ctx, { deliveryId: dead?.deliveryId ?? '' })
    await shop.flush()
    expect(await shop.deliveries()).toMatchObject([{ state: 'delivered', tries: 1 }])
  })
})

describe('an endpoint', () => {
  it('is switched off at once when it says that it is gone, and its owner is told', async () => {
    const shop = await openShop('gone', { kind: 'http_410' })
    await shop.happen()
    await shop.flush()
    expect(await shop.endpoint()).toMatchObject({ state: 'disabled', disabledReason: 'gone', waiting: 1 })
    expect(stage.log.lines).toContainEqual(
      expect.objectContaining({ level: 'error', event: 'webhook_endpoint_disabled' }),
    )
    const audit = await shop.ctx.transaction(({ tx }) =>
      tx.auditEntry.findMany({ where: { tenantId: shop.tenantId, action: 'webhook_endpoint.disabled' } }),
    )
    expect(audit).toMatchObject([{ subjectId: shop.endpointId, data: { reason: 'gone' } }])
  })

  it('is left alone for as long as it asks', async () => {
    const shop = await openShop('busy', { kind: 'http_429', times: 1 })
    await shop.happen()
    await shop.flush()
    await shop.happen()
    clock.advance(59_000)
    await shop.flush()
    expect(await shop.received()).toEqual([])
    clock.advance(1_000)
    for (let run = 0; run < 3; run += 1) await shop.flush()
    expect(await shop.received()).toHaveLength(2)
  })

  it('that takes nothing for five days is switched off, and begins anew when it is switched on', async () => {
    const shop = await openShop('failing', { kind: 'http_500' })
    await shop.happen()
    await shop.flush()
    clock.advance(5 * DAY - 1)
    await shop.flush()
    expect(await shop.endpoint()).toMatchObject({ state: 'active' })
    clock.advance(DAY)
    await shop.happen()
    await shop.flush()
    const [delivery] = await shop.deliveries()
    expect(await shop.endpoint()).toMatchObject({ state: 'disabled', disabledReason: 'failing' })
    const { deliveryId = '' } = delivery ?? {}
    await expect(retryDelivery(shop.ctx, { deliveryId })).rejects.toMatchObject({ code: 'conflict' })
    await changeEndpoint(shop.ctx, { endpointId: shop.endpointId, change: { state: 'active' }, seen: null })
    await shop.flush()
    expect(await shop.endpoint()).toMatchObject({ state: 'active' })
    await sandbox.faults.clear()
    await retryDelivery(shop.ctx, { deliveryId })
    await shop.flush()
    expect(await shop.received()).not.toEqual([])
  })

  it('that answers again gets what it has missed', async () => {
    const shop = await openShop('flapping', { kind: 'http_500', times: 3 })
    for (let one = 0; one < 5; one += 1) await shop.happen()
    for (let run = 0; run < 8; run += 1, clock.advance(600_000)) await shop.flush()
    expect(await shop.received()).toHaveLength(5)
    expect(await shop.endpoint()).toMatchObject({ state: 'active', failingSince: null, waiting: 0, dead: 0 })
  })

  it('follows no redirection', async () => {
    const shop = await openShop('elsewhere', { kind: 'redirect_inside', times: 1 })
    await shop.happen()
    await shop.flush()
    expect(await shop.deliveries()).toMatchObject([{ state: 'waiting', log: [{ failure: 'redirect', status: 302 }] }])
  })

  it('has two secrets for a day after a change', async () => {
    const shop = await openShop('rotated')
    const { secret } = await rotateSecret(shop.ctx, shop)
    await shop.happen()
    await shop.flush()
    clock.advance(DAY)
    await shop.happen()
    await shop.flush()
    const [both, next] = await shop.received()
    for (const known of [secret, shop.secret])
      expect(verified(known, both?.headers ?? {}, both?.body ?? '')).toBeTruthy()
    expect(verified(secret, next?.headers ?? {}, next?.body ?? '')).toMatchObject({ sequence: 2 })
    expect(() => verified(shop.secret, next?.headers ?? {}, next?.body ?? '')).toThrow()
  })

  it('hears only what it asked for, and of nothing while it is switched off, but can hear it afterwards', async () => {
    const shop = await openShop('choosy')
    const only = { endpointId: shop.endpointId, seen: null }
    await changeEndpoint(shop.ctx, { ...only, change: { types: ['order.paid'] } })
    await shop.happen()
    await shop.flush()
    expect(await shop.received()).toEqual([])
    const since = clock.now()
    await changeEndpoint(shop.ctx, { ...only, change: { types: ['*'], state: 'disabled' } })
    await shop.happen()
    await shop.flush()
    expect(await shop.received()).toEqual([])
    await expect(replayEvents(shop.ctx, { ...shop, since })).rejects.toMatchObject({ code: 'conflict' })
    await changeEndpoint(shop.ctx, { ...only, change: { state: 'active' } })
    expect(await replayEvents(shop.ctx, { ...shop, since })).toMatchObject({ count: 2, more: false })
    await shop.flush()
    expect((await shop.received()).map(({ body }) => JSON.parse(body).sequence)).toEqual([1, 2])
    await replayEvents(shop.ctx, { ...shop, since })
    await shop.flush()
    const ids = (await shop.received()).map(({ headers }) => headers['webhook-id'])
    expect([ids.length, new Set(ids).size]).toEqual([4, 2])
  })

  it('gets a test that is no fact', async () => {
    const shop = await openShop('tested')
    await sendTest(shop.ctx, shop)
    await shop.flush()
    const [test] = await shop.received()
    expect(verified(shop.secret, test?.headers ?? {}, test?.body ?? '')).toMatchObject({
      type: 'webhook.test',
      sequence: 0,
    })
    await shop.happen()
    await shop.flush()
    expect((await shop.received()).map(({ body }) => JSON.parse(body).sequence)).toEqual([0, 1])
  })

  it('that is changed by two people at once is changed by one of them', async () => {
    const shop = await openShop('versions')
    const { version } = await shop.endpoint()
    const change = (name: string) =>
      changeEndpoint(shop.ctx, { endpointId: shop.endpointId, change: { name }, seen: version })
    const done = await Promise.all([change('One'), change('Two')])
    expect(done.map(({ outcome }) => outcome).sort()).toEqual(['changed', 'stale'])
  })
})

describe('the log of what was sent', () => {
  it('has no secret and no phone in any row, and none of it is another shop’s to see', async () => {
    const shop = await openShop('logged')
    await shop.happen()
    await shop.flush()
    const rows = await shop.ctx.transaction(async ({ tx }) => [
      await tx.webhookEvent.findMany(),
      await tx.webhookTry.findMany(),
      await tx.webhookEndpoint.findMany(),
      await tx.auditEntry.findMany({ where: { subjectType: 'webhook_endpoint' } }),
    ])
    const text = JSON.stringify(rows, (_key, value) => (typeof value === 'bigint' ? Number(value) : value))
    expect(text).toContain('ticket.opened')
    for (const hidden of [shop.secret.slice(6), '2547', '+254', 'whsec_']) expect(text).not.toContain(hidden)
    const stranger = stage.ctxOf((await createShop(stage.db)).tenantId)
    expect(await listEndpoints(stranger)).toEqual([])
    await expect(stage.deliveriesTo(shop.endpointId, stranger)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('is kept for thirty days', async () => {
    const shop = await openShop('kept')
    await shop.happen()
    await shop.flush()
    const count = () => shop.ctx.transaction(({ tx }) => tx.webhookTry.count())
    await forgetEvents(shop.ctx)
    expect(await count()).toBe(1)
    const later = { ...shop.ctx, clock: { now: () => new Date(Date.now() + 31 * DAY) } }
    expect(await forgetEvents(later)).toEqual({ more: false })
    expect([await count(), await shop.deliveries()]).toEqual([0, []])
    await shop.happen()
    await shop.flush()
    expect(JSON.parse((await shop.received()).at(-1)?.body ?? '')).toMatchObject({ sequence: 2 })
  })
})

/** As a receiver reads it in the moment in which it comes. */
function verified(secret: string, headers: Record<string, string>, body: string): unknown {
  vi.useFakeTimers({ toFake: ['Date'], now: Number(headers['webhook-timestamp']) * 1_000 })
  try {
    return new Webhook(secret).verify(body, headers)
  } finally {
    vi.useRealTimers()
  }
}
