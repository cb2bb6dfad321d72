import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutSections } from '../../../src/domain/knowledge/cut/cut-sections.ts'
import { markdownBlocks } from '../../../src/domain/knowledge/cut/markdown-blocks.ts'

const sentence = 'The rider calls and waits ten minutes at the door of the house. '

function passagesOf(text: string): { section: number; text: string }[] {
  const { passages } = cutSections({ title: 'Guide' }, [{ number: 1, blocks: markdownBlocks(text) }])
  return passages.map(({ section, text }) => ({ section, text }))
}

describe('cutSections', () => {
  it('makes one passage of a short section and puts its heading first', () => {
    expect(passagesOf('# Delivery\n\nWe deliver.\n\n## Fees\n\nKES 150.\n\nKES 250.')).toEqual([
      { section: 0, text: 'Delivery\nWe deliver.' },
      { section: 1, text: 'Fees\nKES 150.\nKES 250.' },
    ])
  })

  it('cuts a long section between paragraphs, each with the heading', () => {
    const paragraphs = Array.from({ length: 6 }, (_, at) => `${at}. ${sentence.repeat(5).trim()}`)
    const passages = passagesOf(`## Rules\n\n${paragraphs.join('\n\n')}`)
    expect(passages.length).toBeGreaterThan(1)
    for (const { section, text } of passages) {
      expect(section).toBe(0)
      expect(text).toMatch(/^Rules\n\d\. /)
    }
  })

  it('cuts a long paragraph between sentences', () => {
    for (const passage of passagesOf(sentence.repeat(40))) expect(passage.text).toMatch(/house\.$/)
  })

  it('keeps every word and never makes a passage longer than 900 characters', () => {
    const word = fc.string({ minLength: 1, maxLength: 30, unit: fc.constantFrom(...'abcdefgh.!?') })
    const text = fc.array(fc.array(word, { minLength: 1, maxLength: 200 }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(text, (paragraphs) => {
        const source = paragraphs.map((words) => words.join(' ')).join('\n\n')
        const passages = passagesOf(source).map(({ text: passage }) => passage)
        for (const passage of passages) expect(passage.length).toBeLessThanOrEqual(900)
        expect(passages.join('').replace(/\s/g, '')).toBe(source.replace(/\s/g, ''))
      }),
      { numRuns: 50 },
    )
  })

  it('says on which page a passage begins, under which heading, and what stands around it', () => {
    const heading = { kind: 'heading', level: 1, text: 'Fees' } as const
    const pages = [
      { number: 1, blocks: [heading, { kind: 'text', text: sentence.repeat(12) } as const] },
      { number: 2, blocks: [{ kind: 'text', text: sentence.repeat(8) } as const] },
    ]
    const { parents, passages } = cutSections({ title: 'Delivery' }, pages)
    expect(parents).toMatchObject([{ ordinal: 0, headingPath: ['Fees'], pageFrom: 1, pageTo: 2 }])
    expect(passages.map(({ ordinal, parentOrdinal, prefix, page }) => [ordinal, parentOrdinal, prefix, page])).toEqual([
      [0, 0, 'Delivery > Fees', 1],
      [1, 0, 'Delivery > Fees', 2],
    ])
  })

  it('takes a heading that is longer than a line for a paragraph', () => {
    const [first, ...more] = passagesOf(`# ${'so long '.repeat(200)}\n\nText.`)
    expect(first?.text).toMatch(/^so long so long/)
    expect(more.at(-1)?.text).toMatch(/Text\.$/)
  })

  it('gives nothing for nothing', () => {
    expect(passagesOf(' \n\n# Only a heading\n')).toEqual([])
  })
})
