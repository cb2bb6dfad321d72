import { isKnownWord } from './known-words.ts'
import { ENGLISH_SIGNALS, SWAHILI_SIGNALS } from './lexicon/signal-words.ts'
import { swahiliShape } from './swahili.ts'
import { fold, wordSet } from './tokens.ts'

const SHORTEST = 5
/** From this length on one wrong letter is still a slip; in shorter words it is as often another word. */
const LONG = 7
/** Swahili forms words freely: what is shaped like one of its verbs is taken as meant. */
const WELL_FORMED = 0.9

const long = (words: string) => [...wordSet(words)].filter((word) => word.length >= SHORTEST)
const SWAHILI = new Set(long(SWAHILI_SIGNALS))
const SIGNALS = [...long(ENGLISH_SIGNALS), ...SWAHILI]

/**
 * The text with single slips mended in the few words that rules listen for ("retunrs", "ntaaka"); everything else stays
 * as written. A word that any list knows is left alone, and so is one that `isName` says the shop uses.
 */
export function mendSpelling(text: string, isName: (word: string) => boolean): string {
  return text.replace(/\p{L}{5,}/gu, (word) => {
    const folded = fold(word)
    if (isKnownWord(folded) || isName(folded)) return word
    return signalFor(folded) ?? word
  })
}

function signalFor(word: string): string | null {
  const [near, ...others] = SIGNALS.filter((signal) => isSlipOf(word, signal))
  return near !== undefined && others.length === 0 ? near : null
}

function isSlipOf(word: string, signal: string): boolean {
  if (word[0] !== signal[0] || Math.abs(word.length - signal.length) > 1) return false
  const from = differsAt(word, signal)
  if (SWAHILI.has(signal) && swahiliShape(word) >= WELL_FORMED && word[from] !== word[from - 1]) return false
  const [said, meant] = [word.slice(from), signal.slice(from)]
  if (said.length > meant.length) return said.slice(1) === meant
  if (said.length < meant.length) return said === meant.slice(1)
  const swapped = said[0] === meant[1] && said[1] === meant[0] && said.slice(2) === meant.slice(2)
  return swapped || (signal.length >= LONG && said.slice(1) === meant.slice(1))
}

/** The first place where two words differ. */
function differsAt(a: string, b: string): number {
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  return at
}
