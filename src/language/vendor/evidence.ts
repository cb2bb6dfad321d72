import { findForms } from '../forms/find-forms.ts'
import type { Measure } from '../reading.ts'
import type { Meaning, Token } from '../span.ts'
import { tokenise } from '../text/tokenise.ts'

/** What the message itself says, to hold a model's words against. */
export interface Evidence {
  tokens: readonly Token[]
  /** Whether these words are in the message, in any order; a number also where it was spelt out. */
  says(words: string): boolean
  /** A sum of shillings that was said, in minor units; null for any other. */
  amount(shillings: number | undefined): number | null
  /** A count that was said; one thing need not be counted. */
  count(pieces: number | undefined): number | null
  measure(words: string | undefined): Measure | null
  /** Undefined for digits that nobody wrote, null for a number that is no telephone number of the country. */
  phone(digits: string | undefined): string | null | undefined
  code(words: string | undefined): string | null
}

const SHORTEST_PHONE = 6
const CODE = 4

/** Forms are taken as candidates, before any of them is chosen: what could be a sum or a count may be named as one. */
export function evidenceOf(text: string): Evidence {
  const tokens = tokenise(text)
  const meanings = findForms(tokens).map(({ meaning }) => meaning)
  const words = new Set(tokens.map((token) => token.text))
  const joined = squeezed(text)
  const numbers = new Set(meanings.flatMap(numbersOf))
  const sums = new Set([...meanings.flatMap(sumsOf), ...[...numbers].map((value) => Math.round(value * 100))])
  const phones = meanings.flatMap((meaning) => (meaning.kind === 'phone' ? [meaning.msisdn] : []))
  return {
    tokens,
    says: (said) =>
      tokenise(said).every(({ kind, text }) => kind === 'mark' || words.has(text) || numbers.has(Number(text))),
    amount: (shillings) => {
      const minor = shillings === undefined ? null : Math.round(shillings * 100)
      return minor !== null && sums.has(minor) ? minor : null
    },
    count: (pieces) => (pieces !== undefined && pieces >= 1 && (pieces === 1 || numbers.has(pieces)) ? pieces : null),
    measure: (said) => measureIn(said, meanings, numbers),
    phone: (digits) => phoneIn(digits, phones),
    code: (said) => {
      const code = squeezed(said ?? '').toUpperCase()
      return code.length >= CODE && joined.toUpperCase().includes(code) ? code : null
    },
  }
}

function numbersOf(meaning: Meaning): number[] {
  if (meaning.kind === 'number' || meaning.kind === 'quantity') return [meaning.value]
  return meaning.kind === 'measure' ? [meaning.measure.amount] : []
}

function sumsOf(meaning: Meaning): number[] {
  if (meaning.kind !== 'price') return []
  return [meaning.minMinor, meaning.maxMinor, meaning.nearMinor].filter((sum) => sum !== null)
}

function measureIn(
  said: string | undefined,
  meanings: readonly Meaning[],
  numbers: ReadonlySet<number>,
): Measure | null {
  const found = findForms(tokenise(said ?? '')).flatMap(({ meaning }) =>
    meaning.kind === 'measure' ? [meaning.measure] : [],
  )[0]
  if (found === undefined) return null
  const same = meanings.some(
    (meaning) =>
      meaning.kind === 'measure' && meaning.measure.amount === found.amount && meaning.measure.unit === found.unit,
  )
  return same || numbers.has(found.amount) ? found : null
}

function phoneIn(digits: string | undefined, phones: readonly (string | null)[]): string | null | undefined {
  const bare = (digits ?? '').replaceAll(/\D/g, '')
  const tail = bare.replace(/^(?:254|0)/, '')
  if (tail.length < SHORTEST_PHONE) return undefined
  return phones.find((phone) => phone?.endsWith(tail) === true) ?? (phones.includes(null) ? null : undefined)
}

function squeezed(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, '')
}
