import Router from '@koa/router'
import type { Context } from 'koa'
import { z } from 'zod'
import { AppError } from '../../domain/errors.ts'
import {
  getSettlementReport,
  readMoneyLists,
  reconcilePayments,
  SettlementReport,
} from '../../domain/payments/index.ts'
import { answer } from '../answer.ts'
import { HttpError } from '../http-error.ts'
import type { StaffAuth } from '../middleware/staff-auth.ts'
import { reportCsv } from './report-csv.ts'

const LONGEST_DAYS = 366
/** Every run asks the providers about every unfinished payment: a few in a row, then one a minute. */
const RUNS = { burst: 3, perSecond: 1 / 60 }

const Instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text))
const Query = z.strictObject({ from: Instant, to: Instant, format: z.enum(['json', 'csv']).default('json') })

const Count = z.int().min(0)
/** The names are those that the report has always had. */
const ReconciliationWire = z.strictObject({
  checked: Count,
  paid: Count,
  unpaid: Count,
  inReview: Count,
  open: Count,
  problems: Count,
  left: Count,
  withoutReceipt: Count,
  reportsMissed: Count,
  reportsProven: Count,
  listProblems: z.array(z.string()),
})

/**
 * GET /v1/payments/report?from=&to=&format=json|csv: the settlement report of the shop whose token is sent.
 * POST /v1/payments/reconcile: reads the providers' lists of money and compares its unfinished payments with them now, and
 * gives the counts.
 */
export function paymentReportRoutes(deps: { staff: StaffAuth }): Router {
  const router = new Router({ prefix: '/v1/payments' })
  router.get('/report', async (http) => {
    const ctx = await deps.staff(http)
    const { format, ...period } = readQuery(http)
    const report = await getSettlementReport(ctx, period)
    if (format === 'json') {
      answer(http, SettlementReport, report)
      return
    }
    http.type = 'text/csv; charset=utf-8'
    http.attachment('settlement-report.csv')
    http.body = reportCsv(report)
  })
  router.post('/reconcile', async (http) => {
    const ctx = await deps.staff(http)
    const { granted, waitMs } = await ctx.ports.limiter.take(ctx.tenantId, 'reconcile', RUNS)
    if (!granted) {
      const seconds = Math.ceil(waitMs / 1000)
      throw new AppError('wait_before_retry', `This shop was reconciled just now. Try again in ${seconds} seconds.`)
    }
    const lists = await readMoneyLists(ctx)
    const counts = await reconcilePayments(ctx, { olderThanMs: 15_000, evenPlanned: true })
    answer(http, ReconciliationWire, { ...counts, ...lists })
  })
  return router
}

function readQuery(http: Context): z.infer<typeof Query> {
  const query = Query.safeParse({ ...http.query })
  if (!query.success) {
    throw invalid(
      `${query.error.issues.map(({ path, message }) => `${path.join('.') || 'query'}: ${message}`).join('; ')}. ` +
        'Send from and to as instants with their zone, e.g. from=2026-11-01T00:00:00%2B03:00, and format=json or csv.',
    )
  }
  const { from, to } = query.data
  if (from >= to) throw invalid('from must be earlier than to: to is the first instant that is left out.')
  if (to.getTime() - from.getTime() > LONGEST_DAYS * 86_400_000) {
    throw invalid(`A report covers at most ${LONGEST_DAYS} days: ask for a shorter period.`)
  }
  return query.data
}

function invalid(message: string): HttpError {
  return new HttpError(422, 'invalid_query', message)
}
