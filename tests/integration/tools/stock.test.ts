import { describe, expect, it } from 'vitest'
import type { TxCtx } from '../../../src/domain/context.ts'
import { createDraft, holdStock, releaseStock, settleStock, takeStockAgain } from '../../../src/domain/orders/index.ts'
import { createItem } from '../../support/builders.ts'
import { type ToolCtx, twoShops, variantAt } from './two-shops.ts'

describe('stock', async () => {
  const { db, shop, customerOf } = await twoShops(20)
  const newItem = (...stocks: number[]) =>
    createItem(db, shop, {
      name: 'Limited Edition',
      variants: stocks.map((stock, at) => ({ name: `No. ${at}`, options: {}, priceMinor: 100_000, stock })),
    })
  const orderOf = async (ctx: ToolCtx, ...lines: { variantId: string; quantity: number }[]) =>
    (await createDraft(ctx, { lines })).orderId
  const counts = async (ctx: ToolCtx, variantId: string) => {
    const row = await ctx.transaction(({ tx }) => tx.catalogVariant.findFirstOrThrow({ where: { id: variantId } }))
    return { stock: row.stock, held: row.held }
  }
  const stateOf = async (ctx: ToolCtx, orderId: string) =>
    (await ctx.transaction(({ tx }) => tx.order.findFirstOrThrow({ where: { id: orderId } }))).stockState

  it('holds exactly ten of ten units when fifty ask at once', async () => {
    const item = await newItem(10)
    const line = { variantId: variantAt(item, 0), quantity: 1 }
    const buyers = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const ctx = await customerOf(shop)
        return { ctx, orderId: await orderOf(ctx, line) }
      }),
    )
    const results = await Promise.all(
      buyers.map(({ ctx, orderId }) => ctx.transaction((ctx) => holdStock(ctx, { orderId }))),
    )
    expect(results.filter((result) => result === 'held')).toHaveLength(10)
    const short = results.filter((result) => result !== 'held')
    expect(new Set(short.map((result) => JSON.stringify(result)))).toEqual(
      new Set([JSON.stringify({ outcome: 'short', variantId: line.variantId, available: 0 })]),
    )
    expect(await counts(await customerOf(shop), line.variantId)).toEqual({ stock: 10, held: 10 })
  })

  it('never deadlocks orders that hold the same variants in different order', async () => {
    const item = await newItem(100, 100)
    const [a, b] = [variantAt(item, 0), variantAt(item, 1)]
    const buyers = await Promise.all(
      Array.from({ length: 20 }, async (_, at) => {
        const ctx = await customerOf(shop)
        const both = [a, b].map((variantId) => ({ variantId, quantity: 2 }))
        return { ctx, orderId: await orderOf(ctx, ...(at % 2 === 0 ? both : both.reverse())) }
      }),
    )
    const results = await Promise.all(
      buyers.map(({ ctx, orderId }) => ctx.transaction((ctx) => holdStock(ctx, { orderId }))),
    )
    expect(new Set(results)).toEqual(new Set(['held']))
    expect(await counts(await customerOf(shop), b)).toEqual({ stock: 100, held: 40 })
  })

  it('holds all lines of an order or none', async () => {
    const item = await newItem(5, 1)
    const [plenty, scarce] = [variantAt(item, 0), variantAt(item, 1)]
    const ctx = await customerOf(shop)
    const orderId = await orderOf(ctx, { variantId: plenty, quantity: 2 }, { variantId: scarce, quantity: 1 })
    await ctx.transaction(({ tx }) => tx.catalogVariant.updateMany({ where: { id: scarce }, data: { stock: 0 } }))
    expect(await ctx.transaction((ctx) => holdStock(ctx, { orderId }))).toEqual({
      outcome: 'short',
      variantId: scarce,
      available: 0,
    })
    expect(await counts(ctx, plenty)).toEqual({ stock: 5, held: 0 })
    expect(await stateOf(ctx, orderId)).toBe('none')
  })

  it('does nothing the second time, whatever is asked', async () => {
    const item = await newItem(5)
    const variantId = variantAt(item, 0)
    const ctx = await customerOf(shop)
    const orderId = await orderOf(ctx, { variantId, quantity: 2 })
    const twice = async (verb: (ctx: TxCtx) => Promise<unknown>) => {
      await ctx.transaction(verb)
      await ctx.transaction(verb)
    }
    await twice((ctx) => holdStock(ctx, { orderId }))
    expect(await counts(ctx, variantId)).toEqual({ stock: 5, held: 2 })
    await twice((ctx) => releaseStock(ctx, { orderId }))
    expect(await counts(ctx, variantId)).toEqual({ stock: 5, held: 0 })
    expect(await ctx.transaction((ctx) => takeStockAgain(ctx, { orderId }))).toBe('held')
    await twice((ctx) => settleStock(ctx, { orderId }))
    expect(await counts(ctx, variantId)).toEqual({ stock: 3, held: 0 })
    expect(await stateOf(ctx, orderId)).toBe('settled')
    await ctx.transaction((ctx) => releaseStock(ctx, { orderId }))
    expect(await counts(ctx, variantId)).toEqual({ stock: 3, held: 0 })
  })

  it('cannot take again what others bought meanwhile', async () => {
    const item = await newItem(1)
    const variantId = variantAt(item, 0)
    const [late, quick] = [await customerOf(shop), await customerOf(shop)]
    const [lateOrder, quickOrder] = [
      await orderOf(late, { variantId, quantity: 1 }),
      await orderOf(quick, { variantId, quantity: 1 }),
    ]
    await late.transaction((ctx) => holdStock(ctx, { orderId: lateOrder }))
    await late.transaction((ctx) => releaseStock(ctx, { orderId: lateOrder }))
    await quick.transaction((ctx) => holdStock(ctx, { orderId: quickOrder }))
    expect(await late.transaction((ctx) => takeStockAgain(ctx, { orderId: lateOrder }))).toBe('short')
    expect(await counts(late, variantId)).toEqual({ stock: 1, held: 1 })
  })
})
