import { z } from 'zod'
import { recordAudit } from '../../audit/index.ts'
import type { Ctx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { MOST_STOCK } from './schemas.ts'

/** How many there are now, counted anew or as a difference to what there was. */
export type StockChange = { set: number } | { add: number }

const Counted = z.object({ variantId: z.uuid(), itemId: z.uuid(), name: z.string(), stock: z.int(), held: z.int() })

export interface StockCount {
  variantId: string
  itemId: string
  sku: string
  stock: number
  held: number
}

/**
 * Counts the stock of a variant. What is kept for customers who are paying is part of it, so it never falls below that. Throws
 * `not_found`, and `conflict` naming what is held, or that there would be too many.
 */
export async function changeStock(
  ctx: Ctx,
  { sku, change, reason }: { sku: string; change: StockChange; reason: string },
): Promise<StockCount> {
  return ctx.transaction(async (ctx) => {
    const [row] = await ctx.tx.$queryRaw<unknown[]>`
      SELECT v.id AS "variantId", v.item_id AS "itemId", v.name, v.stock, v.held FROM catalog_variants v
      WHERE v.tenant_id = ${ctx.tenantId}::uuid AND v.sku = ${sku} FOR NO KEY UPDATE OF v`
    if (!row) throw new AppError('not_found', `there is nothing with the SKU ${sku}`)
    const { name, stock: before, ...counted } = Counted.parse(row)
    const stock = 'set' in change ? change.set : before + change.add
    if (stock < counted.held) {
      const message = `${counted.held} of ${sku} are held for customers who are paying: ${stock} would be too few`
      throw new AppError('conflict', stock < 0 ? `there are only ${before} of ${sku}` : message)
    }
    if (stock > MOST_STOCK) throw new AppError('conflict', `nobody has more than ${MOST_STOCK} of ${sku}`)
    const { variantId } = counted
    await ctx.tx.catalogVariant.updateMany({ where: { tenantId: ctx.tenantId, id: variantId }, data: { stock } })
    await recordAudit(ctx, {
      ...{ action: 'stock.changed', subjectType: 'variant', subjectId: variantId },
      data: { name: `${sku} ${name}`, reason, changes: [{ field: 'stock', before, after: stock }] },
    })
    return { ...counted, sku, stock }
  })
}
