import { minutesOf } from '../hours/span.ts'
import type { PropertyItem } from '../schemas.ts'
import type { RowFact } from './row-fact.ts'
import type { RowQuestion } from './row-question.ts'
import { rowView } from './row-view.ts'

/**
 * Yes or no to what a guest takes for true or asks leave for, from the row alone: a sum, an age, an hour, whether something is
 * free or must be booked. Null where the row does not decide it: a row that is silent says no to nothing.
 */
export function rowVerdict(
  { item, part }: { item: PropertyItem; part: string | null },
  facts: readonly RowFact[],
  question: RowQuestion,
): boolean | null {
  const { ages, booking } = rowView(item, part)
  if (question.age !== null && ages !== undefined) {
    return question.age >= (ages.min ?? 0) && question.age <= (ages.max ?? question.age)
  }
  if (question.claimed !== null) return ofSum(question.claimed, facts)
  if (!question.isYesNo) return null
  if (question.atMost === 0) return ofFree(facts)
  if (question.fields.includes('booking') && booking !== undefined && booking !== 'recommended')
    return booking === 'required'
  return ofClock(facts, question)
}

/** A sum that is said, or is not; one that lies between two prices may be either. */
function ofSum(claimed: number, facts: readonly RowFact[]): boolean | null {
  const prices = facts.flatMap((fact) => (fact.kind === 'price' ? [fact] : []))
  if (prices.length === 0) return null
  const minor = claimed * 100
  if (prices.some(({ low, high }) => low.amountMinor === minor && high.amountMinor === minor)) return true
  const isBetween = prices.some(({ low, high }) => low.amountMinor <= minor && minor <= high.amountMinor)
  return isBetween ? null : false
}

function ofFree(facts: readonly RowFact[]): boolean | null {
  const prices = facts.flatMap((fact) => (fact.kind === 'price' ? [fact.high.amountMinor] : []))
  if (prices.length === 0) return null
  if (prices.every((price) => price === 0)) return true
  return prices.every((price) => price > 0) ? false : null
}

function ofClock(facts: readonly RowFact[], { when }: RowQuestion): boolean | null {
  const clocks = facts.flatMap((fact) => (fact.kind === 'clock' ? [minutesOf(fact.time)] : []))
  const [clock] = clocks
  if (clock === undefined || when === null || when.minutes.length === 0) return null
  return when.minutes.includes(clock)
}
