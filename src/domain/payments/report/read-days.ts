import { z } from 'zod'
import { Prisma } from '../../../../prisma/generated/client.ts'
import { PaymentMethod } from '../../../lib/payment-method.ts'
import type { TxCtx } from '../../context.ts'
import { outcomeSql } from '../attempts/outcome-sql.ts'
import { methodSql } from '../refunds/read-refunds.ts'

/** The days of a period, and the instants at which they and the day after begin. */
export interface DayBounds {
  dates: readonly string[]
  starts: readonly Date[]
}

const DayRow = z.object({
  date: z.string(),
  method: PaymentMethod,
  currency: z.string(),
  what: z.enum(['asked', 'paid', 'rescued', 'open', 'in_review', 'refunded']),
  count: z.int(),
  amountMinor: z.number(),
})
export type DayRow = z.infer<typeof DayRow>

/** Tries to pay by the day on which they began, in all and by what became of them. */
export async function readAskedByDay(ctx: TxCtx, bounds: DayBounds): Promise<DayRow[]> {
  const counted = (['paid', 'rescued', 'open', 'in_review'] as const).map(
    (what) => Prisma.sql`(${what}, ${outcomeSql(what)})`,
  )
  const rows = await ctx.tx.$queryRaw`
    SELECT d.date, a.method, a.currency, w.what, count(*)::int AS count, sum(a.amount_minor)::float8 AS "amountMinor"
    FROM ${daysSql(bounds)}
    JOIN payment_attempts a ON a.tenant_id = ${ctx.tenantId}::uuid AND a.created_at >= d.start AND a.created_at < d.finish,
      LATERAL (VALUES ('asked', true), ${Prisma.join(counted)}) AS w (what, counts)
    WHERE w.counts GROUP BY d.date, a.method, a.currency, w.what ORDER BY d.date, a.method DESC, a.currency, w.what`
  return z.array(DayRow).parse(rows)
}

/** Money that went back, by the day on which it did. What came in by no way that is known is counted by none. */
export async function readRefundedByDay(ctx: TxCtx, bounds: DayBounds): Promise<DayRow[]> {
  const rows = await ctx.tx.$queryRaw`
    SELECT d.date, w.method, f.currency, 'refunded' AS what, count(*)::int AS count, sum(f.amount_minor)::float8 AS "amountMinor"
    FROM ${daysSql(bounds)}
    JOIN money_refunds f ON f.tenant_id = ${ctx.tenantId}::uuid AND f.at >= d.start AND f.at < d.finish
    JOIN money_receipts m ON m.tenant_id = f.tenant_id AND m.id = f.receipt_id, LATERAL (SELECT ${methodSql()} AS method) w
    WHERE w.method IS NOT NULL GROUP BY d.date, w.method, f.currency ORDER BY d.date, w.method DESC, f.currency`
  return z.array(DayRow).parse(rows)
}

function daysSql({ dates, starts }: DayBounds): Prisma.Sql {
  const finishes = starts.slice(1)
  return Prisma.sql`unnest(${[...dates]}::text[], ${starts.slice(0, -1)}::timestamptz[], ${finishes}::timestamptz[]) AS d (date, start, finish)`
}
