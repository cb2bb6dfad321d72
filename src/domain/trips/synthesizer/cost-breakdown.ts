import { partySize } from '../facts/choice-cost.ts'
import type { FactBook } from '../facts/fact-book.ts'
import { planCost } from '../facts/plan-cost.ts'
import type { CostBreakdown, IntentV1, PlanV1 } from '../schemas/index.ts'

const ESTIMATES = 'Prices and times are estimates; verify before booking.'

/** What everything costs everybody, and the same in the currency the customer reads, if a rate is known. */
export function costBreakdown(plan: PlanV1, intent: IntentV1, facts: FactBook): CostBreakdown {
  const cost = planCost(plan, intent, facts)
  const rate = intent.currency === 'USD' ? null : facts.fx('USD', intent.currency)
  const known = intent.currency === 'USD' || rate !== null
  const fxLine = rate ? ` FX as-of ${rate.as_of}.` : known ? '' : ` No exchange rate to ${intent.currency} is known.`
  return {
    flights_usd_cents: cost.flights,
    lodging_usd_cents: cost.lodging,
    attractions_usd_cents: cost.attractions,
    transit_usd_cents: cost.transit,
    daily_spend_usd_cents: cost.dailySpend,
    total_usd_cents: cost.total,
    per_person_usd_cents: Math.ceil(cost.total / partySize(intent.party)),
    local: known ? { currency: intent.currency, total_minor: Math.round(cost.total * (rate?.rate ?? 1)) } : null,
    currency_disclaimer: `${ESTIMATES}${fxLine}`,
  }
}
