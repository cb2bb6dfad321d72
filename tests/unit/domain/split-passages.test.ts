import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitPassages } from '../../../src/domain/knowledge/split-passages.ts'

const sentence = 'The rider calls and waits ten minutes at the door of the house. '

describe('splitPassages', () => {
  it('makes one passage of a short section and puts its heading first', () => {
    expect(splitPassages('# Delivery\n\nWe deliver.\n\n## Fees\n\nKES 150.\n\nKES 250.')).toEqual([
      { section: 0, text: 'Delivery\nWe deliver.' },
      { section: 1, text: 'Fees\nKES 150.\nKES 250.' },
    ])
  })

  it('cuts a long section between paragraphs, each with the heading', () => {
    const paragraphs = Array.from({ length: 6 }, (_, at) => `${at}. ${sentence.repeat(5).trim()}`)
    const passages = splitPassages(`## Rules\n\n${paragraphs.join('\n\n')}`)
    expect(passages.length).toBeGreaterThan(1)
    for (const { section, text } of passages) {
      expect(section).toBe(0)
      expect(text).toMatch(/^Rules\n\d\. /)
    }
  })

  it('cuts a long paragraph between sentences', () => {
    for (const passage of splitPassages(sentence.repeat(40))) expect(passage.text).toMatch(/house\.$/)
  })

  it('keeps every word and never makes a passage longer than 900 characters', () => {
    const word = fc.string({ minLength: 1, maxLength: 30, unit: fc.constantFrom(...'abcdefgh.!?') })
    const text = fc.array(fc.array(word, { minLength: 1, maxLength: 200 }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(text, (paragraphs) => {
        const source = paragraphs.map((words) => words.join(' ')).join('\n\n')
        const passages = splitPassages(source).map(({ text: passage }) => passage)
        for (const passage of passages) expect(passage.length).toBeLessThanOrEqual(900)
        expect(passages.join('').replace(/\s/g, '')).toBe(source.replace(/\s/g, ''))
      }),
      { numRuns: 50 },
    )
  })

  it('gives nothing for nothing', () => {
    expect(splitPassages(' \n\n# Only a heading\n')).toEqual([])
  })
})
