import type { Concept } from './search/concept.ts'

/** What of a question is looked for: its concepts, with how much each counts. */
export interface Sought {
  concepts: readonly Concept[]
  counts: readonly number[]
}
