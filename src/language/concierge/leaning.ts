import type { GuestKind } from './kind-words.ts'
import type { RowQuestion } from './row-question.ts'

/** The question before, as far as the next one may go on with it. */
export interface Frame {
  asked: RowQuestion
  /** The kind of thing that it was of. */
  kind: GuestKind | null
  /** It was asked of the thing that the talk is of; else its own words are all there is to go on with. */
  isOfFocus: boolean
}

/** A question with what it takes from the one before. */
export interface Leant {
  asked: RowQuestion
  /** What is asked: a thing that it names, the thing that was spoken of, or another one of its kind. */
  of: 'named' | 'spoken_of' | 'kind'
  /** Something of the question before stands in it: it may still mean to stand alone. */
  leans: boolean
}
