import type { SubjectReader } from '../domain/knowledge/subject-reader.ts'
import { classifySubject } from '../language/classifier/classify-subject.ts'

/** About four megabytes. */
const MOST_KEPT = 5_000

/** Reads subjects with the built classifier; what passages of documents say comes again with every question and is kept. */
export function builtSubjectReader(): SubjectReader {
  const kept = new Map<string, Float64Array>()
  return {
    subjectsOf: (text) => {
      const known = kept.get(text)
      if (known !== undefined) return known
      const subjects = classifySubject(text)
      if (kept.size >= MOST_KEPT) kept.clear()
      kept.set(text, subjects)
      return subjects
    },
  }
}
