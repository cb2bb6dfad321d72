import type { Token } from '../span.ts'
import { LEXICON } from './lexicon.ts'
import { unitAt } from './measures.ts'
import { numeralAt } from './numeral.ts'

/** A sum in shillings. `named`: a word or sign of the currency stands beside it; `scaled`: said in hundreds or thousands. */
export interface Amount {
  value: number
  from: number
  to: number
  named: boolean
  scaled: boolean
}

const SIGNS = new Set(['/=', '/-'])

/** The sum that begins at a token; null for a number that counts something else. */
export function amountAt(tokens: readonly Token[], from: number): Amount | null {
  const start = afterCurrency(tokens, from)
  const numeral = numeralAt(tokens, start)
  if (numeral === null || numeral.value < 1) return null
  const ends = currencyEnd(tokens, numeral.to)
  const named = start > from || ends > numeral.to
  if (!named && counts(tokens, numeral.to)) return null
  return { value: numeral.value, from, to: ends, named, scaled: numeral.scaled }
}

/** "Ksh. 500", "KES 500". */
function afterCurrency(tokens: readonly Token[], at: number): number {
  if (!LEXICON.currency.has(tokens[at]?.text ?? '')) return at
  return ['.', ':'].includes(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1
}

function currencyEnd(tokens: readonly Token[], at: number): number {
  const text = tokens[at]?.text ?? ''
  return LEXICON.currency.has(text) || SIGNS.has(text) ? at + 1 : at
}

function counts(tokens: readonly Token[], at: number): boolean {
  const text = tokens[at]?.text ?? ''
  const pieces = LEXICON.pieces.has(text) || LEXICON.piecesOf.has(text) || LEXICON.groups.has(text)
  return pieces || unitAt(tokens, at) !== null || LEXICON.counted.has(text) || LEXICON.durations.has(text)
}
