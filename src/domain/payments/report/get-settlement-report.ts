import type { Ctx } from '../../context.ts'
import { type OutcomeRow, type ReportPeriod, readMoney, readOutcomes, readRescue, readReviews } from './read-report.ts'
import { SettlementReport } from './schemas.ts'

/**
 * What became of a shop's payments that began in a period: by method and outcome, how fast providers answered, how many
 * failed orders were paid all the same, and what waits for a person. Four statements, whatever the number of payments.
 * @param period `to` is the first instant that is left out
 */
export async function getSettlementReport(ctx: Ctx, period: ReportPeriod): Promise<SettlementReport> {
  const { outcomes, rescue, money, openReviews } = await ctx.transaction(async (ctx) => ({
    outcomes: await readOutcomes(ctx, period),
    rescue: await readRescue(ctx, period),
    money: await readMoney(ctx, period),
    openReviews: await readReviews(ctx),
  }))
  const { rescued, firstAttemptUnpaid } = rescue
  return SettlementReport.parse({
    from: period.from.toISOString(),
    to: period.to.toISOString(),
    methods: byMethod(outcomes),
    rescue: { ...rescue, share: firstAttemptUnpaid === 0 ? null : rescued / firstAttemptUnpaid },
    unallocated: money.flatMap(({ kind, how: _how, ...row }) => (kind === 'unallocated' ? row : [])),
    reversing: money.flatMap(({ kind, how: _how, ...row }) => (kind === 'reversing' ? row : [])),
    refunded: money.flatMap(({ kind, ...row }) => (kind === 'refunded' ? row : [])),
    openReviews,
  })
}

/** The database has summed every outcome, every method (status null) and the times to the first callback at once. */
function byMethod(rows: readonly OutcomeRow[]) {
  const totals = rows.filter((row) => row.level === 'method')
  return totals.map(({ method, currency, count, amountMinor, n, p50Ms, p95Ms }) => {
    const outcomes = rows.filter((row) => row.level === 'outcome' && row.method === method && row.currency === currency)
    const paid = outcomes.filter(({ status }) => status === 'paid')
    const sum = (of: (row: OutcomeRow) => number) => paid.reduce((total, row) => total + of(row), 0)
    return {
      method,
      currency,
      all: { count, amountMinor },
      paid: { count: sum((row) => row.count), amountMinor: sum((row) => row.amountMinor) },
      outcomes: outcomes.map(({ status, resultCode, ...figures }) => ({
        status,
        resultCode,
        count: figures.count,
        amountMinor: figures.amountMinor,
      })),
      timeToCallback: { n, p50Ms, p95Ms },
    }
  })
}
