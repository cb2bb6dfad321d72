/** How surely a sum, a time or a span of time is asked for, each from 0 to 1. */
export type FiguresAsked = Readonly<Record<'?cost' | '?when' | '?long', number>>

/**
 * Says what a guest asks about: chances, together 1, always in the same order, of which the last is that the words ask about
 * nothing by themselves, because they lean on the talk. What answers is read by the same subjects: a question and its answer
 * often share no word.
 */
export interface GuestReader {
  subjectsOf(text: string): Float64Array
  figuresAsked(text: string): FiguresAsked
}
