import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SEGMENT_LIMIT, splitText } from '../../../src/domain/messaging/split-text.ts'

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
const FAMILY = '👨‍👩‍👧‍👦'

describe('splitText', () => {
  it('keeps a short text as it is and gives nothing for an empty one', () => {
    expect(splitText('Karibu sana!')).toEqual(['Karibu sana!'])
    expect(splitText('  \n ')).toEqual([])
  })

  it('prefers a paragraph to a line, a line to a sentence, a sentence to a word', () => {
    const half = 'x'.repeat(60)
    expect(splitText(`${half}\n\nab\ncd. ef ${half}`, 100)).toEqual([half, `ab\ncd. ef ${half}`])
    expect(splitText(`${half}\nab. cd ${half}`, 100)).toEqual([half, `ab. cd ${half}`])
    expect(splitText(`${half}. ab ${half}`, 100)).toEqual([`${half}.`, `ab ${half}`])
    expect(splitText(`${half} ab ${half}`, 100)).toEqual([`${half} ab`, half])
  })

  it('cuts a text without any gap between two signs', () => {
    expect(splitText('x'.repeat(250), 100).map((segment) => segment.length)).toEqual([100, 100, 50])
    expect(splitText(FAMILY.repeat(30), 100).every((segment) => segment.replaceAll(FAMILY, '') === '')).toBe(true)
  })

  it('keeps every segment whole text when one sign is longer than a segment', () => {
    const monster = `e${'\u0301'.repeat(30)}`
    const segments = splitText(`${monster} 👍${'\u{1F3FD}'.repeat(20)} ${FAMILY}`, 9)
    expect(segments.every((segment) => segment.isWellFormed() && segment.length <= 9)).toBe(true)
  })

  const sign = fc.oneof(
    fc.constantFrom(
      'a',
      'b',
      'z',
      'é',
      '7',
      '.',
      ',',
      ' ',
      '\n',
      '\n\n',
      '. ',
      FAMILY,
      '🇰🇪',
      '👍🏽',
      'e\u0301',
      '\u200b',
    ),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 3 }),
  )
  const text = fc.array(sign, { maxLength: 600 }).map((signs) => signs.join(''))

  it('never makes a segment too long, empty or padded, and loses nothing but the gaps it cut at', () => {
    fc.assert(
      fc.property(text, fc.integer({ min: 20, max: 200 }), (original, limit) => {
        const segments = splitText(original, limit)
        for (const segment of segments) {
          expect(segment.length).toBeLessThanOrEqual(limit)
          expect(segment).toBe(segment.trim())
          expect(segment).not.toBe('')
        }
        expect(segments.join('').replace(/\s/g, '')).toBe(original.replace(/\s/g, ''))
      }),
      { numRuns: 500 },
    )
  })

  it('never breaks a sign of several code units', () => {
    fc.assert(
      fc.property(text, fc.integer({ min: 40, max: 200 }), (original, limit) => {
        const cut = splitText(original, limit).flatMap((segment) =>
          [...graphemes.segment(segment)].map((part) => part.segment),
        )
        const whole = [...graphemes.segment(original.trim())].map((part) => part.segment)
        const drawn = (signs: string[]) => signs.map((part) => part.trim()).filter((part) => part !== '')
        expect(drawn(cut)).toEqual(drawn(whole))
      }),
      { numRuns: 500 },
    )
  })

  it('keeps every word whole that fits twice into a segment', () => {
    const word = fc.stringMatching(/^[a-z0-9'!?-]{1,18}$/)
    const gap = fc.constantFrom(' ', '\n', '\n\n', '. ')
    fc.assert(
      fc.property(fc.array(fc.tuple(word, gap), { maxLength: 200 }), (pairs) => {
        const original = pairs.flat().join('')
        const words = (line: string) => line.split(/\s+/).filter((part) => part !== '')
        expect(splitText(original, 40).flatMap(words)).toEqual(words(original))
      }),
    )
  })

  it('leaves a margin below what the provider refuses', () => {
    expect(SEGMENT_LIMIT).toBeLessThan(1_600)
    expect(Math.max(...splitText('habari '.repeat(2_000)).map((segment) => segment.length))).toBeLessThanOrEqual(
      SEGMENT_LIMIT,
    )
  })
})
