import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findMarkers, hideMarkers } from '../../../src/lib/markers.ts'

const MARKER = `zqxw${'bcdfghjklmnprstv'.repeat(2)}`
const OTHER = `zqxw${'vtsrpnmlkjhgfdcb'.repeat(2)}`

const aGap = fc.constantFrom('', '', '', ' ', '\n', '\u200b', '\u00ad', '\u0301', '\\n', '\u2060\u200d', ' \r\n\t')
const anyMarker = fc
  .array(fc.constantFrom(...'bcdfghjklmnprstv'), { minLength: 32, maxLength: 32 })
  .map((letters) => `zqxw${letters.join('')}`)

describe('markers of secret rows', () => {
  it.each([
    ['alone', MARKER],
    ['in a sentence', `We have ${MARKER}, ${MARKER} and no other.`],
    ['in capitals', MARKER.toUpperCase()],
    ['with an invisible character between any two letters', [...MARKER].join('\u200b')],
    ['broken over lines', MARKER.replace('m', 'm\r\n  ')],
    ['broken over lines and then written as JSON', JSON.stringify({ text: MARKER.replace('m', 'm\n') })],
    ['within letters that go on', `xzq${MARKER}bbb`],
  ])('are found %s', (_where, text) => {
    expect(findMarkers(text)).toEqual([MARKER])
    expect(findMarkers(hideMarkers(text))).toEqual([])
  })

  it('are told apart, each once', () => {
    expect(findMarkers(`${OTHER} ${MARKER} ${OTHER}`)).toEqual([OTHER, MARKER])
  })

  it.each([
    ['a letter short', MARKER.slice(0, -1)],
    ['with a vowel', MARKER.replace('m', 'a')],
    ['with a sign between', MARKER.replace('m', 'm-')],
    ['of another beginning', MARKER.replace('zq', 'zk')],
  ])('are not what is %s', (_how, text) => {
    expect(findMarkers(text)).toEqual([])
    expect(hideMarkers(text)).toBe(text)
  })

  it('are found in any text that holds one, however it was broken, and in no other', () => {
    fc.assert(
      fc.property(
        ...[fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), anyMarker],
        fc.array(aGap, { minLength: 36, maxLength: 36 }),
        (before, after, marker, gaps) => {
          const broken = [...marker].map((letter, place) => `${place === 0 ? '' : gaps[place]}${letter}`).join('')
          expect(findMarkers(`${before}${broken}${after}`)).toContain(marker)
          expect(findMarkers(`${before}${after}`)).toEqual([])
        },
      ),
    )
  })

  it('take one pass, also over what is almost one: a million characters of each are read at once', () => {
    const almost = [
      'z',
      'zqxw',
      'z ',
      `${MARKER.slice(0, -1)} `,
      `${[...MARKER.slice(0, -1)].join(' '.repeat(500))}!`,
      ' ',
    ]
    for (const piece of almost) {
      expect(findMarkers(piece.repeat(Math.ceil(1_000_000 / piece.length)))).toEqual([])
    }
  })
})
