import { franc } from 'franc'
import { ENGLISH, SHARED } from './lexicon/english-words.ts'
import { SHENG_STRONG, SHENG_WEAK, SWAHILI } from './lexicon/swahili-words.ts'
import { isBorrowedVerb, swahiliShape } from './swahili.ts'
import { tokenise, wordSet } from './tokens.ts'
import type { Lang, LanguageGuess } from './types.ts'

/** Weight for each language; `knownEn` and `knownSw` count words found in the lists, as opposed to guessed by shape. */
type Evidence = { en: number; sw: number; sheng: number; knownEn: number; knownSw: number }

const ENGLISH_WORDS = wordSet(ENGLISH)
const SWAHILI_WORDS = wordSet(SWAHILI)
const STRONG = wordSet(SHENG_STRONG)
const WEAK = wordSet(SHENG_WEAK)
const NEUTRAL = wordSet(SHARED)
const ENGLISH_SHAPE =
  /(?:tion|ing|ness|ment|ed|ly|ght|ck|ous|ive|ful|ial|est|ers?|ble|ph|wh|th$|ll|tt|ss|ff|oo|x|q|ea|ou|y$|[bcdfgklmnprstv]s$|[bcdfgjklmnprstvxz]{3})/
const PHRASES =
  /\b(?:mtu wangu|sawa sawa|uko na|mko na|niko na|iko na|nko na|ako na|ni how much|how much ni|nataka ka|za kwenu|sema (?:bro|boss|buda|mkubwa)|form ni|bei ni ngapi bro|aje aje|saa hii|hapo na|si uni\w+|kuna form|iko form|ni ngapi hiyo|tuma doo|uko aje|mko aje|ni aje|mambo ni|tao|mtaani kwenu|kwa hao)\b/g

/** Language of a message. Short or neutral text leans on `prior`; without one its confidence stays below 0.75. */
export function detectLanguage(message: string, prior: Lang | null): LanguageGuess {
  const tokens = tokenise(message).filter((token) => !/^\d/.test(token))
  const evidence = weigh(tokens)
  if (evidence.en + evidence.sw + evidence.sheng < 0.8) return lean(evidence, tokens, prior)
  if (tokens.length >= 4) addTrigrams(evidence, tokens)
  return decide(evidence, tokens, prior)
}

function weigh(tokens: readonly string[]): Evidence {
  const evidence: Evidence = { en: 0, sw: 0, sheng: 0, knownEn: 0, knownSw: 0 }
  for (const token of tokens) weighWord(evidence, token)
  evidence.sheng += 1.2 * (tokens.join(' ').match(PHRASES) ?? []).length
  return evidence
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

function addTrigrams(evidence: Evidence, tokens: readonly string[]): void {
  const guess = franc(tokens.join(' '), { only: ['eng', 'swh'], minLength: 1 })
  const weight = Math.min(1.5, tokens.length * 0.15)
  if (guess === 'eng') evidence.en += weight
  if (guess === 'swh') evidence.sw += weight
}

function lean(evidence: Evidence, tokens: readonly string[], prior: Lang | null): LanguageGuess {
  if (prior !== null) return { language: prior, confidence: 0.7 }
  const swahili = evidence.sw + evidence.sheng > evidence.en
  return { language: swahili ? 'sw' : 'en', confidence: tokens.length === 0 ? 0.3 : 0.5 }
}

function decide(evidence: Evidence, tokens: readonly string[], prior: Lang | null): LanguageGuess {
  const { en, sw, sheng } = evidence
  const total = en + sw + sheng
  if (isSheng(evidence)) return sure('sheng', (sheng + Math.min(en, sw)) / (total * 0.7), total, prior)
  if (isMixed(evidence, tokens.length)) return sure('mixed', (2 * Math.min(en, sw)) / total, total, prior)
  const language = en >= sw ? 'en' : 'sw'
  return sure(language, Math.max(en, sw) / (en + sw), total, prior)
}

/** Two languages in one sentence; names alone ("Otile Brown") do not make a second language. */
function isMixed({ en, sw, sheng, knownEn, knownSw }: Evidence, length: number): boolean {
  const less = Math.min(en, sw)
  const balanced = less >= 1.4 && less / Math.max(en, sw) >= 0.4
  return length >= 4 && sheng < 1 && balanced && knownEn > 0 && knownSw > 0
}

/** One Sheng word in a long English or Swahili sentence ("bro") does not make it Sheng. */
function isSheng({ en, sw, sheng }: Evidence): boolean {
  if (sheng < 0.95) return false
  if (sw + sheng < en * 0.5 && sheng < 2) return false
  return sheng >= 1.2 || sw + en < 6
}

function sure(language: Lang, share: number, total: number, prior: Lang | null): LanguageGuess {
  const evidence = 1 - Math.exp(-total / 1.1)
  const agreed = prior === language ? 0.08 : 0
  const confidence = Math.min(0.99, Math.min(1, share) * evidence + agreed)
  if (confidence < 0.6 && prior !== null && prior !== language) return { language: prior, confidence: 0.6 }
  return { language, confidence: Math.max(0.3, confidence) }
}
