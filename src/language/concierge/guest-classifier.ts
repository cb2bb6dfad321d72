import { openTextModel } from '../classifier/text-model.ts'
import { classesHeard, type WordClasses } from '../classifier/word-classes.ts'
import { tokenise } from '../text/tokenise.ts'
import { aspectWeights } from './aspect-weights.ts'
import { ASPECTS, type Aspect } from './aspects.ts'
import { guestSubjectWeights } from './guest-subject-weights.ts'

/** The aspects that each kind of figure answers. */
const FIGURES = {
  '?cost': ['price', 'penalty'],
  '?when': ['hours', 'days'],
  '?long': ['duration', 'notice'],
} as const satisfies Record<string, readonly Aspect[]>

/** Says what guests ask, as chances in the order of the names, together 1. */
export interface GuestClassifier {
  /** Of GUEST_SUBJECTS: of a question, or of what answers one. */
  subjectsOf(text: string): Float64Array
  /** How surely each kind of figure is asked for, 0 to 1: a sum, a time, a span of time. */
  figuresAsked(text: string): Record<keyof typeof FIGURES, number>
}

/** Opens the built classifiers when the first question asks them. */
export function openGuestClassifier(classes: () => WordClasses): GuestClassifier {
  const subjects = openTextModel(guestSubjectWeights, (tokens) => classesHeard(classes())(tokens))
  const aspects = openTextModel(aspectWeights, (tokens) => classesHeard(classes())(tokens))
  return {
    subjectsOf: (text) => sharpened(subjects.chances(tokenise(text))),
    figuresAsked: (text) => figuresIn(aspects.chances(tokenise(text))),
  }
}

/** Two texts are held against each other by what each is likeliest about: small chances of everything else say nothing. */
function sharpened(chances: Float64Array): Float64Array {
  const total = chances.reduce((sum, chance) => sum + chance * chance, 0)
  return chances.map((chance) => (chance * chance) / total)
}

function figuresIn(chances: Float64Array): Record<keyof typeof FIGURES, number> {
  const of = (names: readonly Aspect[]) => names.reduce((sum, name) => sum + (chances[ASPECTS.indexOf(name)] ?? 0), 0)
  return { '?cost': of(FIGURES['?cost']), '?when': of(FIGURES['?when']), '?long': of(FIGURES['?long']) }
}
