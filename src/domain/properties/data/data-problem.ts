import type { z } from 'zod'
import { sentenceOf } from './sentence-of.ts'

/** Something in a file of a property that cannot be kept. */
export interface DataProblem {
  /** Where it stands: "restaurants[2].hours", or "row 3, hours" of a table; empty for the file itself. */
  path: string
  /** What is wrong, and what to do about it. */
  problem: string
}

/** Every problem that a schema found, with the place at which the value stands in the file. */
export function problemsOf(error: z.core.$ZodError, at: readonly PropertyKey[]): DataProblem[] {
  return error.issues.map((issue) => ({ path: pathText([...at, ...issue.path]), problem: sentenceOf(issue) }))
}

export function pathText(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : `${text}${text === '' ? '' : '.'}${String(key)}`),
    '',
  )
}
