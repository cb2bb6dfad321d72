import type { FactData, PlanV1 } from '../schemas/index.ts'
import { createFactBook, type FactBook } from './fact-book.ts'

/** Facts with the ways that were computed for a plan: whoever looks at it later must find them. */
export function withUsedLegs(facts: FactData, plan: PlanV1, book: FactBook): FactData {
  const known = createFactBook(facts)
  const refs = plan.days.flatMap(({ slots }) =>
    slots.flatMap(({ choices }) => choices.flatMap(({ kind, option_ref }) => (kind === 'transit' ? [option_ref] : []))),
  )
  const computed = [...new Set(refs)].flatMap((ref) => (known.leg(ref) ? [] : (book.leg(ref) ?? [])))
  return { ...facts, transit: [...facts.transit, ...computed] }
}
