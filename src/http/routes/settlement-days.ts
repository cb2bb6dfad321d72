import * as payments from '../../domain/payments/index.ts'
import * as contract from '../contract/settlement-days.ts'
import { type Api, serve } from '../serve/serve.ts'

/** The settlement report by days: each of its numbers opens the list that it counts. */
export function serveSettlementDays(api: Api): void {
  serve(api, contract.getSettlementDays, async (ctx, { query }) => {
    const { timezone, days, totals } = await payments.getSettlementDays(ctx, query)
    return {
      ...query,
      timezone,
      days: days.map((day) => ({ date: day.date, ...figuresWire(day) })),
      totals: totals.map(figuresWire),
    }
  })
}

function figuresWire(figures: payments.MethodFigures) {
  const { method, currency, from, to } = figures
  const number = (what: payments.Counted): contract.FigureWire => {
    const { count, amountMinor } = figures[what]
    const query = { method, currency, from: from.toISOString(), to: to.toISOString() }
    return { count, amount_minor: amountMinor, list: listOf(what, query) }
  }
  return {
    method,
    currency,
    asked: number('asked'),
    paid: number('paid'),
    rescued: number('rescued'),
    open: number('open'),
    in_review: number('in_review'),
    refunded: number('refunded'),
    fees: null,
  }
}

/** The address of the list that a number counts. */
function listOf(what: payments.Counted, query: Record<string, string>): string {
  if (what === 'refunded') return `/v1/payments/refunds?${new URLSearchParams(query)}`
  const narrowed = what === 'asked' ? query : { ...query, outcome: what }
  return `/v1/payments/attempts?${new URLSearchParams(narrowed)}`
}
