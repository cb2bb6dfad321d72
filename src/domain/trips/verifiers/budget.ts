import { planCost } from '../facts/plan-cost.ts'
import { BUDGET_SLIPPAGE_PERCENT } from '../limits.ts'
import { advises, blocks, type Verifier } from './verifier.ts'

/** All money of what is selected against the budget. Prices drift, so what is barely above it is told and does not block. */
export const budget: Verifier = {
  name: 'budget',
  trip: ({ plan, intent, facts }) => {
    const { total } = planCost(plan, intent, facts)
    const limit = intent.budget_usd_cents
    if (total <= limit) return []
    const details = { total_usd_cents: total, budget_usd_cents: limit, over_usd_cents: total - limit }
    return total * 100 > limit * (100 + BUDGET_SLIPPAGE_PERCENT)
      ? [blocks('over_budget', null, details)]
      : [advises('over_budget_within_slippage', null, details)]
  },
}
