import type { Span, Token } from '../span.ts'
import { findCodes } from './codes.ts'
import { findMeasures } from './measures.ts'
import { numeralAt } from './numeral.ts'
import { findOrdinals } from './ordinals.ts'
import { findPhones } from './phones.ts'
import { findPrices } from './prices.ts'
import { findQuantities } from './quantities.ts'
import { findSizes } from './sizes.ts'
import { findTimes } from './times.ts'

/**
 * Everything in a message that has a form rather than a name: numbers and what they count, money, sizes, places in a list,
 * telephone numbers, codes and times. Candidates may overlap; the segmentation chooses.
 */
export function findForms(tokens: readonly Token[]): Span[] {
  return [
    ...findNumbers(tokens),
    ...findQuantities(tokens),
    ...findMeasures(tokens),
    ...findPrices(tokens),
    ...findSizes(tokens),
    ...findOrdinals(tokens),
    ...findPhones(tokens),
    ...findCodes(tokens),
    ...findTimes(tokens),
  ]
}

/** Numbers of which only the grammar knows whether they count, size or pick. */
function findNumbers(tokens: readonly Token[]): Span[] {
  const spans: Span[] = []
  for (let at = 0; at < tokens.length; ) {
    const numeral = numeralAt(tokens, at)
    if (numeral !== null) spans.push({ from: at, to: numeral.to, meaning: { kind: 'number', value: numeral.value } })
    at = numeral?.to ?? at + 1
  }
  return spans
}
