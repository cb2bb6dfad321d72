import { asLatin } from '../../lib/as-latin.ts'
import { bareCode } from './bare-code.ts'
import { findCards } from './cards.ts'
import { cutTokens, type SecretToken } from './cut-tokens.ts'
import { type FoundSecret, namedSecrets } from './named-secrets.ts'
import { SECRET_MARK } from './secret-mark.ts'
import type { SecretKind } from './words.ts'

export interface SecretsRead {
  /** The message with a mark in the place of each secret; the very same when there is none. */
  text: string
  kinds: SecretKind[]
  /** It ends by announcing a secret: what comes next, alone, is that secret. */
  ahead: boolean
  /**
   * It is nothing but a code, which only what came before can tell: the text without it, and whether it has the four digits
   * of a PIN.
   */
  bare: { text: string; isPin: boolean } | null
}

/** No message without one of these holds a secret: most are let through by one look. */
const HINTS =
  /p\W{0,2}[i1!|]*\W{0,2}n|pni|siri|secret|nywila|nwila|o\W?t\W?p|pas\W?[sw]|pasiwadi|cv[vcn]|code|kodi|msimbo|uthibitisho|\d(?:\D?\d){11}/i
const SHORT = 48
/** What is not seen, and what is only drawn over, under or around a character. */
const UNSEEN = /[\p{Cf}\p{M}]/gu

/**
 * Finds PINs, passwords, one-time codes and cards that a customer has typed, in English, Swahili and Sheng. Pure, and quick
 * enough to run before a message is stored.
 */
export function readSecrets(message: string): SecretsRead {
  const text = plain(message)
  const hinted = HINTS.test(text)
  const short = text.length <= SHORT
  if (!hinted && !short) return { text: message, kinds: [], ahead: false, bare: null }
  const tokens = cutTokens(text)
  const { found, ahead } = hinted ? namedSecrets(text, tokens) : { found: [], ahead: false }
  const cards = hinted ? findCards(text, tokens).map((place) => ({ kind: 'card' as const, ...place })) : []
  const secrets = [...found, ...cards]
  if (secrets.length === 0) return { text: message, kinds: [], ahead, bare: short ? bareCode(text, tokens) : null }
  return {
    text: marked(text, [...secrets, ...repeated(text, tokens, secrets)]),
    kinds: [...new Set(secrets.map(({ kind }) => kind))],
    ahead: false,
    bare: null,
  }
}

/** Digits and letters of other scripts and widths are what they pass for, and nothing invisible or crossed out stands between them. */
function plain(message: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what is all ASCII is plain already.
  if (/^[\x00-\x7F]*$/.test(message)) return message
  return message
    .normalize('NFKC')
    .replace(UNSEEN, '')
    .replace(/\p{Nd}/gu, (digit) => String(decimalOf(digit)))
    .replace(/\P{ASCII}/gu, asLatin)
}

/** Decimal digits stand in rows of ten that begin with their zero. */
function decimalOf(digit: string): number {
  const point = digit.codePointAt(0) ?? 0
  let zero = point
  while (point - zero < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero--
  return point - zero
}

/** Who says a secret twice has told it once by its name. */
function repeated(text: string, tokens: readonly SecretToken[], secrets: readonly FoundSecret[]): FoundSecret[] {
  return secrets.flatMap(({ kind, from, to }) => {
    const value = text.slice(from, to)
    const digits = value.replace(/\D/g, '')
    const same = tokens.filter((token) => digits.length >= 4 && token.text === digits)
    const words = kind === 'password' ? [...text.matchAll(new RegExp(escaped(value), 'gi'))] : []
    return [
      ...same.map((token) => ({ kind, from: token.from, to: token.to })),
      ...words.map(({ index, 0: word }) => ({ kind, from: index, to: index + word.length })),
    ]
  })
}

function escaped(value: string): string {
  return value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

function marked(text: string, secrets: readonly FoundSecret[]): string {
  let told = ''
  let at = 0
  for (const { from, to } of [...secrets].sort((one, other) => one.from - other.from)) {
    if (from >= at) told += text.slice(at, from) + SECRET_MARK
    at = Math.max(at, to)
  }
  return told + text.slice(at)
}
