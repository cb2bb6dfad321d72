import type { SecretToken } from './cut-tokens.ts'
import { DIGIT_WORDS, NUMBER_JOINS, TENS_WORDS } from './words.ts'

/** A number as a code: the tokens `first` to `last`, and how many digits it has. */
export interface Code {
  first: number
  last: number
  digits: number
}

const SEPARATORS = new Set(['-', '.', ',', '_', '/', '*', '|', '–'])
const MOST_DIGITS = 8
const FEWEST_DIGITS = 4

/**
 * The code that begins at a token: four to eight digits together, apart ("4 8 2 1", "4-8-2-1", "48 21"), in words, or mixed.
 * A decimal, an amount with its comma, a longer number and one that only begins another are none.
 */
export function codeAt(tokens: readonly SecretToken[], first: number): Code | null {
  const token = tokens[first]
  if (token === undefined || !isElement(token)) return null
  if (token.kind === 'digits' && token.text.length >= FEWEST_DIGITS) return together(tokens, first)
  return apart(tokens, first)
}

function together(tokens: readonly SecretToken[], first: number): Code | null {
  const { text, to } = tokens[first] ?? { text: '', to: 0 }
  const [mark, after] = tokens.slice(first + 1, first + 3)
  const goesOn = mark?.from === to && /^[.,-]$/.test(mark.text) && after?.kind === 'digits' && after.from === mark.to
  return text.length > MOST_DIGITS || goesOn ? null : { first, last: first, digits: text.length }
}

function apart(tokens: readonly SecretToken[], first: number): Code | null {
  const run = runFrom(tokens, first)
  const parts = run.map((place) => tokens[place]).filter((token) => token !== undefined)
  const last = run.at(-1)
  if (last === undefined) return null
  const words = parts.filter(({ kind }) => kind === 'word')
  const tens = words.filter(({ text }) => TENS_WORDS.has(text)).length
  const digits = parts.reduce((sum, { kind, text }) => sum + (kind === 'digits' ? text.length : 1), 0)
  const told = words.filter(({ text }) => !NUMBER_JOINS.has(text)).length
  if (tens > 0) return tens >= 2 && told >= 3 ? { first, last, digits: Math.max(digits, FEWEST_DIGITS) } : null
  const doubled = words.some(({ text }) => text === 'double' || text === 'triple')
  const fits = digits >= (doubled ? 3 : FEWEST_DIGITS) && digits <= MOST_DIGITS
  return fits ? { first, last, digits } : null
}

/** Places of the elements that follow each other, with at most one mark between two. */
function runFrom(tokens: readonly SecretToken[], first: number): number[] {
  const run = [first]
  for (let place = first + 1; place < tokens.length; place++) {
    const token = tokens[place]
    const next = tokens[place + 1]
    if (token === undefined) break
    const dotted = SEPARATORS.has(token.text) && next !== undefined && isElement(next) && singles(tokens, run, next)
    if (dotted) continue
    const joins = NUMBER_JOINS.has(token.text) && next !== undefined && isNumberWord(next)
    // A run of four digits is whole: the next number counts something else.
    const whole = token.kind === 'digits' && token.text.length > 3
    if ((!isElement(token) && !joins) || whole) break
    run.push(place)
  }
  return run
}

/** A point inside "1.2921" is no separator: the groups beside one are as long as each other. */
function singles(tokens: readonly SecretToken[], run: readonly number[], next: SecretToken): boolean {
  const before = tokens[run.at(-1) ?? 0]
  if (before === undefined || before.kind === 'word' || next.kind === 'word') return true
  return before.text.length === next.text.length
}

function isElement(token: SecretToken): boolean {
  return token.kind === 'digits' || isNumberWord(token) || token.text === 'double' || token.text === 'triple'
}

function isNumberWord({ text }: SecretToken): boolean {
  return DIGIT_WORDS.has(text) || TENS_WORDS.has(text)
}
