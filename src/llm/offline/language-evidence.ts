import { ENGLISH_GOODS } from './lexicon/english-goods.ts'
import { ENGLISH, SHARED } from './lexicon/english-words.ts'
import { SHENG_STRONG, SHENG_WEAK, SWAHILI } from './lexicon/swahili-words.ts'
import { isBorrowedVerb, swahiliShape } from './swahili.ts'
import { fold, tokensOf, wordSet } from './tokens.ts'

/** Weight for each language; `knownEn` and `knownSw` count words found in the lists, as opposed to guessed by shape. */
export type Evidence = { en: number; sw: number; sheng: number; knownEn: number; knownSw: number }

const ENGLISH_WORDS = wordSet(ENGLISH)
const ENGLISH_THINGS = wordSet(ENGLISH_GOODS)
const SWAHILI_WORDS = wordSet(SWAHILI)
const STRONG = wordSet(SHENG_STRONG)
const WEAK = wordSet(SHENG_WEAK)
const NEUTRAL = wordSet(SHARED)
const ENGLISH_SHAPE =
  /(?:tion|ing|ness|ment|ed|ly|ght|ck|ous|ive|ful|ial|est|ers?|ble|ph|wh|th$|ll|tt|ss|ff|oo|x|q|ea|ou|y$|[bcdfgklmnprstv]s$|[bcdfgjklmnprstvxz]{3})/
const PHRASES =
  /\b(?:mtu wangu|sawa sawa|uko na|mko na|niko na|iko na|nko na|ako na|ni how much|how much ni|nataka ka|za kwenu|sema (?:bro|boss|buda|mkubwa)|form ni|bei ni ngapi bro|aje aje|saa hii|si uni\w+|kuna form|iko form|ni ngapi hiyo|tuma doo|uko aje|mko aje|ni aje|mambo ni|tao|mtaani kwenu|kwa hao)\b/g

/** "ku-cancel", "ina-delay", "u-confirm": a Swahili prefix joined to an English verb by a hyphen. */
const JOINED = /\b(ku|ni|u|i|tu|wa|zi|[nu]me|[iazu]ta|(?:ni|u|i|a|tu|m|wa|zi)(?:na|ta|me))-(?=[a-z]{3})/g
/** Swahili puts "hii", "ile" after the noun; before an English noun they are street talk. */
const POINTING = wordSet('hii hiyo hizi hizo ile zile hio hyo huyo iyo izo hiki')

/** The words of a message that tell its language: no numbers, and prefixes joined to their verbs. */
export function wordsOf(message: string): string[] {
  return tokensOf(fold(message).replace(JOINED, '$1')).filter((token) => !/^\d/.test(token))
}

/** How much the words of a message speak for each language. */
export function weigh(tokens: readonly string[]): Evidence {
  const evidence: Evidence = { en: 0, sw: 0, sheng: 0, knownEn: 0, knownSw: 0 }
  for (const token of tokens) weighWord(evidence, token)
  evidence.sheng += 1.2 * (tokens.join(' ').match(PHRASES) ?? []).length
  evidence.sheng += 0.7 * tokens.filter((token, at) => POINTING.has(token) && isEnglishOnly(tokens[at + 1])).length
  return evidence
}

function isEnglishOnly(token: string | undefined): boolean {
  return token !== undefined && (ENGLISH_WORDS.has(token) || ENGLISH_THINGS.has(token)) && !SWAHILI_WORDS.has(token)
}

function weighWord(evidence: Evidence, token: string): void {
  if (isBorrowedVerb(token)) {
    evidence.sheng += 1.5
    return
  }
  const strong = STRONG.has(token)
  if (strong) evidence.sheng += 1
  else if (WEAK.has(token)) evidence.sheng += 0.35
  const swahili = SWAHILI_WORDS.has(token)
  const english = ENGLISH_WORDS.has(token)
  if (NEUTRAL.has(token)) {
    if (swahili) evidence.sw += 0.4
    if (english) evidence.en += 0.4
  } else if (swahili && english) {
    evidence.sw += 0.3
    evidence.en += 0.5
  } else if (english) {
    evidence.en += 1
    evidence.knownEn += 1
  } else if (swahili) {
    evidence.sw += 1
    evidence.knownSw += 1
  } else if (!strong) weighShape(evidence, token)
}

function weighShape(evidence: Evidence, token: string): void {
  const shape = swahiliShape(token)
  if (ENGLISH_SHAPE.test(token) && shape < 0.9) evidence.en += 0.5
  else evidence.sw += shape * 0.8
}

/** One Sheng word in a long English or Swahili sentence ("bro") does not make it Sheng. */
export function isSheng({ en, sw, sheng }: Evidence): boolean {
  if (sheng < 0.95) return false
  if (sw + sheng < en * 0.5 && sheng < 2) return false
  return sheng >= 1.2 || sw + en < 6
}

/** Whether a word is written alike in both languages. */
export function isNeutral(token: string): boolean {
  return NEUTRAL.has(token)
}

/** Whether nobody outside Sheng writes this word. */
export function marksSheng(token: string): boolean {
  return STRONG.has(token) || isBorrowedVerb(token)
}
