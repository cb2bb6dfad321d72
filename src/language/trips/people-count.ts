import { numeralAt } from '../forms/numeral.ts'
import type { Token } from '../span.ts'

const MOST_PEOPLE = 60

/** The number that stands at a token, where it can count people or be somebody's age; `to` is the token behind it. */
export function peopleCountAt(tokens: readonly Token[], at: number): { value: number; to: number } | null {
  const number = numeralAt(tokens, at)
  const counts = number !== null && !number.scaled && Number.isInteger(number.value)
  return counts && number.value >= 1 && number.value <= MOST_PEOPLE ? number : null
}
