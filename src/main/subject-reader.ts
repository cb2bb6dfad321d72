import type { SubjectReader } from '../domain/knowledge/subject-reader.ts'
import { classifySubject } from '../language/classifier/classify-subject.ts'
import { lastUsed } from '../lib/last-used.ts'

/** About four megabytes, and the texts. */
const MOST_KEPT = 5_000

/**
 * Reads subjects with the built classifier, which says the same of the same text for every shop. What passages of documents say
 * comes again, questions mostly do not: what nobody has asked for longest makes room.
 */
export function builtSubjectReader(): SubjectReader {
  const kept = lastUsed<string, Float64Array>({ room: MOST_KEPT })
  return {
    subjectsOf: (text) => {
      const known = kept.find(text)
      if (known !== null) return known
      const subjects = classifySubject(text)
      kept.keep(text, subjects)
      return subjects
    },
  }
}
