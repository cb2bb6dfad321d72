import { z } from 'zod'
import type { TxCtx } from '../context.ts'
import { AppError } from '../errors.ts'
import type { CartLine } from './schemas.ts'

const PricedRow = z.object({
  variantId: z.uuid(),
  itemId: z.uuid(),
  itemName: z.string(),
  variantName: z.string(),
  category: z.string(),
  unitPriceMinor: z.int(),
  currency: z.string(),
  available: z.int(),
})

export type PricedLine = Omit<z.infer<typeof PricedRow>, 'available'> & { quantity: number; lineTotalMinor: number }

/**
 * Cart lines with today's names and prices, in the order of the cart; two lines of one variant become one. One statement.
 * Throws `not_found` for a variant that is not for sale, `out_of_stock` naming what can be had, and `limit_exceeded`.
 */
export async function priceLines(ctx: TxCtx, lines: readonly CartLine[]): Promise<PricedLine[]> {
  const wanted = sumQuantities(lines)
  const rows = await ctx.tx.$queryRaw<unknown[]>`
    SELECT v.id AS "variantId", i.id AS "itemId", i.name AS "itemName", v.name AS "variantName", i.category,
      v.price_minor AS "unitPriceMinor", v.currency, v.stock - v.held AS available
    FROM catalog_variants v JOIN catalog_items i ON i.tenant_id = v.tenant_id AND i.id = v.item_id
    WHERE v.tenant_id = ${ctx.tenantId}::uuid AND v.id = ANY (${[...wanted.keys()]}::uuid[]) AND i.active`
  const known = new Map(
    z
      .array(PricedRow)
      .parse(rows)
      .map((row) => [row.variantId, row]),
  )
  const priced = [...wanted].map(([variantId, quantity]) => {
    const row = known.get(variantId)
    if (!row) throw new AppError('not_found', 'one of the items is not for sale')
    return { row, quantity }
  })
  refuseShortage(priced)
  return priced.map(({ row: { available: _available, ...row }, quantity }) => ({
    ...row,
    quantity,
    lineTotalMinor: quantity * row.unitPriceMinor,
  }))
}

function sumQuantities(lines: readonly CartLine[]): Map<string, number> {
  const wanted = new Map<string, number>()
  for (const line of lines) wanted.set(line.variantId, (wanted.get(line.variantId) ?? 0) + line.quantity)
  if ([...wanted.values()].some((quantity) => quantity > 99)) {
    throw new AppError('limit_exceeded', 'at most 99 of one item can be ordered here')
  }
  return wanted
}

function refuseShortage(priced: { row: z.infer<typeof PricedRow>; quantity: number }[]): void {
  const short = priced.filter(({ row, quantity }) => row.available < quantity)
  if (short.length === 0) return
  const facts = short.map(({ row }) => `${row.itemName} (${row.variantName}): ${Math.max(0, row.available)} available`)
  throw new AppError('out_of_stock', facts.join('; '))
}
