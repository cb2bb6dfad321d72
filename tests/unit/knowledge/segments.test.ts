import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildSegment } from '../../../src/domain/knowledge/search/build-segment.ts'
import { openSegments, UnknownSegment } from '../../../src/domain/knowledge/search/open-segments.ts'
import { termsOf } from '../../../src/domain/knowledge/search/terms.ts'
import { quantised } from '../../../src/domain/knowledge/search/vector.ts'
import { find, indexOf, passage } from './passages.ts'

const WORD = fc.constantFrom(
  'pool',
  'pools',
  'towel',
  'constructor',
  '__proto__',
  '12,000',
  'ñandú',
  '𐐷𐐷',
  '𐐷𐐸',
  'شاطئ',
  '🙂',
  'the',
)
const TEXT = fc.array(WORD, { maxLength: 30 }).map((words) => words.join(' '))
const TEXTS = fc.array(TEXT, { minLength: 1, maxLength: 8 })

function postingsIn(texts: readonly string[]): Record<string, Record<number, number>> {
  const index = openSegments([buildSegment(texts.map((text) => passage(text)))])
  const found: Record<string, Record<number, number>> = Object.create(null)
  for (const term of index.terms()) {
    const counts: Record<number, number> = {}
    index.visit(term, (at, count) => {
      counts[at] = count
    })
    found[term] = counts
  }
  return found
}

describe('a segment', () => {
  it('gives back the postings that were written', () => {
    fc.assert(
      fc.property(TEXTS, (texts) => {
        const expected: Record<string, Record<number, number>> = Object.create(null)
        texts.forEach((text, at) => {
          for (const term of termsOf(text)) {
            expected[term] ??= {}
            expected[term][at] = (expected[term][at] ?? 0) + 1
          }
        })
        expect(postingsIn(texts)).toEqual(expected)
      }),
    )
  })

  it('gives back lengths, stretches, continuations and vectors', () => {
    const vectors = [quantised([1, 0, 0]), quantised([0, -1, 0.5])]
    const passages = [passage('one two'), passage('three', { continues: true, stretch: 1, extra: ['tatu'] })]
    const segment = buildSegment(passages, { embedder: 'test@1', vectors })
    const index = openSegments([buildSegment([]), segment, segment])
    expect([...index.lengths]).toEqual([1, 1, 1, 1])
    expect([...index.continues]).toEqual([0, 1, 0, 1])
    expect([...index.stretches]).toEqual([0, 1, 2, 3])
    expect(index.has('tatu')).toBe(true)
    expect(index.vector(3, 'test@1')?.cells).toEqual(vectors[1]?.cells)
    expect(index.vector(3, 'test@1')?.scale).toBeCloseTo(vectors[1]?.scale ?? 0, 6)
    expect(index.vector(3, 'other@1')).toBeNull()
  })

  it.each([
    [Uint8Array.of(), 'nothing'],
    [Uint8Array.of(9, 0, 0, 0), '9'],
  ])('is refused when it is of another format: %o', (bytes, format) => {
    expect(() => openSegments([bytes])).toThrow(new UnknownSegment(`a segment has the format ${format}`))
  })

  it('that is cut off is refused', () => {
    const bytes = buildSegment([passage('the pool opens at eight')])
    fc.assert(
      fc.property(fc.integer({ min: 1, max: bytes.length - 1 }), (length) => {
        expect(() => openSegments([bytes.slice(0, length)])).toThrow(UnknownSegment)
      }),
    )
  })

  it('that is taken away takes its passages out of every answer', () => {
    fc.assert(
      fc.property(fc.array(TEXTS, { minLength: 2, maxLength: 5 }), TEXT, fc.nat(4), (documents, question, gone) => {
        const segments = documents.map((texts) => buildSegment(texts.map((text) => passage(text))))
        const kept = segments.filter((_, at) => at !== gone % segments.length)
        const keptTexts = documents.filter((_, at) => at !== gone % segments.length).flat()
        const index = openSegments(kept)
        expect(index.size).toBe(keptTexts.length)
        for (const { passage: at } of find(index, question)) {
          const terms = new Set(termsOf(keptTexts[at] ?? ''))
          expect(termsOf(question).some((term) => terms.has(term))).toBe(true)
        }
      }),
    )
  })
})

describe('scorePassages', () => {
  it('gives scores from 0 to 1, the same whatever the order of the documents', () => {
    fc.assert(
      fc.property(TEXTS, TEXT, (texts, question) => {
        const scoresOf = (given: readonly string[]) =>
          find(indexOf(...given), question).map(({ passage: at, score }) => `${given[at]}: ${score.toFixed(5)}`)
        const scores = scoresOf(texts)
        expect(scores.toSorted()).toEqual(scoresOf(texts.toReversed()).toSorted())
        for (const { score } of find(indexOf(...texts), question)) {
          expect(score).toBeGreaterThan(0)
          expect(score).toBeLessThanOrEqual(1)
        }
      }),
    )
  })

  it.each([
    ['4,000 characters', 'where is the pool '.repeat(230).slice(0, 4_000)],
    ['one word without end', 'pool'.repeat(1_000)],
    ['nothing', ''],
    ['stop words', 'is it what the?'],
    ['emoji', '🙂🏊‍♀️🙂'],
    ['right to left', '‏אין כאן בריכה‏ شاطئ'],
    ['names of objects', 'constructor __proto__ toString hasOwnProperty'],
    ['half of a letter', 'pool \uD83D'],
  ])('takes a question of %s', (_, question) => {
    const index = indexOf('The pool opens at eight.', 'A constructor built it.')
    for (const language of ['en', 'sw', 'sheng', 'mixed'] as const) {
      for (const { score } of find(index, question, language)) expect(score).toBeLessThanOrEqual(1)
    }
  })

  it('counts a word that nobody knows against all, and a rare word for more than a common one', () => {
    const index = indexOf('The spa has towels.', 'The pool has towels.', 'The gym has towels.')
    expect(find(index, 'pool towels')[0]?.passage).toBe(1)
    const [known] = find(index, 'pool towels')
    const [unknown] = find(index, 'pool towels xylophone')
    expect(unknown?.score).toBeLessThan(known?.score ?? 0)
  })

  it('reads a passage together with what it was cut from', () => {
    const parts = [passage('Breakfast is served daily.'), passage('Ask the waiter for eggs.', { continues: true })]
    const apart = [parts[0] ?? passage(''), passage('Ask the waiter for eggs.')]
    const scoreOf = (passages: typeof parts) =>
      find(openSegments([buildSegment(passages)]), 'eggs for breakfast')[0]?.score
    expect(scoreOf(parts)).toBeGreaterThan(scoreOf(apart) ?? 0)
  })
})
