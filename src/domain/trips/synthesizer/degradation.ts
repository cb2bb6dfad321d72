import type { FactBook } from '../facts/fact-book.ts'
import type { Choice, ChoiceKind, FactQuality, IntentV1, ItineraryV1, PlanV1, Provenance } from '../schemas/index.ts'
import { OWN_CHOICE_MEAL, TripTool } from '../schemas/index.ts'
import { factBehind } from '../verifiers/evidence.ts'

const BANNER = 'Limited data available. Some information is estimated.'

const TOOL_OF: Record<ChoiceKind, TripTool> = {
  flight: 'flights',
  lodging: 'lodging',
  attraction: 'attractions',
  meal: 'attractions',
  transit: 'transit',
}

/** How sure something that happens is. A meal of one's own choice is as sure as what a day is taken to cost. */
export function factQuality(choice: Choice, facts: FactBook): FactQuality {
  const fact = isOwnMeal(choice) ? facts.data.daily_spend[0] : factBehind(choice, facts)
  return fact ? qualityOf(fact.provenance) : 'omitted'
}

/** Which tools gave estimates or nothing, of all that the plan rests on; `unanswered` are those that did not answer at all. */
export function degradation(
  plan: PlanV1,
  intent: IntentV1,
  facts: FactBook,
  unanswered: readonly TripTool[],
): ItineraryV1['degradation'] {
  const estimated = new Set<TripTool>(unanswered)
  for (const { slots, date } of plan.days) {
    const weather = facts.weather(date)
    if (weather?.basis !== 'forecast') estimated.add('weather')
    for (const { choices } of slots) {
      const choice = choices[0]
      if (choice && !isOwnMeal(choice) && factQuality(choice, facts) !== 'real') estimated.add(TOOL_OF[choice.kind])
    }
  }
  if (intent.currency !== 'USD') {
    const rate = facts.fx('USD', intent.currency)
    if (!rate || qualityOf(rate.provenance) !== 'real') estimated.add('fx')
  }
  const tools = TripTool.options.filter((tool) => estimated.has(tool))
  return { tools, banner: tools.length === 0 ? null : BANNER }
}

function isOwnMeal({ kind, option_ref }: Choice): boolean {
  return kind === 'meal' && option_ref === OWN_CHOICE_MEAL
}

/** What was remembered is as real as when it was asked; when that was stands beside it. */
function qualityOf({ degraded }: Provenance): FactQuality {
  return degraded === 'fixture' || degraded === 'omitted' ? degraded : 'real'
}
