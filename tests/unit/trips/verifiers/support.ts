import { type IntentV1, verifyPlan } from '../../../../src/domain/trips/index.ts'
import { anIntent, aPlan, type Line, someFacts } from '../../../support/a-trip.ts'

/** What the rules say of these days, as "code@node" with "!" before what blocks. */
export function said(
  days: readonly (readonly Line[])[],
  facts: Parameters<typeof someFacts>[0] = {},
  intent: IntentV1 = anIntent(),
): string[] {
  const book = someFacts(facts)
  return verifyPlan(aPlan(days, book, intent), intent, book).violations.map(
    ({ code, node_ref, blocking }) => `${blocking ? '!' : ''}${code}@${node_ref}`,
  )
}

/** The good days with one of them replaced. */
export function withDay(days: readonly (readonly Line[])[], at: number, lines: readonly Line[]): (readonly Line[])[] {
  return days.map((day, index) => (index === at ? lines : day))
}
