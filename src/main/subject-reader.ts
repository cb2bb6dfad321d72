import type { SubjectReader } from '../domain/knowledge/subject-reader.ts'
import { classifySubject } from '../language/classifier/classify-subject.ts'

/** About four megabytes, and the texts. */
const MOST_KEPT = 5_000

/**
 * Reads subjects with the built classifier, which says the same of the same text for every shop. What passages of documents say
 * comes again, questions mostly do not: what nobody has asked for longest makes room.
 */
export function builtSubjectReader(): SubjectReader {
  const kept = new Map<string, Float64Array>()
  return {
    subjectsOf: (text) => {
      const subjects = kept.get(text) ?? classifySubject(text)
      kept.delete(text)
      kept.set(text, subjects)
      const [oldest] = kept.keys()
      if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
      return subjects
    },
  }
}
