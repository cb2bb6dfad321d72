import type { GuestReader } from '../domain/knowledge/guest-reader.ts'
import type { SubjectReader } from '../domain/knowledge/subject-reader.ts'
import { classifySubject } from '../language/classifier/classify-subject.ts'
import { openGuestClassifier } from '../language/concierge/guest-classifier.ts'
import { lastUsed } from '../lib/last-used.ts'
import { wordClasses } from './word-classes.ts'

/** Each about five megabytes, and the texts. */
const MOST_KEPT = 5_000

/** Reads subjects of shops with the built classifier, which says the same of the same text for every shop. */
export function builtSubjectReader(): SubjectReader {
  return { subjectsOf: remembered(classifySubject) }
}

/** Reads what guests ask with the built classifiers. */
export function builtGuestReader(): GuestReader {
  const { subjectsOf, figuresAsked } = openGuestClassifier(wordClasses)
  return { subjectsOf: remembered(subjectsOf), figuresAsked }
}

/** What passages of documents say comes again, questions mostly do not: what nobody has asked for longest makes room. */
function remembered(read: (text: string) => Float64Array): (text: string) => Float64Array {
  const kept = lastUsed<string, Float64Array>({ room: MOST_KEPT })
  return (text) => {
    const known = kept.find(text)
    if (known !== null) return known
    const chances = read(text)
    kept.keep(text, chances)
    return chances
  }
}
