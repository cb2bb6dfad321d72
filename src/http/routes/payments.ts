import type { z } from 'zod'
import * as payments from '../../domain/payments/index.ts'
import * as contract from '../contract/payments.ts'
import { HttpError } from '../http-error.ts'
import { type Api, serve } from '../serve/serve.ts'
import { reportCsv } from './report-csv.ts'
import { reversalWire } from './reversal.wire.ts'

const LONGEST_DAYS = 366
/** Every run asks the providers about every unfinished payment: a few in a row, then one a minute. */
const RUNS = { burst: 3, perSecond: 1 / 60 }

/** The settlement report, the comparison with the lists of the providers, and money that is sent back. */
export function servePayments(api: Api): void {
  serve(api, contract.getSettlementReport, async (ctx, { query }) => {
    refusePeriod(query)
    const report = await payments.getSettlementReport(ctx, { from: query.from, to: query.to })
    return query.format === 'csv' ? { csv: reportCsv(report) } : { json: report }
  })
  serve(api, contract.reconcilePayments, async (ctx) => {
    const { granted, waitMs } = await ctx.ports.limiter.take(ctx.tenantId, 'reconcile', RUNS)
    if (!granted) {
      const seconds = Math.ceil(waitMs / 1000)
      const message = `This shop was reconciled just now. Try again in ${seconds} seconds.`
      throw new HttpError('wait_before_retry', message, { retryAfterS: seconds })
    }
    const lists = await payments.readMoneyLists(ctx)
    const counts = await payments.reconcilePayments(ctx, { olderThanMs: 15_000, evenPlanned: true })
    return { ...counts, ...lists }
  })
  serve(api, contract.reverseReceipt, async (ctx, { params, body }) => {
    const { amount_minor: amountMinor = null, note } = body
    const reversal = await payments.requestReversal(ctx, { receiptId: params.id, amountMinor, note })
    return { reversal: reversalWire(reversal) }
  })
  serve(api, contract.listReversals, async (ctx, { query }) => {
    const reversals = await payments.listReversals(ctx, { status: query.status ?? null })
    return { reversals: reversals.map(reversalWire) }
  })
  serve(api, contract.endReversal, async (ctx, { params, body }) => ({
    reversal: reversalWire(await payments.endReversal(ctx, { reversalId: params.id, ...body })),
  }))
}

function refusePeriod({ from, to }: z.output<typeof contract.getSettlementReport.query>): void {
  if (from >= to) {
    throw new HttpError('invalid_input', 'from must be earlier than to: to is the first instant that is left out.')
  }
  if (to.getTime() - from.getTime() > LONGEST_DAYS * 86_400_000) {
    throw new HttpError('invalid_input', `A report covers at most ${LONGEST_DAYS} days: ask for a shorter period.`)
  }
}
