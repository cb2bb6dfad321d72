import type { RowFact } from './row-fact.ts'

const BETWEEN = /\b(\d{1,2})\s*(?:to|-|–|hadi)\s*(\d{1,2})\s*(?:years?|yrs?|miaka)?\b/i
const UNDER = /\b(?:under|below|chini ya)\s*(\d{1,2})\b/i
const FROM =
  /\b(?:(\d{1,2})\s*(?:\+|years? and (?:over|older|above))|(?:from|over|kuanzia)\s*(\d{1,2})\s*(?:years?|yrs?|miaka)\b)/i
/** What is paid by head of somebody of an age. */
const BY_AGE: ReadonlySet<string | null> = new Set(['child', 'person', 'adult', 'ticket'])

/** Of prices by age, as their names say, those of one age; null where no price names an age that it has. */
export function pricesOfAge(facts: readonly RowFact[], age: number): RowFact[] | null {
  const meant = facts.filter(
    (fact) => fact.kind === 'price' && fact.of !== null && BY_AGE.has(fact.per) && isOfAge(fact.of, age),
  )
  return meant.length === 0 ? null : meant
}

function isOfAge(name: string, age: number): boolean {
  const [, low, high] = BETWEEN.exec(name) ?? []
  if (low !== undefined && high !== undefined) return age >= Number(low) && age <= Number(high)
  const under = UNDER.exec(name)?.[1]
  if (under !== undefined) return age < Number(under)
  const from = FROM.exec(name)
  return from !== null && age >= Number(from[1] ?? from[2])
}
