import { describe, expect, it } from 'vitest'
import { quotable } from '../../../src/domain/research/quotable.ts'

describe('what of a snippet is quoted', () => {
  it.each([
    ['Dhows sail at noon. They are back by three.', 'Dhows sail at noon. They are back by three.'],
    ['Readers gave it 4.4 of 5 for food. Rooms are small.', 'Readers gave it 4.4 of 5 for food. Rooms are small.'],
    ['Gates open at 8:00. Read more about the ga', 'Gates open at 8:00.'],
    ['a piece without an end', 'a piece without an end'],
    ['<b>Low</b> tide\u200b is at\n nine.', 'Low tide is at nine.'],
    ['Call +254 700 000 999 today. Boats are full.', 'Boats are full.'],
    ['Boats are full. Write to a@b.example now. Go early.', 'Boats are full. … Go early.'],
    ['Book on www.cheap.example today.', ''],
    ['See boats.co.ke for more. Boats are full.', 'Boats are full.'],
    ['Pay to till number 55 44 33. Boats are full.', 'Boats are full.'],
    ['Send your PIN to hold a seat. Boats are full.', 'Boats are full.'],
    ['', ''],
  ])('of "%s" is "%s"', (snippet, quote) => expect(quotable(snippet)).toBe(quote))

  it('is never longer than a message bears', () => {
    expect(quotable('The sea is calm today. '.repeat(100)).length).toBeLessThan(500)
    expect(quotable(`${'wave '.repeat(300)}.`)).toBe('')
  })
})
