import type { Token } from '../span.ts'
import { PHRASES } from './words.ts'

const LINK = 0.45
const GLITTER = 0.35
const GLITTERING = new Set(['💰', '🤑', '💸', '🔥', '🚨', '🎉', '🎁', '💵', '🚀'])
const MANY_GLITTERING = 3
/** Money that nobody here shops in. */
const FOREIGN = 0.35
const FOREIGN_SIGNS = new Set(['£', '€', '$'])
const FORTUNE = 0.3
/** Amounts in such messages; nothing a shop of ours sells costs so much. */
const MILLION = 1_000_000
const SHOUT = 0.25
const SHOUTED_WORDS = 3
const LENGTH = 0.1
const LONG = 100

/** How much of an unwanted mass message a message is: 1 and more is one. Each sign counts once, and no sign is enough alone. */
export function spamScore(tokens: readonly Token[], words: readonly string[], text: string): number {
  const signs = PHRASES.spam.filter(({ phrases }) => phrases.has(words)).reduce((sum, { weight }) => sum + weight, 0)
  const marks = linkScore(tokens) + glitterScore(tokens) + fortuneScore(tokens) + foreignScore(tokens)
  if (signs + marks === 0) return 0
  return signs + marks + (isShouting(tokens) ? SHOUT : 0) + (text.length > LONG ? LENGTH : 0)
}

function linkScore(tokens: readonly Token[]): number {
  return tokens.some(
    ({ kind, text }) => kind === 'code' && /^(?:https?:|www\.)|^[a-z\d.-]+\.[a-z]{2,}(?:\/|$)/.test(text),
  )
    ? LINK
    : 0
}

function glitterScore(tokens: readonly Token[]): number {
  return tokens.filter(({ text }) => GLITTERING.has(text)).length >= MANY_GLITTERING ? GLITTER : 0
}

function fortuneScore(tokens: readonly Token[]): number {
  const amounts = tokens.filter(({ kind }) => kind === 'number').map(({ text }) => Number(text.replaceAll(',', '')))
  const named = tokens.some(({ text }) => text === 'million' || text === 'milioni' || text === 'millions')
  return named || amounts.some((amount) => amount >= MILLION && amount < MILLION * 1000) ? FORTUNE : 0
}

function foreignScore(tokens: readonly Token[]): number {
  return tokens.some(({ text }) => FOREIGN_SIGNS.has(text)) ? FOREIGN : 0
}

function isShouting(tokens: readonly Token[]): boolean {
  let run = 0
  for (const { kind, raw } of tokens) {
    if (kind === 'mark') continue
    run = kind === 'word' && raw.length >= 3 && raw === raw.toUpperCase() ? run + 1 : 0
    if (run >= SHOUTED_WORDS) return true
  }
  return false
}
