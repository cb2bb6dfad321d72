import type { Choice, ChoiceKind, IntentV1, PlanV1 } from '../schemas/index.ts'
import { choiceCost, partySize } from './choice-cost.ts'
import type { FactBook } from './fact-book.ts'

/** What a plan costs the whole party, in US cents. */
export interface PlanCost {
  flights: number
  lodging: number
  attractions: number
  transit: number
  dailySpend: number
  total: number
}

const PARTS: Record<Exclude<ChoiceKind, 'meal'>, 'flights' | 'lodging' | 'attractions' | 'transit'> = {
  flight: 'flights',
  lodging: 'lodging',
  attraction: 'attractions',
  transit: 'transit',
}

/** All money of what is selected: of each choice what its fact says, and where none says it what the choice says. */
export function planCost(plan: PlanV1, intent: IntentV1, facts: FactBook): PlanCost {
  const cost = { flights: 0, lodging: 0, attractions: 0, transit: 0 }
  for (const { slots } of plan.days) {
    for (const { choices } of slots) {
      const choice = choices[0]
      if (choice && choice.kind !== 'meal') cost[PARTS[choice.kind]] += costOf(choice, intent, facts)
    }
  }
  const dailySpend = plan.assumptions.daily_spend_est_cents * plan.days.length * partySize(intent.party)
  return {
    ...cost,
    dailySpend,
    total: cost.flights + cost.lodging + cost.attractions + cost.transit + dailySpend,
  }
}

function costOf(choice: Choice, intent: IntentV1, facts: FactBook): number {
  return choiceCost(choice, facts, intent.party) ?? choice.features.cost_usd_cents
}
