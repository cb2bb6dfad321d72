import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import { newReference, parseReference } from '../../../src/lib/reference.ts'

const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const some = () => newReference(randomIds.secret)

describe('a reference', () => {
  it('has nine characters of the alphabet and a letter', () => {
    for (let count = 0; count < 500; count += 1) {
      expect(some()).toMatch(/^(?=.*[A-Z])[2-9A-HJKMNP-TV-Z]{9}$/)
    }
  })

  it('is read however it was typed', () => {
    const reference = some()
    const typed = [
      reference.toLowerCase(),
      ` ${reference.slice(0, 3)} ${reference.slice(3)} `,
      `#${reference}`,
      `ref: ${reference}`,
    ]
    for (const text of typed) expect(parseReference(text)).toBe(reference)
  })

  it('is not read with one wrong character, nor as part of something', () => {
    fc.assert(
      fc.property(fc.nat(8), fc.nat(ALPHABET.length - 1), (at, letter) => {
        const reference = some()
        const wrong = ALPHABET.charAt(letter)
        if (reference.charAt(at) === wrong) return
        expect(parseReference(reference.slice(0, at) + wrong + reference.slice(at + 1))).toBeNull()
      }),
      { numRuns: 500 },
    )
    expect(parseReference(`${some()}X`)).toBeNull()
    expect(parseReference('254712345678')).toBeNull()
    expect(parseReference('')).toBeNull()
  })

  it('is made again until it holds a letter', () => {
    const secrets = ['00'.repeat(32), '00000008'.repeat(8)]
    expect(newReference(() => secrets.shift() ?? '')).toMatch(/^AAAAAAAA/)
  })
})
