import { describe, expect, it } from 'vitest'
import { cancelOrder, holdStock, transitionOrder } from '../../../src/domain/orders/index.ts'
import { parseReference } from '../../../src/lib/reference.ts'
import { orderCreate, orderGetStatus } from '../../../tools/index.ts'
import { EMPTY_REPLAY } from '../../../tools/replay-book.ts'
import { runTool } from '../../../tools/run-tool.ts'
import { createItem } from '../../support/builders.ts'
import { outputOf, type ToolCtx, twoShops, variantAt } from './two-shops.ts'

describe('order_create', async () => {
  const { db, shop, other, customerOf, next, runners } = await twoShops()
  const [small, large] = [variantAt(runners, 0), variantAt(runners, 1)]
  const create = async (ctx: ToolCtx, lines: { variantId: string; quantity: number }[]) =>
    runTool(next(ctx), orderCreate, { lines }, EMPTY_REPLAY)
  const draft = async (ctx: ToolCtx, lines = [{ variantId: large, quantity: 1 }]) =>
    outputOf(await create(ctx, lines)).order
  const status = async (ctx: ToolCtx, input: { order_id?: string; reference?: string } = {}) =>
    runTool(
      next(ctx),
      orderGetStatus,
      { order_id: null, reference: null, refresh_payment: false, ...input },
      EMPTY_REPLAY,
    )

  it('prices the cart from the catalog and gives a reference that can be checked', async () => {
    const order = await draft(await customerOf(shop), [
      { variantId: large, quantity: 2 },
      { variantId: small, quantity: 1 },
    ])
    expect(order).toMatchObject({ status: 'draft', total: { amountMinor: 1_950_000, currency: 'KES' }, payment: null })
    expect(order.lines.map(({ itemName, variantName, quantity }) => [itemName, variantName, quantity])).toEqual([
      ['Rift Runner 2', '42 / Black', 2],
      ['Rift Runner 2', '41 / Black', 1],
    ])
    expect(parseReference(order.reference)).toBe(order.reference)
  })

  it('rewrites the open draft in place', async () => {
    const ctx = await customerOf(shop)
    const first = await draft(ctx, [
      { variantId: large, quantity: 2 },
      { variantId: small, quantity: 1 },
    ])
    const second = await draft(ctx, [{ variantId: small, quantity: 3 }])
    expect(second).toMatchObject({ orderId: first.orderId, reference: first.reference, placedAt: first.placedAt })
    expect(outputOf(await status(ctx)).orders).toEqual([second])
    expect(second.lines).toHaveLength(1)
    const audit = await ctx.transaction(({ tx }) =>
      tx.auditEntry.findMany({ where: { subjectId: first.orderId }, orderBy: { action: 'asc' } }),
    )
    expect(audit.map((row) => row.action)).toEqual(['order.drafted', 'order.redrafted'])
  })

  it('makes one line of two for the same variant', async () => {
    const order = await draft(await customerOf(shop), [
      { variantId: large, quantity: 1 },
      { variantId: large, quantity: 2 },
    ])
    expect(order.lines).toMatchObject([{ quantity: 3, lineTotal: { amountMinor: 1_950_000 } }])
  })

  it('says what is available when the stock is short, and leaves the draft as it was', async () => {
    const ctx = await customerOf(shop)
    const before = await draft(ctx)
    const result = await create(ctx, [{ variantId: small, quantity: 5 }])
    expect(result).toMatchObject({
      ok: false,
      code: 'out_of_stock',
      message: 'Rift Runner 2 (41 / Black): 4 available',
    })
    expect(outputOf(await status(ctx)).orders).toEqual([before])
  })

  it('refuses what is not for sale here, and too much of one thing', async () => {
    const ctx = await customerOf(shop)
    expect(await create(ctx, [{ variantId: ctx.ids.uuid(), quantity: 1 }])).toMatchObject({
      ok: false,
      code: 'not_found',
    })
    expect(await create(await customerOf(other), [{ variantId: large, quantity: 1 }])).toMatchObject({
      code: 'not_found',
    })
    expect(await create(ctx, [])).toMatchObject({ ok: false, code: 'invalid_input' })
    const plenty = await createItem(db, shop, {
      name: 'Pencil',
      variants: [{ name: 'HB', options: {}, priceMinor: 1_000, stock: 500 }],
    })
    const [pencil] = [variantAt(plenty, 0)]
    const lines = [60, 60].map((quantity) => ({ variantId: pencil, quantity }))
    expect(await create(ctx, lines)).toMatchObject({ ok: false, code: 'limit_exceeded' })
  })

  it('starts a new draft once the old one waits for its payment', async () => {
    const ctx = await customerOf(shop)
    const first = await draft(ctx)
    await ctx.transaction((ctx) =>
      transitionOrder(ctx, { orderId: first.orderId, to: 'awaiting_payment', reason: 'test' }),
    )
    ctx.clock.advance(1_000)
    const second = await draft(ctx)
    expect(second.orderId).not.toBe(first.orderId)
    expect(outputOf(await status(ctx)).orders.map((order) => order.orderId)).toEqual([second.orderId, first.orderId])
  })

  describe('with an order id', () => {
    const change = async (ctx: ToolCtx, order_id: string, lines: { variantId: string; quantity: number }[]) =>
      runTool(next(ctx), orderCreate, { order_id, lines }, EMPTY_REPLAY)
    const variantRow = (ctx: ToolCtx, id: string) =>
      ctx.transaction(({ tx }) =>
        tx.catalogVariant.findUniqueOrThrow({ where: { tenantId_id: { tenantId: ctx.tenantId, id } } }),
      )
    const attemptFor = (ctx: ToolCtx, orderId: string, method: 'stk' | 'c2b', status: string) =>
      ctx.transaction(async (ctx) => {
        const account = await ctx.tx.paymentAccount.create({
          data: { tenantId: ctx.tenantId, id: ctx.ids.uuid(), provider: 'mpesa', shortcode: '1', credentialsEnc: 'x' },
        })
        await holdStock(ctx, { orderId })
        await transitionOrder(ctx, { orderId, to: 'awaiting_payment', reason: 'test' })
        await ctx.tx.paymentAttempt.create({
          data: {
            tenantId: ctx.tenantId,
            id: ctx.ids.uuid(),
            orderId,
            accountId: account.id,
            requestId: ctx.ids.uuid(),
            method,
            status,
            amountMinor: 650_000,
            currency: 'KES',
            msisdn: method === 'stk' ? '254700000001' : null,
            reference: 'test',
            tokenHash: ctx.ids.secret(16),
            createdAt: ctx.clock.now(),
            expiresAt: ctx.clock.now(),
          },
        })
      })

    it('writes over that unpaid order, reprices it and gives its stock back', async () => {
      const ctx = await customerOf(shop)
      const { orderId, reference } = await draft(ctx)
      const before = (await variantRow(ctx, large)).held
      await attemptFor(ctx, orderId, 'c2b', 'pending')
      expect((await variantRow(ctx, large)).held).toBe(before + 1)
      const changed = outputOf(await change(ctx, orderId, [{ variantId: large, quantity: 2 }]))
      expect(changed).toMatchObject({
        outcome: 'changed',
        order: { orderId, reference, status: 'awaiting_payment', total: { amountMinor: 1_300_000 }, payment: null },
      })
      expect((await variantRow(ctx, large)).held).toBe(before)
      const attempts = await ctx.transaction(({ tx }) => tx.paymentAttempt.findMany({ where: { orderId } }))
      expect(attempts.map(({ superseded }) => superseded)).toEqual([true])
    })

    it.each([
      ['stk', 'pending', 'payment_pending'],
      ['stk', 'submit_unknown', 'payment_pending'],
      ['stk', 'cancelled', 'changed'],
      ['c2b', 'partially_paid', 'too_late'],
    ] as const)('a %s payment that is %s makes a change %s', async (method, status, outcome) => {
      const ctx = await customerOf(shop)
      const { orderId } = await draft(ctx)
      await attemptFor(ctx, orderId, method, status)
      const result = outputOf(await change(ctx, orderId, [{ variantId: small, quantity: 1 }]))
      expect(result.outcome).toBe(outcome)
      expect(result.order.lines[0]?.variantId).toBe(outcome === 'changed' ? small : large)
      expect(outputOf(await change(ctx, orderId, [])).outcome).toBe(outcome === 'changed' ? 'withdrawn' : outcome)
    })

    it('leaves the order as it was when the stock is short', async () => {
      const ctx = await customerOf(shop)
      const { orderId } = await draft(ctx)
      await attemptFor(ctx, orderId, 'c2b', 'pending')
      expect(await change(ctx, orderId, [{ variantId: small, quantity: 9 }])).toMatchObject({ code: 'out_of_stock' })
      const row = await ctx.transaction(({ tx }) =>
        tx.order.findFirst({ where: { id: orderId }, include: { attempts: true } }),
      )
      expect(row).toMatchObject({ stockState: 'held', attempts: [{ superseded: false }] })
    })

    it('withdraws it when there are no lines, once', async () => {
      const ctx = await customerOf(shop)
      const { orderId } = await draft(ctx)
      for (const _again of [1, 2]) {
        expect(outputOf(await change(ctx, orderId, []))).toMatchObject({
          outcome: 'withdrawn',
          order: { status: 'cancelled' },
        })
      }
      expect(outputOf(await change(ctx, orderId, [{ variantId: small, quantity: 1 }])).outcome).toBe('too_late')
    })

    it('knows no order of another customer or shop', async () => {
      const { orderId } = await draft(await customerOf(shop))
      for (const stranger of [await customerOf(shop), await customerOf(other)]) {
        expect(await change(stranger, orderId, [])).toMatchObject({ ok: false, code: 'not_found' })
      }
    })
  })

  describe('order_get_status', () => {
    it('finds an order by the reference as it was typed', async () => {
      const ctx = await customerOf(shop)
      const order = await draft(ctx)
      const typed = ` order ${order.reference.toLowerCase().replace(/(....)/, '$1-')} `
      expect(outputOf(await status(ctx, { reference: typed })).orders).toEqual([order])
      expect(outputOf(await status(ctx, { reference: 'nonsense' })).orders).toEqual([])
    })

    it('shows no order of another customer or another shop', async () => {
      const order = await draft(await customerOf(shop))
      for (const stranger of [await customerOf(shop), await customerOf(other)]) {
        expect(outputOf(await status(stranger)).orders).toEqual([])
        expect(outputOf(await status(stranger, { reference: order.reference })).orders).toEqual([])
        expect(await status(stranger, { order_id: order.orderId })).toMatchObject({ ok: false, code: 'not_found' })
      }
    })

    it('gives the newest five, newest first', async () => {
      const ctx = await customerOf(shop)
      const made: string[] = []
      for (let count = 0; count < 6; count += 1) {
        const { orderId } = await draft(ctx)
        await cancelOrder(ctx, { orderId, reason: 'test' })
        made.unshift(orderId)
        ctx.clock.advance(60_000)
      }
      expect(outputOf(await status(ctx)).orders.map((order) => order.orderId)).toEqual(made.slice(0, 5))
    })
  })

  describe('cancelOrder', () => {
    it('cancels what is not paid, once, with an audit row', async () => {
      const ctx = await customerOf(shop)
      const { orderId } = await draft(ctx)
      expect(await cancelOrder(ctx, { orderId, reason: 'asked' })).toMatchObject({
        outcome: 'cancelled',
        order: { status: 'cancelled' },
      })
      expect(await cancelOrder(ctx, { orderId, reason: 'asked' })).toMatchObject({ outcome: 'already_cancelled' })
      const audit = await ctx.transaction(({ tx }) =>
        tx.auditEntry.findMany({ where: { subjectId: orderId, action: 'order.cancelled' } }),
      )
      expect(audit).toMatchObject([{ data: { from: 'draft', to: 'cancelled', reason: 'asked' } }])
    })

    it('comes too late for a paid order', async () => {
      const ctx = await customerOf(shop)
      const { orderId } = await draft(ctx)
      await ctx.transaction(async (ctx) => {
        await transitionOrder(ctx, { orderId, to: 'awaiting_payment', reason: 'test' })
        await transitionOrder(ctx, { orderId, to: 'paid', reason: 'test' })
      })
      expect(await cancelOrder(ctx, { orderId, reason: 'asked' })).toMatchObject({ outcome: 'too_late' })
    })

    it('does not cancel for another customer', async () => {
      const { orderId } = await draft(await customerOf(shop))
      await expect(cancelOrder(await customerOf(shop), { orderId, reason: 'asked' })).rejects.toMatchObject({
        code: 'not_found',
      })
    })
  })

  it('moves an order only along its table', async () => {
    const ctx = await customerOf(shop)
    const { orderId } = await draft(ctx)
    const move = (to: 'paid' | 'draft') =>
      ctx.transaction((ctx) => transitionOrder(ctx, { orderId, to, reason: 'test' }))
    await expect(move('paid')).rejects.toMatchObject({ code: 'conflict' })
    expect(await move('draft')).toBe('already')
  })
})
