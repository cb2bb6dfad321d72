import type { OptionValue, Wanted } from '../../src/language/reading.ts'

/** How the words of a search go with what was looked for before. */
export type FindMode = 'new' | 'refine' | 'more' | 'advice'

/** One thing to do in a turn of this journey. A turn works through its tasks in order; one question at most is asked at the end. */
export type Task =
  /** Puts an item in the cart, or in place of a line of it. */
  | { do: 'take'; itemId: string; wanted: Wanted; line: number | null; chosen: Record<string, string> }
  | { do: 'find'; mode: FindMode; wanted: Wanted; line: number | null }
  | { do: 'answer'; wanted: Wanted; topic: string; words: string }
  | { do: 'compare'; wanted: Wanted; words: string }
  | { do: 'remove'; lines: readonly number[]; words: string }
  | { do: 'amount'; line: number | null; wanted: Wanted }
  | { do: 'values'; line: number; values: readonly OptionValue[] }
  | { do: 'not_sold'; words: string }
  | { do: 'out_of_range'; count: number }
  | { do: 'ask_what' }
  /** The question stands: what was said does not answer it. */
  | { do: 'ask_again' }
  | { do: 'see_all' }
  | { do: 'show_cart' }
  | { do: 'what_to_change' }
  | { do: 'drop' }
  /** Leaves the question that is asked; what is in the cart stays. */
  | { do: 'put_aside' }

/** Tasks that choose or look for goods: what was left open before is asked again after them. */
export function isWish({ do: what }: Task): boolean {
  return what === 'take' || what === 'find' || what === 'amount' || what === 'values' || what === 'remove'
}
