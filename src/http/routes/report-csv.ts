import { stringify } from 'csv-stringify/sync'
import type { SettlementReport } from '../../domain/payments/index.ts'

const COLUMNS = ['section', 'method', 'name', 'result_code', 'count', 'amount_minor', 'currency', 'value'] as const
type Row = Partial<Record<(typeof COLUMNS)[number], string | number | null>>

/**
 * The report as one table, a figure per line. Cells that a spreadsheet would run as a formula are escaped: result codes
 * come from outside.
 */
export function reportCsv(report: SettlementReport): string {
  const rows: Row[] = [
    { section: 'period', name: 'from', value: report.from },
    { section: 'period', name: 'to', value: report.to },
    ...report.methods.flatMap(methodRows),
    { section: 'rescue', name: 'first_attempt_unpaid', count: report.rescue.firstAttemptUnpaid },
    { section: 'rescue', name: 'rescued', count: report.rescue.rescued, value: report.rescue.share },
    { section: 'rescue', name: 'by_same_method', count: report.rescue.bySameMethod },
    { section: 'rescue', name: 'by_another_method', count: report.rescue.byAnotherMethod },
    ...report.unallocated.map(({ currency, count, amountMinor }) => ({
      section: 'unallocated',
      count,
      amount_minor: amountMinor,
      currency,
    })),
    ...report.refunded.map(({ currency, how, count, amountMinor }) => ({
      section: 'refunded',
      name: how,
      count,
      amount_minor: amountMinor,
      currency,
    })),
    ...report.reversing.map(({ currency, count, amountMinor }) => ({
      section: 'reversing',
      count,
      amount_minor: amountMinor,
      currency,
    })),
    ...report.openReviews.map(({ reason, count }) => ({ section: 'open_reviews', name: reason, count })),
  ]
  return stringify(rows, { header: true, columns: [...COLUMNS], escape_formulas: true })
}

function methodRows({
  method,
  currency,
  all,
  paid,
  outcomes,
  timeToCallback,
}: SettlementReport['methods'][number]): Row[] {
  const of = { method, currency }
  return [
    { section: 'attempts', ...of, name: 'all', count: all.count, amount_minor: all.amountMinor },
    { section: 'attempts', ...of, name: 'paid', count: paid.count, amount_minor: paid.amountMinor },
    ...outcomes.map(({ status, resultCode, count, amountMinor }) => ({
      section: 'outcomes',
      ...of,
      name: status,
      result_code: resultCode,
      count,
      amount_minor: amountMinor,
    })),
    { section: 'time_to_callback', ...of, name: 'p50_ms', count: timeToCallback.n, value: timeToCallback.p50Ms },
    { section: 'time_to_callback', ...of, name: 'p95_ms', count: timeToCallback.n, value: timeToCallback.p95Ms },
  ]
}
