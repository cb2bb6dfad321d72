import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ShortForms, withoutOneLetter } from '../../../src/language/text/short-forms.ts'

/** Few letters, so that words are often near each other. */
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'e'), minLength: 1, maxLength: 7 })
const lists = fc.uniqueArray(word, { maxLength: 40 })

describe('the short forms of a list of words', () => {
  it('find every word that is a form or has one letter more, in the order of the list, and no other', () => {
    fc.assert(
      fc.property(lists, word, (words, form) => {
        const having = words.filter((one) => one === form || withoutOneLetter(one).includes(form))
        expect(new ShortForms(words).having(form)).toEqual(having)
      }),
    )
  })

  it('find nothing in no words', () => {
    expect(new ShortForms([]).having('viatu')).toEqual([])
  })
})
