import type { FactBook } from '../facts/fact-book.ts'
import type { Choice, Decision, PlanV1, RepairDiff } from '../schemas/index.ts'
import { usd } from './claims.ts'

/** Why flights and beds are those, and what repair changed. Each thing that was decided once is said once. */
export function decisionsOf(plan: PlanV1, repairs: readonly RepairDiff[], facts: FactBook): Decision[] {
  return [...selections(plan, facts), ...repairs.flatMap(repairDecisions)]
}

function selections(plan: PlanV1, facts: FactBook): Decision[] {
  const decisions = new Map<string, Decision>()
  for (const { slots } of plan.days) {
    for (const { choices, locked } of slots) {
      const choice = choices[0]
      if (!choice || (choice.kind !== 'flight' && choice.kind !== 'lodging')) continue
      decisions.set(`${choice.kind}:${choice.option_ref}`, {
        node: 'selector',
        rationale: locked ? 'The customer holds on to it.' : reason(choice),
        alternatives_considered: choices.length - 1,
        selected: nameOf(choice, facts),
      })
    }
  }
  return [...decisions.values()]
}

function reason({ score, features }: Choice): string {
  const cost = `${usd(features.cost_usd_cents)} for everybody`
  return score === undefined ? `It costs ${cost}.` : `It costs ${cost} and scores ${score.toFixed(2)}.`
}

function nameOf({ kind, option_ref }: Choice, facts: FactBook): string {
  const flight = kind === 'flight' ? facts.flight(option_ref) : null
  if (flight) return `${flight.origin}-${flight.dest} ${flight.departure}`
  return facts.lodging(option_ref)?.name ?? option_ref
}

function repairDecisions({
  moves,
  cycle,
  delta_usd_cents,
  violations_before,
  violations_after,
}: RepairDiff): Decision[] {
  const sign = delta_usd_cents < 0 ? '-' : '+'
  const effect = `${violations_before} to ${violations_after} violations, ${sign}${usd(Math.abs(delta_usd_cents))}`
  return moves.map((move) => ({
    node: 'repair',
    rationale: `Cycle ${cycle}, ${move.move_type}: ${move.old_value ?? 'nothing'} became ${move.new_value ?? 'nothing'} (${effect}).`,
    alternatives_considered: 0,
    selected: move.new_value ?? 'nothing',
  }))
}
