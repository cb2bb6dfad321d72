import { z } from 'zod'
import { THIN_SHARE } from '../../../lib/thin-share.ts'
import type { TxCtx } from '../../context.ts'

const Today = z.object({
  spent: z.number(),
  reserved: z.number(),
  calls: z.int(),
  unpriced: z.int(),
  month: z.number(),
  /** When less than a thin share of the budget was left, and when not even the smallest call of the day fitted in any more. */
  thinAt: z.coerce.date().nullable(),
  endedAt: z.coerce.date().nullable(),
})

/**
 * What counts against the budget of a day, and when it ran thin. The ledger refuses a call without leaving a row, so that the budget
 * has ended is told by what is left: less than the smallest reservation of the day.
 */
export async function readToday(
  ctx: TxCtx,
  { start, month, budget }: { start: Date; month: Date; budget: number },
): Promise<z.infer<typeof Today>> {
  const [row] = await ctx.tx.$queryRaw<unknown[]>`
    WITH calls AS (
      SELECT m.at, m.cost_micro_usd AS cost, m.reserved_micro_usd AS reserved, coalesce(m.cost_micro_usd, m.reserved_micro_usd) AS counts
      FROM model_usage m WHERE m.tenant_id = ${ctx.tenantId}::uuid AND m.at >= ${month}::timestamptz),
    today AS (
      SELECT c.*, ${budget}::float8 - sum(c.counts) OVER (ORDER BY c.at ROWS UNBOUNDED PRECEDING) AS left_then,
        min(c.reserved) OVER () AS smallest
      FROM calls c WHERE c.at >= ${start}::timestamptz)
    SELECT coalesce(sum(t.counts), 0)::float8 AS spent, coalesce(sum(t.counts) FILTER (WHERE t.cost IS NULL), 0)::float8 AS reserved,
      count(*)::int AS calls, (count(*) FILTER (WHERE t.cost IS NULL))::int AS unpriced,
      (SELECT coalesce(sum(c.counts), 0)::float8 FROM calls c) AS month,
      min(t.at) FILTER (WHERE t.left_then < ${THIN_SHARE}::float8 * ${budget}::float8) AS "thinAt",
      min(t.at) FILTER (WHERE t.left_then < t.smallest) AS "endedAt"
    FROM today t`
  return Today.parse(row)
}

const Share = z.object({
  by: z.enum(['prompt', 'model']),
  name: z.string(),
  calls: z.int(),
  /** Of them, calls of which no price is known. */
  unpriced: z.int(),
  /** Null where no price of them is known. */
  cost: z.number().nullable(),
})
export type DayShare = z.infer<typeof Share>

/** What calls cost since then, by prompt and by model, the dearest first. */
export async function readShares(ctx: TxCtx, start: Date): Promise<DayShare[]> {
  const rows = await ctx.tx.$queryRaw`
    SELECT CASE WHEN grouping(m.prompt) = 0 THEN 'prompt' ELSE 'model' END AS by, coalesce(m.prompt, m.model) AS name,
      count(*)::int AS calls, (count(*) FILTER (WHERE m.cost_micro_usd IS NULL))::int AS unpriced, sum(m.cost_micro_usd)::float8 AS cost
    FROM model_usage m WHERE m.tenant_id = ${ctx.tenantId}::uuid AND m.at >= ${start}::timestamptz
    GROUP BY GROUPING SETS ((m.prompt), (m.model)) ORDER BY cost DESC NULLS LAST, name`
  return z.array(Share).parse(rows)
}
