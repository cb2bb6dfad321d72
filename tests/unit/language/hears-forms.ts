import { describe, expect, it } from 'vitest'
import { findForms } from '../../../src/language/forms/find-forms.ts'
import type { Meaning, Span } from '../../../src/language/span.ts'
import { tokenise } from '../../../src/language/text/tokenise.ts'

/** A meaning in a few characters: "measure 2.5 l", "price 500..800", "size UK 8". */
function short(meaning: Meaning): string {
  switch (meaning.kind) {
    case 'number':
      return `number ${meaning.value}`
    case 'quantity':
      return `quantity ${meaning.value}${meaning.unit === null ? '' : ` ${meaning.unit}`}`
    case 'measure':
      return `measure ${meaning.measure.amount} ${meaning.measure.unit}`
    case 'price':
      return `price ${price(meaning)}${meaning.bare ? ' bare' : ''}`
    case 'size':
      return `size ${meaning.value}`
    case 'ordinal':
      return `ordinal ${meaning.place}`
    case 'phone':
      return `phone ${meaning.msisdn}`
    case 'code':
      return `${meaning.form} ${meaning.value}`
    case 'when':
      return `when ${meaning.words}`
    default:
      return meaning.kind
  }
}

function price({ minMinor, maxMinor, nearMinor }: Extract<Meaning, { kind: 'price' }>): string {
  if (nearMinor !== null) return `~${nearMinor / 100}`
  return `${minMinor === null ? '' : minMinor / 100}..${maxMinor === null ? '' : maxMinor / 100}`
}

/** Spans that lie in no longer one of another meaning, in a few characters each: what a reader without a shop would keep. */
function heardForms(message: string): string[] {
  const spans = findForms(tokenise(message))
  return spans.filter((span) => !spans.some((other) => covers(other, span))).map(({ meaning }) => short(meaning))
}

function covers(a: Span, b: Span): boolean {
  const same = a.from === b.from && a.to === b.to
  return a.from <= b.from && a.to >= b.to && (!same || (b.meaning.kind === 'number' && a.meaning.kind !== 'number'))
}

/** Messages, each with all that is heard in it, table by table. */
export function hearsForms(
  tables: Record<string, readonly (readonly [message: string, ...meanings: string[]])[]>,
): void {
  describe.each(Object.entries(tables))('findForms: %s', (_, rows) => {
    it.each(rows.map(([message, ...meanings]) => ({ message, meanings: [...meanings].sort() })))(
      'hears $message as $meanings',
      ({ message, meanings }) => {
        expect(heardForms(message).sort()).toEqual(meanings)
      },
    )
  })
}
