import type { DayShare, Spend } from '../../domain/reports/index.ts'
import type { SpendWire } from '../contract/reports.ts'
import { addressOf } from './report.wire.ts'

/** What models cost, each sum with the calls that are in it. */
export function spendWire(spend: Spend): SpendWire {
  const { day, timezone, budget, spent, reserved, calls, unpricedCalls, month, forecast, step, since } = spend
  const listOf = (number: string, from = day, part: string | null = null) =>
    addressOf('cost', { number, from, to: day, currency: null, part, person: null })
  const share =
    (number: string) =>
    ({ name, calls, unpriced, cost }: DayShare) => ({
      ...{ name, calls, unpriced, cost_micro_usd: cost, list: listOf(number, day, name) },
    })
  return {
    ...{ day, timezone, calls, step, budget_micro_usd: budget, spent_micro_usd: spent, reserved_micro_usd: reserved },
    list: listOf('spend'),
    unpriced: { calls: unpricedCalls, list: listOf('unpriced') },
    month: { from: month.from, spent_micro_usd: month.spent, list: listOf('spend', month.from) },
    forecast_micro_usd: forecast,
    since: since?.toISOString() ?? null,
    by_prompt: spend.byPrompt.map(share('by_prompt')),
    by_model: spend.byModel.map(share('by_model')),
  }
}
