import { describe, expect, it } from 'vitest'
import { codesOf, resultOf } from '../../../src/adapters/mpesa/result-codes.ts'
import type { PushOutcome, StkProvider } from '../../../src/domain/payments/index.ts'
import {
  orderCreate,
  orderGetStatus,
  paymentCreatePesapalCheckout,
  paymentGetC2bInstructions,
  paymentGetMethods,
  paymentInitiateStkPush,
} from '../../../tools/index.ts'
import { EMPTY_REPLAY } from '../../../tools/replay-book.ts'
import { runTool } from '../../../tools/run-tool.ts'
import { createItem, createShop } from '../../support/builders.ts'
import { testPorts } from '../../support/test-ctx.ts'
import { outputOf, type ToolCtx, twoShops, variantAt } from './two-shops.ts'

/** A provider that accepts every push, knows nothing yet when it is asked, and counts both. */
function countingProvider(): StkProvider & { pushed: number; asked: number } {
  const counts = { pushed: 0, asked: 0 }
  return Object.assign(counts, {
    push: async (): Promise<PushOutcome> => {
      counts.pushed += 1
      return {
        outcome: 'accepted',
        providerRequestId: `ws_CO_${counts.pushed}_${performance.now()}`,
        providerMerchantId: `${counts.pushed}`,
      }
    },
    query: async () => {
      counts.asked += 1
      return { outcome: 'no_answer' as const, problem: 'still processing' }
    },
    readCallback: () => ({ outcome: 'malformed' as const, problem: 'not used here' }),
    resultOf,
    codesOf,
  })
}

describe('the payment tools', async () => {
  const { db, shop, other, customerOf, next, runners } = await twoShops()
  const dear = await createItem(db, shop, {
    name: 'Kilele Fold',
    variants: [{ name: '512GB', options: {}, priceMinor: 12_500_000, stock: 9 }],
  })
  const msisdnOf = () =>
    `2547${String(Math.floor(performance.now() * 1000))
      .slice(-8)
      .padStart(8, '0')}`
  const openAccount = (ctx: ToolCtx) => {
    const { tenantId } = ctx
    const id = ctx.ids.uuid()
    const keys = { environment: 'sandbox', till: null, consumerKey: 'k', consumerSecret: 's', passkey: 'p' }
    const place = { tenantId, column: 'payment_accounts.credentials_enc', row: id } as const
    const credentialsEnc = ctx.ports.vault.seal(JSON.stringify(keys), place)
    return ctx.transaction(({ tx }) =>
      tx.paymentAccount.create({ data: { tenantId, id, provider: 'mpesa', shortcode: '174379', credentialsEnc } }),
    )
  }
  await openAccount(await customerOf(shop))
  const buyer = async () => {
    const stk = countingProvider()
    const ctx = { ...(await customerOf(shop)), ports: testPorts({ stk }) }
    const lines = [{ variantId: variantAt(runners, 1), quantity: 1 }]
    const { order } = outputOf(await runTool(next(ctx), orderCreate, { lines }, EMPTY_REPLAY))
    return { ctx, stk, order, push: { order_id: order.orderId, msisdn: msisdnOf(), confirmed_total: order.total } }
  }
  const methods = async (ctx: ToolCtx, order_id: string | null) =>
    runTool(next(ctx), paymentGetMethods, { order_id }, EMPTY_REPLAY)

  it('says which methods can be offered and why the others cannot', async () => {
    const { methods: open } = outputOf(await methods(await customerOf(shop), null))
    expect(open).toEqual([
      { method: 'stk', enabled: true, reason: null },
      { method: 'c2b', enabled: false, reason: 'not_enabled' },
      { method: 'card', enabled: false, reason: 'not_enabled' },
    ])
    expect(outputOf(await methods(await customerOf(other), null)).methods[0]).toMatchObject({
      reason: 'not_configured',
    })
    const eager = await createShop(db, { settings: { payments: { stk: false, c2b: true, card: true } } })
    const { methods: closed } = outputOf(await methods(await customerOf(eager), null))
    expect(closed.map((entry) => entry.reason)).toEqual(['not_enabled', 'not_configured', 'not_configured'])
  })

  it('offers no prompt for more than M-PESA moves', async () => {
    const ctx = await customerOf(shop)
    const lines = [{ variantId: variantAt(dear, 0), quantity: 3 }]
    const { order } = outputOf(await runTool(next(ctx), orderCreate, { lines }, EMPTY_REPLAY))
    expect(outputOf(await methods(ctx, order.orderId)).methods[0]).toMatchObject({
      enabled: false,
      reason: 'amount_out_of_range',
    })
  })

  it('names no paybill and no checkout while they are not enabled', async () => {
    const { ctx, order } = await buyer()
    const input = { order_id: order.orderId, confirmed_total: order.total }
    const refused = { ok: false, code: 'not_enabled' }
    expect(await runTool(next(ctx), paymentGetC2bInstructions, input, EMPTY_REPLAY)).toMatchObject(refused)
    expect(await runTool(next(ctx), paymentCreatePesapalCheckout, input, EMPTY_REPLAY)).toMatchObject(refused)
  })

  it('names paybill, account and amount of a shop that takes payment by hand, the same for the same order', async () => {
    const taking = await createShop(db, { settings: { payments: { stk: true, c2b: true, card: false } } })
    const variants = [{ name: 'One', options: {}, priceMinor: 90_000, stock: 2 }]
    const item = await createItem(db, taking, { name: 'Kanga', variants })
    const ctx = await customerOf(taking)
    await openAccount(ctx)
    const lines = [{ variantId: variantAt(item, 0), quantity: 1 }]
    const { order } = outputOf(await runTool(next(ctx), orderCreate, { lines }, EMPTY_REPLAY))
    const input = { order_id: order.orderId, confirmed_total: order.total }
    const first = outputOf(await runTool(next(ctx), paymentGetC2bInstructions, input, EMPTY_REPLAY))
    expect(first).toMatchObject({
      outcome: 'instructions',
      instructions: { kind: 'paybill', number: '174379', account: order.reference, amount: order.total },
    })
    expect(outputOf(await runTool(next(ctx), paymentGetC2bInstructions, input, EMPTY_REPLAY))).toEqual(first)
    const { methods: offered } = outputOf(await methods(ctx, order.orderId))
    expect(offered[1]).toEqual({ method: 'c2b', enabled: true, reason: null })
  })

  it('answers nothing about an order of another customer or another shop', async () => {
    const { order, push } = await buyer()
    for (const stranger of [await customerOf(shop), await customerOf(other)]) {
      const input = { order_id: order.orderId, confirmed_total: order.total }
      const calls = [
        methods(stranger, order.orderId),
        runTool(next(stranger), paymentGetC2bInstructions, input, EMPTY_REPLAY),
        runTool(next(stranger), paymentCreatePesapalCheckout, input, EMPTY_REPLAY),
        runTool(next(stranger), paymentInitiateStkPush, push, EMPTY_REPLAY),
      ]
      for (const result of await Promise.all(calls)) expect(result).toMatchObject({ ok: false, code: 'not_found' })
    }
  })

  it('sends one prompt, also when the same request runs again', async () => {
    const { ctx, stk, push } = await buyer()
    const turn = next(ctx)
    const first = outputOf(await runTool(turn, paymentInitiateStkPush, push, EMPTY_REPLAY))
    expect(first).toMatchObject({ outcome: 'prompt_sent', attempt_id: expect.any(String) })
    const again = outputOf(await runTool(turn, paymentInitiateStkPush, push, EMPTY_REPLAY))
    expect(again).toMatchObject({ outcome: 'prompt_sent', attempt_id: first.attempt_id })
    expect(stk.pushed).toBe(1)
  })

  it('refuses an amount the customer has not confirmed', async () => {
    const { ctx, stk, push } = await buyer()
    const wrong = { ...push, confirmed_total: { ...push.confirmed_total, amountMinor: 1_00 } }
    expect(await runTool(next(ctx), paymentInitiateStkPush, wrong, EMPTY_REPLAY)).toMatchObject({
      ok: false,
      code: 'not_confirmed',
    })
    expect(stk.pushed).toBe(0)
  })

  it('asks the provider about a payment under way only when told to', async () => {
    const { ctx, stk, order, push } = await buyer()
    await runTool(next(ctx), paymentInitiateStkPush, push, EMPTY_REPLAY)
    ctx.clock.advance(30_000)
    const status = { order_id: null, reference: null }
    const known = outputOf(
      await runTool(next(ctx), orderGetStatus, { ...status, refresh_payment: false }, EMPTY_REPLAY),
    )
    expect(known.orders).toMatchObject([
      { orderId: order.orderId, status: 'awaiting_payment', payment: { status: 'pending' } },
    ])
    expect(stk.asked).toBe(0)
    outputOf(await runTool(next(ctx), orderGetStatus, { ...status, refresh_payment: true }, EMPTY_REPLAY))
    expect(stk.asked).toBe(1)
  })

  it('never answers from memory what the provider says now', async () => {
    const { ctx, stk, push } = await buyer()
    await runTool(next(ctx), paymentInitiateStkPush, push, EMPTY_REPLAY)
    ctx.clock.advance(30_000)
    const everything = { find: () => ({ ok: true, output: { orders: [] } }) }
    const status = { order_id: null, reference: null, refresh_payment: true }
    const result = await runTool(next(ctx), orderGetStatus, status, everything)
    expect(result).toMatchObject({ ok: true, replayed: false })
    expect(stk.asked).toBe(1)
  })
})
