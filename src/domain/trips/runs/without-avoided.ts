import type { FactData } from '../schemas/index.ts'

/** The facts without the venues that a customer does not want. */
export function withoutAvoided(facts: FactData, avoid: readonly string[]): FactData {
  if (avoid.length === 0) return facts
  const avoided = new Set(avoid)
  return { ...facts, attractions: facts.attractions.filter(({ id }) => !avoided.has(id)) }
}
