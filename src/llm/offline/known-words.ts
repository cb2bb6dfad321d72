import { conceptWords } from './concepts.ts'
import { ENGLISH, SHARED } from './lexicon/english-words.ts'
import { NAMES } from './lexicon/names.ts'
import { ASK_STOP_WORDS, COLOURS, PURPOSES } from './lexicon/shopping-words.ts'
import { ENGLISH_SIGNALS, SWAHILI_SIGNALS } from './lexicon/signal-words.ts'
import { SHENG_STRONG, SHENG_WEAK, SWAHILI } from './lexicon/swahili-words.ts'
import { isNumberWord } from './numbers.ts'
import { namesGoods } from './shop-lexicon.ts'
import { isBorrowedVerb } from './swahili.ts'
import { wordSet } from './tokens.ts'

const KNOWN: ReadonlySet<string> = new Set([
  ...wordSet(ENGLISH, SHARED, SWAHILI, SHENG_STRONG, SHENG_WEAK, NAMES, ENGLISH_SIGNALS, SWAHILI_SIGNALS),
  ...ASK_STOP_WORDS,
  ...conceptWords(),
])

/** Whether any of our lists has this word, folded, in any of the three languages, or its plain plural. */
export function isKnownWord(word: string): boolean {
  const known = (one: string) => KNOWN.has(one) || COLOURS.has(one) || PURPOSES.has(one) || isNumberWord(one)
  return known(word) || known(word.replace(/s$/, '')) || namesGoods(word) || isBorrowedVerb(word)
}
