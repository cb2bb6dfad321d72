import { kenyanMobile } from '../../lib/kenyan-mobile.ts'
import type { Span, Token } from '../span.ts'
import { LEXICON } from './lexicon.ts'
import { smallNumber } from './small-number.ts'

const BEGINS = /^(?:0[17]|254|\+|[17]\d{8}$)/
const FIRST_GROUP = /^(?:\+|00|0[17]|254|[17]\d\d$|[17]\d{8}$)/
/** Fewer digits that begin as a number does are a price or a code. */
const LEAST_WRONG = 8
/** With the prefix of a mobile number in front, fewer are enough: no price and no size begins so. */
const PREFIXED = /^0[17]\d{4}/
const MOST_DIGITS = 15
const MOST_TOKENS = 15

interface Run {
  digits: string
  to: number
}

/** Kenyan mobile numbers in all spellings; one that has too few or too many digits is heard as a number that is none. */
export function findPhones(tokens: readonly Token[]): Span[] {
  const spans: Span[] = []
  for (let at = 0; at < tokens.length; ) {
    const span = phoneAt(tokens, at)
    if (span !== null) spans.push(span)
    at = span?.to ?? at + 1
  }
  return spans
}

function phoneAt(tokens: readonly Token[], at: number): Span | null {
  const runs = [...written(tokens, at), ...spoken(tokens, at)]
  const valid = runs.findLast(({ digits }) => kenyanMobile(digits) !== null)
  if (valid !== undefined) return phone(at, valid.to, kenyanMobile(valid.digits))
  const wrong = runs.findLast(
    ({ digits }) =>
      BEGINS.test(digits) && (digits.length >= LEAST_WRONG || PREFIXED.test(digits)) && digits.length <= MOST_DIGITS,
  )
  return wrong === undefined ? null : phone(at, wrong.to, null)
}

/** Groups of digits with a space, dash, dot or bracket between them, as far as each of them could end the number. */
function written(tokens: readonly Token[], from: number): Run[] {
  const runs: Run[] = []
  const plus = tokens[from]?.text === '+' ? 1 : 0
  if (plus === 0 && tokens[from]?.kind !== 'number') return runs
  let digits = plus === 1 ? '+' : ''
  for (let at = from + plus; at < from + MOST_TOKENS; at += 1) {
    const token = tokens[at]
    if (token === undefined) break
    if (token.kind === 'number') {
      const text = token.text.replaceAll('.', '')
      // A single digit behind a number counts something: "0712345678 2 pairs".
      if (!/^\d+$/.test(text) || (text.length < 2 && runs.length > 0)) break
      digits += text
      // Groups are a number only where the first of them begins one.
      if (runs.length === 0 && !FIRST_GROUP.test(digits)) break
      runs.push({ digits, to: at + 1 })
    } else if (!['-', '.', '(', ')'].includes(token.text)) break
  }
  return runs
}

/** "Zero seven one two double three ..." as speech to text writes it. */
function spoken(tokens: readonly Token[], from: number): Run[] {
  if (digitAt(tokens, from) !== 0) return []
  const runs: Run[] = []
  let digits = ''
  for (let at = from; at < tokens.length && digits.length < MOST_DIGITS; at += 1) {
    const twice = LEXICON.double.has(tokens[at]?.text ?? '') ? 1 : 0
    const digit = digitAt(tokens, at + twice)
    if (digit === null) break
    digits += String(digit).repeat(twice + 1)
    at += twice
    runs.push({ digits, to: at + 1 })
  }
  return runs
}

function digitAt(tokens: readonly Token[], at: number): number | null {
  const text = tokens[at]?.text ?? ''
  if (/^\d$/.test(text)) return Number(text)
  const value = LEXICON.digits.get(text) ?? smallNumber(tokens, at)
  return value !== null && value < 10 ? value : null
}

function phone(from: number, to: number, found: string | null): Span {
  return { from, to, meaning: { kind: 'phone', msisdn: found } }
}
