import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isOneEditAway } from '../../../src/domain/payments/methods/c2b/find-order.ts'

const word = fc.string({ minLength: 2, maxLength: 9, unit: fc.constantFrom(...'ABC234') })

describe('a typed reference', () => {
  it.each([
    ['ABCD', 'ABXD'],
    ['ABCD', 'ABD'],
    ['ABCD', 'ABCDE'],
    ['ABCD', 'ACBD'],
  ])('%s is one edit away from %s, either way', (a, b) => {
    expect([isOneEditAway(a, b), isOneEditAway(b, a)]).toEqual([true, true])
  })

  it.each([
    ['ABCD', 'ABCD'],
    ['ABCD', 'ABXY'],
    ['ABCD', 'AB'],
    ['ABCD', 'DBCA'],
  ])('%s is not one edit away from %s', (a, b) => {
    expect([isOneEditAway(a, b), isOneEditAway(b, a)]).toEqual([false, false])
  })

  it('is one edit away from itself with one character left out', () => {
    fc.assert(
      fc.property(word, fc.nat(), (text, at) => {
        const place = at % text.length
        expect(isOneEditAway(text, text.slice(0, place) + text.slice(place + 1))).toBe(true)
      }),
    )
  })
})
