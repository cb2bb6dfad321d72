import { afterEach, describe, expect, it } from 'vitest'
import { postgresDirectory } from '../../../src/adapters/postgres/directory.ts'
import { updatePreferences } from '../../../src/domain/customers/index.ts'
import { claimConversation } from '../../../src/domain/handoff/index.ts'
import { concludeOutreach, remindOfCart } from '../../../src/domain/outreach/index.ts'
import { sendOutreachJob } from '../../../src/jobs/send-outreach.job.ts'
import { createItem } from '../../support/builders.ts'
import { dueOf } from '../../support/due.ts'
import { HOUR, MINUTE, openCartWorld } from './cart-world.ts'

const MONDAY_NOON = '2026-11-16T09:00:00Z'

describe('the reminder of an order that was left unpaid', async () => {
  const { db, stage, clock, shop, system, rows, left, work, planOf } = await openCartWorld()
  const directory = postgresDirectory(db)
  afterEach(() => clock.set(MONDAY_NOON))
  const due = async ({ orderId }: { orderId: string }) =>
    (await dueOf(directory, sendOutreachJob, clock.now())).some((ref) => ref.orderId === orderId)
  const attempt = async (orderId: string, status: string) => {
    const account = await rows((tx) =>
      tx.paymentAccount.create({
        data: {
          tenantId: shop.tenantId,
          id: system.ids.uuid(),
          provider: 'mpesa',
          shortcode: '1',
          credentialsEnc: 'x',
        },
      }),
    )
    await rows((tx) =>
      tx.paymentAttempt.create({
        data: {
          tenantId: shop.tenantId,
          id: system.ids.uuid(),
          orderId,
          accountId: account.id,
          requestId: system.ids.uuid(),
          method: 'c2b',
          status,
          amountMinor: 1,
          currency: 'KES',
          reference: 'r',
          tokenHash: system.ids.secret(16),
          expiresAt: new Date(clock.now().getTime() + HOUR),
        },
      }),
    )
  }

  it('leaves once, two hours after the last word, with the order, the choices and the way out', async () => {
    const cart = await left()
    const before = cart.heard().length
    clock.advance(119 * MINUTE)
    expect(await due(cart)).toBe(false)
    expect(await work(cart)).toBe('waiting')
    clock.advance(2 * MINUTE)
    expect(await due(cart)).toBe(true)
    expect(await work(cart)).toBe('sent')
    expect(cart.heard()).toHaveLength(before + 1)
    const message = stage.channel.sent.findLast(({ to }) => to === cart.address)
    expect(message?.body).toContain('[cart_reminder:en] 2 x Breeze Jogger | KES 9,000 | Mtaani Kicks')
    expect(message?.menu?.options).toHaveLength(2)
    expect(await planOf(cart)).toMatchObject({ status: 'sent', sentAt: expect.any(Date) })
    expect(
      await rows((tx) => tx.auditEntry.count({ where: { subjectId: cart.orderId, action: 'outreach.sent' } })),
    ).toBe(1)
    clock.advance(3 * HOUR)
    expect(await due(cart)).toBe(false)
    expect(await work(cart)).toBe('done')
    expect(cart.heard()).toHaveLength(before + 1)
  })

  it('is found for nobody who has not asked for offers, and skipped when asked for all the same', async () => {
    const cart = await left({ marketing: false })
    clock.advance(3 * HOUR)
    expect(await due(cart)).toBe(false)
    expect(await work(cart)).toBe('done')
    expect(await planOf(cart)).toMatchObject({ status: 'skipped', reason: 'no_marketing_consent' })
  })

  it('is skipped for good after STOP, when the order is paid, and when the goods are gone', async () => {
    const [stopped, paid] = [await left(), await left()]
    await updatePreferences(stopped.ctx, { transactional: false, source: 'STOP' })
    await rows((tx) => tx.order.updateMany({ where: { id: paid.orderId }, data: { status: 'awaiting_payment' } }))
    await rows((tx) => tx.order.updateMany({ where: { id: paid.orderId }, data: { status: 'paid' } }))
    const gone = await left()
    const { variantIds } = await createItem(db, shop, {
      name: 'Last pair',
      variants: [{ name: '40', options: {}, priceMinor: 100, stock: 1 }],
    })
    await rows((tx) =>
      tx.orderLine.updateMany({ where: { orderId: gone.orderId }, data: { variantId: variantIds[0] ?? '' } }),
    )
    clock.advance(3 * HOUR)
    const reasons: (string | null | undefined)[] = []
    for (const cart of [stopped, paid, gone]) {
      expect(await work(cart)).toBe('done')
      reasons.push((await planOf(cart))?.reason)
    }
    expect(reasons).toEqual(['opted_out', 'order_moved_on', 'out_of_stock'])
  })

  it('is one a week for a customer, whatever she leaves', async () => {
    const cart = await left()
    clock.advance(3 * HOUR)
    expect(await work(cart)).toBe('sent')
    await rows((tx) => tx.order.updateMany({ where: { id: cart.orderId }, data: { status: 'cancelled' } }))
    const second = { orderId: system.ids.uuid() }
    const { tenantId: _tenant, ...order } = await rows((tx) =>
      tx.order.findFirstOrThrow({ where: { id: cart.orderId } }),
    )
    const line = await rows((tx) => tx.orderLine.findFirstOrThrow({ where: { orderId: cart.orderId } }))
    await rows(async (tx) => {
      const copy = { ...order, id: second.orderId, status: 'draft', reference: second.orderId.slice(0, 8) }
      await tx.order.create({ data: { ...copy, tenantId: shop.tenantId } })
      await tx.orderLine.create({ data: { ...line, id: system.ids.uuid(), orderId: second.orderId } })
    })
    expect(await work(second)).toBe('done')
    expect(await planOf(second)).toMatchObject({ status: 'skipped', reason: 'weekly_limit' })
  })

  it('waits while a payment is live, and leaves when it has failed', async () => {
    const cart = await left()
    await attempt(cart.orderId, 'pending')
    clock.advance(3 * HOUR)
    expect(await work(cart)).toBe('waiting')
    expect(await planOf(cart)).toMatchObject({ status: 'planned', reason: 'payment_live' })
    expect(await due(cart)).toBe(false)
    clock.advance(10 * MINUTE)
    expect(await due(cart)).toBe(true)
    await rows((tx) => tx.paymentAttempt.updateMany({ where: { orderId: cart.orderId }, data: { status: 'failed' } }))
    expect(await work(cart)).toBe('sent')
  })

  it('waits while a person has the conversation, and is not said over her', async () => {
    const cart = await left()
    await claimConversation(
      { ...stage.ctx, actor: 'staff:amina' },
      { conversationId: cart.conversationId, takeFrom: null },
    )
    clock.advance(3 * HOUR)
    const before = cart.heard().length
    expect(await work(cart)).toBe('waiting')
    expect(await planOf(cart)).toMatchObject({ reason: 'person_owns' })
    expect(cart.heard()).toHaveLength(before)
  })

  it('waits out the night and leaves in the morning, or not at all when the 24 hours end before', async () => {
    clock.set('2026-11-16T15:30:00Z')
    const evening = await left()
    clock.advance(2 * HOUR)
    expect(await work(evening)).toBe('waiting')
    expect(await planOf(evening)).toMatchObject({ reason: 'night', notBefore: new Date('2026-11-17T05:00:00Z') })
    clock.set('2026-11-17T05:00:00Z')
    expect(await work(evening)).toBe('sent')
    clock.set('2026-11-21T15:30:00Z')
    const saturday = await left()
    clock.advance(2 * HOUR)
    expect(await work(saturday)).toBe('done')
    expect(await planOf(saturday)).toMatchObject({ status: 'skipped', reason: 'window_closed' })
  })

  const meanwhile: [string, (cart: Awaited<ReturnType<typeof left>>) => Promise<unknown>, string][] = [
    ['she writes', ({ address }) => stage.receive(address, 'wait'), 'newer_message'],
    [
      'she withdraws marketing',
      ({ ctx }) => updatePreferences(ctx, { marketing: false, source: 'chat' }),
      'no_marketing_consent',
    ],
    ['she says STOP', ({ ctx }) => updatePreferences(ctx, { transactional: false, source: 'STOP' }), 'opted_out'],
    [
      'a person takes over',
      ({ conversationId }) =>
        claimConversation({ ...stage.ctx, actor: 'staff:amina' }, { conversationId, takeFrom: null }),
      'taken_over',
    ],
    ['a payment starts', ({ orderId }) => attempt(orderId, 'pending'), 'payment_live'],
    [
      'the order is cancelled',
      ({ orderId }) => rows((tx) => tx.order.updateMany({ where: { id: orderId }, data: { status: 'cancelled' } })),
      'order_moved_on',
    ],
  ]

  it('is neither planned nor sent where the shop was closed meanwhile', async () => {
    const [planned, queued] = [await left(), await left()]
    clock.advance(3 * HOUR)
    expect(await remindOfCart(system, queued)).toMatchObject({ outcome: 'queued' })
    const close = (disabledAt: Date | null) =>
      rows((tx) => tx.tenant.updateMany({ where: { id: stage.shop.tenantId }, data: { disabledAt } }))
    await close(clock.now())
    const before = queued.heard().length
    expect(await dueOf(postgresDirectory(db), sendOutreachJob, clock.now())).toEqual([])
    expect(await remindOfCart(system, planned)).toEqual({ outcome: 'done' })
    await stage.deliver(queued.conversationId)
    expect(queued.heard()).toHaveLength(before)
    await close(null)
    expect(await concludeOutreach(system, queued)).toBe('suppressed')
    expect(await planOf(queued)).toMatchObject({ status: 'suppressed', reason: 'shop_closed' })
  })

  it.each(meanwhile)('is held back in the outbox when %s meanwhile', async (_what, happen, reason) => {
    const cart = await left()
    clock.advance(3 * HOUR)
    const before = cart.heard().length
    expect(await remindOfCart(system, cart)).toMatchObject({ outcome: 'queued' })
    await happen(cart)
    await stage.deliver(cart.conversationId)
    expect(cart.heard()).toHaveLength(before)
    expect(await concludeOutreach(system, cart)).toBe('suppressed')
    expect(await planOf(cart)).toMatchObject({ status: 'suppressed', reason })
    clock.advance(HOUR)
    expect(await work(cart)).toBe('done')
  })
})
