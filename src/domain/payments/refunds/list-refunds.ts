import { z } from 'zod'
import { Prisma } from '../../../../prisma/generated/client.ts'
import type { PaymentMethod } from '../../../lib/payment-method.ts'
import type { Ctx } from '../../context.ts'
import { methodSql, readRefunds } from './read-refunds.ts'
import type { RefundView } from './schemas.ts'

/** Where a page ended. */
export const RefundCursor = z.tuple([z.coerce.date(), z.uuid()])
export type RefundCursor = z.infer<typeof RefundCursor>

export interface RefundFilter {
  method?: PaymentMethod | undefined
  currency?: string | undefined
  from?: Date | undefined
  /** The first instant that is left out. */
  to?: Date | undefined
}

/** A page of the money that went back to its payers, the newest first. `next` is null on the last page. */
export async function listRefunds(
  ctx: Ctx,
  { filter, after, limit }: { filter: RefundFilter; after: RefundCursor | null; limit: number },
): Promise<{ refunds: RefundView[]; next: RefundCursor | null }> {
  const { method, currency, from, to } = filter
  const conditions = [
    Prisma.sql`true`,
    ...(method === undefined ? [] : [Prisma.sql`${methodSql()} = ${method}`]),
    ...(currency === undefined ? [] : [Prisma.sql`f.currency = ${currency}`]),
    ...(from === undefined ? [] : [Prisma.sql`f.at >= ${from}::timestamptz`]),
    ...(to === undefined ? [] : [Prisma.sql`f.at < ${to}::timestamptz`]),
    ...(after === null ? [] : [Prisma.sql`(f.at, f.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`]),
  ]
  const found = await ctx.transaction((ctx) =>
    readRefunds(ctx, { which: Prisma.join(conditions, ' AND '), limit: limit + 1 }),
  )
  const page = found.slice(0, limit)
  const last = found.length > limit ? page.at(-1) : undefined
  return { refunds: page, next: last === undefined ? null : [last.at, last.refundId] }
}
