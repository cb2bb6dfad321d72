import type { Reading } from '../reading.ts'
import type { Token } from '../span.ts'
import { plainWords } from './plain-words.ts'
import { spamScore } from './spam-score.ts'
import { PHRASES } from './words.ts'

export type Verdict = Reading['governor'] & {
  /** Hate, threats or obscenities, beyond what anger excuses. */
  grave: boolean
}

/** Agreement answers a question as often as it makes conversation; alone it is no small talk. */
const CARRIED = new Set(
  'ok okay sawa poa fine great nice cool fiti fresh safi there sir madam bro boss buda karibu lol yo'.split(' '),
)
/** A classifier as sure as this may call a message small talk that no phrase knows. */
const TALKATIVE = 0.75
const LONG = 14

/** What kind of message this is, before anybody acts on it. `intent`: what the classifier takes it for. */
export function judge(tokens: readonly Token[], text: string, intent: { intent: string; confidence: number }): Verdict {
  const words = plainWords(tokens)
  const said = withoutHarmless(words)
  if (PHRASES.grave.has(said)) return { class: 'abuse', confidence: 0.92, grave: true }
  const spam = spamScore(tokens, words, text)
  if (spam >= 1) return { class: 'spam', confidence: Math.min(0.98, 0.6 + 0.2 * spam), grave: false }
  if (PHRASES.mild.has(said)) return { class: 'abuse', confidence: 0.8, grave: false }
  if (words.length > 0 && PHRASES.mashed.find(words).length >= words.length)
    return { class: 'spam', confidence: 0.7, grave: false }
  if (isCasual(words)) return { class: 'casual', confidence: 0.93, grave: false }
  if (intent.intent === 'spam_casual' && intent.confidence >= TALKATIVE && words.length <= LONG)
    return { class: 'casual', confidence: Math.min(0.9, intent.confidence), grave: false }
  return { class: 'business', confidence: Math.max(0.6, 0.97 - spam * 0.4), grave: false }
}

/** Abuse is aimed at somebody; swearing at one's own order or dog food is not. */
function withoutHarmless(words: readonly string[]): readonly string[] {
  const spans = PHRASES.harmless.find(words)
  if (spans.length === 0) return words
  return words.filter((_, at) => !spans.some(({ from, to }) => from <= at && at < to))
}

/** Whether phrases of small talk cover every word, and more is said than "ok". */
function isCasual(words: readonly string[]): boolean {
  const spans = PHRASES.casual.find(words)
  const covered = words.every((word, at) => CARRIED.has(word) || spans.some(({ from, to }) => from <= at && at < to))
  return words.length > 0 && covered && !words.every((word) => CARRIED.has(word))
}
