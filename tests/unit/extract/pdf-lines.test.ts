import { describe, expect, it } from 'vitest'
import { headingSizes } from '../../../src/adapters/extract/child/pdf/heading-sizes.ts'
import { isLegible } from '../../../src/adapters/extract/child/pdf/legible.ts'
import type { Line } from '../../../src/adapters/extract/child/pdf/line.ts'
import { pageBlocks } from '../../../src/adapters/extract/child/pdf/page-blocks.ts'

function line(text: string, row: number, overrides: Partial<Line> = {}): Line {
  const bottom = 700 - row * 12
  return { text, size: 10, left: 72, right: 72 + text.length * 5, bottom, top: bottom + 10, ...overrides }
}

const blocks = (lines: Line[]) => pageBlocks(lines, headingSizes(lines)).map(({ text }) => text)

describe('the lines of a page', () => {
  it('join without their hyphen where PDFium marks it, and keep it before a capital', () => {
    const lines = [
      line('to the right of the recep\ufffe', 0),
      line('tion, on the Mombasa-', 1),
      line('Nairobi road', 2),
    ]
    expect(blocks(lines)).toEqual(['to the right of the reception, on the Mombasa- Nairobi road'])
  })

  it('end a paragraph where the next word would have fitted', () => {
    const lines = [
      line('This line is as wide as the page', 0),
      line('and ends here.', 1),
      line('This begins another one.', 2),
    ]
    expect(blocks(lines)).toEqual(['This line is as wide as the page and ends here.', 'This begins another one.'])
  })

  it('are no paragraph over a gap, or back up in the next column', () => {
    expect(blocks([line('the same words', 0), line('the same words', 3), line('the same words', 0)])).toHaveLength(3)
  })
})

describe('the text of a page', () => {
  it.each([
    ['Bei ni KSh 1,200.50 (kwa siku) – karibu!', true],
    ['مرحبا بالضيوف، الإفطار في السابعة', true],
    ['', true],
    ['Hello \ue001\ue002\ue003 there', false],
    ['\u25a1\ufffd\ufffd\ufffd\ufffd\ufffd ab', false],
  ])('%j says something: %s', (text, legible) => {
    expect(isLegible(text)).toBe(legible)
  })
})
