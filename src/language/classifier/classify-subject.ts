import type { Token } from '../span.ts'
import { tokenise } from '../text/tokenise.ts'
import { subjectWeights } from './subject-weights.ts'
import { SUBJECTS, type Subject } from './subjects.ts'
import { openTextModel } from './text-model.ts'

const model = openTextModel(subjectWeights)

/** What a question to a shop, or a passage of its documents, is about: chances in the order of SUBJECTS, together 1. */
export function classifySubject(text: string): Float64Array {
  return model.chances(tokenise(text))
}

export interface SubjectGuess {
  /** The likeliest subject that is one. */
  name: Subject
  chance: number
  /** The chance that the shop is asked about none. */
  none: number
}

/** What a message asks of the shop, if it does. */
export function guessSubject(tokens: readonly Token[]): SubjectGuess {
  const chances = model.chances(tokens)
  const some = SUBJECTS.slice(0, -1).map((name, at) => ({ name, chance: chances[at] ?? 0 }))
  return { ...some.reduce((best, one) => (one.chance > best.chance ? one : best)), none: chances.at(-1) ?? 0 }
}
