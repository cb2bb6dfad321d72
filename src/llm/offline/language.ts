import { franc } from 'franc'
import { type Evidence, isNeutral, isSheng, marksSheng, weigh, wordsOf } from './language-evidence.ts'
import { wordSet } from './tokens.ts'
import type { Lang, LanguageGuess } from './types.ts'

/** Said in whatever language is being spoken: they agree, thank or greet, and tell nothing about it. */
const CARRIERS = wordSet(`
  ok okay okey oki sawa poa ndio ndiyo ndo eeh ee eh haya basi asante ahsante asanti thanks thank you thx pole karibu yes no yeah yap hi hey hello please pls tafadhali boss
`)
/** English that Swahili and Sheng sentences use as their own: a message of these alone is not English. */
const LOANS = wordSet(
  'price size delivery order location discount offer offers cash total sale morning small medium large phone stock receipt',
)
/** A first message this short is believed when all of its words are of one language. */
const FEW = 3
/** Two languages side by side are sure evidence of a mix, whatever their shares. */
const MIXED_SHARE = 0.88
const BELIEVED = 0.8
/** A mix with so much of Sheng in it is Sheng. */
const STREET = 0.6

/**
 * Language of a message. Short or neutral text leans on `prior`, what was heard before; without one it is sure only of a
 * few words that are all plainly of one language ("bei?", "viatu").
 */
export function detectLanguage(message: string, prior: Lang | null): LanguageGuess {
  const tokens = wordsOf(message)
  const evidence = weigh(tokens)
  const silent = tokens.every((token) => CARRIERS.has(token))
  if (silent || evidence.en + evidence.sw + evidence.sheng < 0.8) return lean(evidence, tokens, prior)
  if (tokens.length >= 4) addTrigrams(evidence, tokens)
  const guess = decide(evidence, tokens, prior)
  return prior === null && isPlain(guess.language, evidence, tokens)
    ? { ...guess, confidence: Math.max(guess.confidence, BELIEVED) }
    : guess
}

/** Whether a few words leave no doubt: each is known, and none belongs to the other language. */
function isPlain(language: Lang, { en, sw, knownEn, knownSw }: Evidence, tokens: readonly string[]): boolean {
  const telling = tokens.filter((token) => !CARRIERS.has(token) && !isNeutral(token))
  if (tokens.length > FEW || telling.length === 0) return false
  if (language === 'sw') return en === 0 && knownSw > 0 && knownSw >= telling.length
  if (language === 'sheng') return telling.some(marksSheng)
  return language === 'en' && sw === 0 && knownEn >= telling.length && telling.some((token) => !LOANS.has(token))
}

function addTrigrams(evidence: Evidence, tokens: readonly string[]): void {
  const guess = franc(tokens.join(' '), { only: ['eng', 'swh'], minLength: 1 })
  const weight = Math.min(1.5, tokens.length * 0.15)
  if (guess === 'eng') evidence.en += weight
  // A few English words between names look like anything to the trigrams.
  if (guess === 'swh' && (evidence.knownEn === 0 || evidence.sw > 0)) evidence.sw += weight
}

function lean(evidence: Evidence, tokens: readonly string[], prior: Lang | null): LanguageGuess {
  if (prior !== null) return { language: prior, confidence: 0.7 }
  const swahili = evidence.sw + evidence.sheng > evidence.en
  return { language: swahili ? 'sw' : 'en', confidence: tokens.length === 0 ? 0.3 : 0.5 }
}

function decide(evidence: Evidence, tokens: readonly string[], prior: Lang | null): LanguageGuess {
  const { en, sw, sheng } = evidence
  const total = en + sw + sheng
  // Sheng is spoken on Swahili grammar and with English words: both speak for it once its own words are there.
  if (isSheng(evidence) || (sheng >= STREET && isMixed(evidence, tokens.length)))
    return sure('sheng', (1.3 * sheng + 0.9 * sw + 0.5 * en) / total, total, prior)
  if (isMixed(evidence, tokens.length)) return sure('mixed', MIXED_SHARE, total, prior)
  const language = en >= sw ? 'en' : 'sw'
  return sure(language, Math.max(en, sw) / (en + sw), total, prior)
}

/** Two languages in one sentence; names alone ("Otile Brown") do not make a second language. */
function isMixed({ en, sw, sheng, knownEn, knownSw }: Evidence, length: number): boolean {
  const less = Math.min(en, sw)
  const balanced = less >= 1.4 && less / Math.max(en, sw) >= 0.4
  return length >= 4 && sheng < 1 && balanced && knownEn > 0 && knownSw > 0
}

function sure(language: Lang, share: number, total: number, prior: Lang | null): LanguageGuess {
  const evidence = 1 - Math.exp(-total / 1.1)
  const agreed = prior === language ? 0.08 : 0
  const confidence = Math.min(0.99, Math.min(1, share) * evidence + agreed)
  if (confidence < 0.6 && prior !== null && prior !== language) return { language: prior, confidence: 0.6 }
  return { language, confidence: Math.max(0.3, confidence) }
}
