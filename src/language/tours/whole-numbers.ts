const WORDS = ['a', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/** A small whole number as a piece of a pattern: "3", "three", "a". */
export const NUMBER = `(?:\\d{1,2}|${WORDS.join('|')}|an)`

/** What such a piece says; null when it is none. "A" and "an" are one. */
export function wholeNumberOf(said: string | undefined): number | null {
  if (said === undefined) return null
  if (/^\d+$/.test(said)) return Number(said)
  const word = said.toLowerCase()
  if (word === 'an') return 1
  const at = WORDS.indexOf(word)
  return at < 0 ? null : Math.max(1, at)
}
