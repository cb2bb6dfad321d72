import { numeralAt } from '../../forms/numeral.ts'
import type { Span } from '../../span.ts'
import type { Desk } from '../desk.ts'

/** "Just one", "moja tu": the number is in the phrase. */
export function onlySaid(desk: Desk): number | null {
  const [only] = desk.cues('only')
  const numbers = only === undefined ? [] : range(only).flatMap((at) => numeralAt(desk.tokens, at) ?? [])
  return numbers[0]?.value ?? null
}

function range({ from, to }: Span): number[] {
  return Array.from({ length: to - from }, (_, at) => from + at)
}
