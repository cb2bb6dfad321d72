import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findForms } from '../../../src/language/forms/find-forms.ts'
import { tokenise } from '../../../src/language/text/tokenise.ts'

describe('findForms', () => {
  const word = fc.constantFrom(
    ...'elfu mbili na nusu kilo ya mia soo k 5 42 2kg x under between ksh size namba 0712 345 678 first last pair of saa one half'.split(
      ' ',
    ),
  )
  const message = fc.oneof(
    fc.array(word, { maxLength: 25 }).map((words) => words.join(' ')),
    fc.string({ unit: 'grapheme', maxLength: 200 }),
  )

  it('gives spans that lie inside the message and hold something', () => {
    fc.assert(
      fc.property(message, (text) => {
        const tokens = tokenise(text)
        for (const { from, to } of findForms(tokens)) {
          expect(from).toBeGreaterThanOrEqual(0)
          expect(to).toBeGreaterThan(from)
          expect(to).toBeLessThanOrEqual(tokens.length)
        }
      }),
    )
  })

  it('counts nothing below one and no part of a piece', () => {
    fc.assert(
      fc.property(message, (text) => {
        for (const { meaning } of findForms(tokenise(text))) {
          if (meaning.kind === 'quantity') expect(Number.isInteger(meaning.value) && meaning.value > 0).toBe(true)
          if (meaning.kind === 'measure') expect(meaning.measure.amount).toBeGreaterThan(0)
        }
      }),
    )
  })

  it.each(['12 ', 'elfu mbili na ', '0712 345 ', 'one ', 'A1-', 'soo '])(
    'looks at the tokens of %j over and over in proportion to their number',
    (part) => {
      const looks = (length: number) => {
        let count = 0
        const tokens = tokenise(part.repeat(length))
        const watched = new Proxy(tokens, {
          get: (target, key) => {
            count += 1
            return Reflect.get(target, key)
          },
        })
        findForms(watched)
        return count
      }
      expect(looks(200)).toBeLessThan(looks(100) * 2.2)
    },
  )
})
