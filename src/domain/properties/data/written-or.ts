import { z } from 'zod'
import { sentenceOf } from './sentence-of.ts'

/**
 * A value that people write as text and programs in its parts. What the text says goes through the schema of the parts too, so
 * that one set of rules holds for both, and what comes out is always the parts.
 * @param read gives the parts, or what is wrong with the text and how to write it
 */
export function writtenOr<Parts>(
  read: (text: string) => unknown,
  partsOf: (value: unknown) => z.ZodType<Parts>,
): z.ZodType<Parts> {
  return z.unknown().transform((value, check): Parts => {
    const parts = typeof value === 'string' ? read(value.trim()) : value
    const problem = problemIn(parts)
    if (problem !== null) {
      check.addIssue({ code: 'custom', message: problem, input: value })
      return z.NEVER
    }
    const parsed = partsOf(parts).safeParse(parts)
    if (parsed.success) return parsed.data
    for (const issue of parsed.error.issues) {
      // The places of a text have no path in the file.
      const path = typeof value === 'string' ? [] : issue.path
      check.addIssue({ code: 'custom', message: sentenceOf(issue), path, input: value })
    }
    return z.NEVER
  })
}

function problemIn(parts: unknown): string | null {
  return typeof parts === 'object' && parts !== null && 'problem' in parts && typeof parts.problem === 'string'
    ? parts.problem
    : null
}
