import { tokenise } from '../text/tokenise.ts'
import { findPhones } from './phones.ts'

/** The number as M-PESA writes it (2547...), from a text that holds one; null when it is no Kenyan mobile number. */
export function mobileIn(text: string): string | null {
  const numbers = findPhones(tokenise(text)).map(({ meaning }) => (meaning.kind === 'phone' ? meaning.msisdn : null))
  return numbers.find((number) => number !== null) ?? null
}
