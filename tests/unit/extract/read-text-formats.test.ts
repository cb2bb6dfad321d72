import { describe, expect, it } from 'vitest'
import { readCsv } from '../../../src/adapters/extract/child/plain/read-csv.ts'
import { readJson } from '../../../src/adapters/extract/child/plain/read-json.ts'
import { readMarkdown } from '../../../src/adapters/extract/child/plain/read-markdown.ts'
import { readText } from '../../../src/adapters/extract/child/plain/read-text.ts'
import { blocksOf } from './read-blocks.ts'

describe('a text', () => {
  it('has paragraphs where empty lines stand between them', () => {
    expect(blocksOf((out) => readText('Check-in is\r\nfrom two.\r\n \r\nBreakfast at seven.', out))).toEqual([
      'Check-in is from two.',
      'Breakfast at seven.',
    ])
  })

  it('has a paragraph per line where it has no empty lines', () => {
    expect(blocksOf((out) => readText('Pool: 6 to 22\nSpa: 9 to 18\n', out))).toEqual(['Pool: 6 to 22', 'Spa: 9 to 18'])
  })
})

describe('Markdown', () => {
  it('has headings of both kinds, items, rows of tables and no decoration', () => {
    const text = [
      '---\ntitle: hidden\n---',
      '# House **rules** #',
      'Quiet hours',
      '-----------',
      'From _ten_ to [six](http://x.example/a).',
      'No `drums`.',
      '',
      '- Pets stay out',
      '  of the pool',
      '1. [x] Towels come back',
      '',
      '| Room | Price |',
      '|------|:-----:|',
      '| Sea \\| sun | 9,000 |',
      '```',
      '# no heading',
      '```',
      'snake_case_name * 2',
    ].join('\n')
    expect(blocksOf((out) => readMarkdown(text, out))).toEqual([
      '# House rules',
      '## Quiet hours',
      'From ten to six. No drums.',
      'Pets stay out of the pool',
      'Towels come back',
      'Room | Price',
      'Sea | sun | 9,000',
      '# no heading',
      'snake_case_name * 2',
    ])
  })
})

describe('JSON', () => {
  it('has its values with their keys under headings that lead to them', () => {
    const json = {
      name: 'Kijani',
      spa: { open: '9-18', rooms: [{ name: 'Lotus', price: 10 }], note: null },
      tags: ['a'],
    }
    expect(blocksOf((out) => readJson(JSON.stringify(json), out))).toEqual([
      'name: Kijani',
      '# spa',
      'open: 9-18',
      '### spa > rooms > 1',
      'name: Lotus',
      'price: 10',
      '# tags',
      'a',
    ])
  })

  it('is refused when it is none, and when it is nested too deep', () => {
    expect(() => blocksOf((out) => readJson('{"a": ', out))).toThrow('not JSON')
    const deep = '['.repeat(1_200) + ']'.repeat(1_200)
    expect(() => blocksOf((out) => readJson(deep, out))).toThrow(expect.objectContaining({ code: 'too_deep' }))
  })
})

describe('CSV', () => {
  it.each([',', ';', '\t'])('says in every row what its values are, cut by %j', (mark) => {
    const rows = [
      ['Treatment', 'Price', 'Note'],
      ['Massage', '4500', `oil${mark} warm`],
      ['Facial', '', 'by hand'],
    ]
    const text = rows.map((row) => row.map((cell) => `"${cell}"`).join(mark)).join('\r\n')
    expect(blocksOf((out) => readCsv(text, out))).toEqual([
      `Treatment: Massage | Price: 4500 | Note: oil${mark === '\t' ? ' ' : mark} warm`.replace(/ {2}/, ' '),
      'Treatment: Facial | Note: by hand',
    ])
  })

  it('takes commas within prices for part of them where semicolons cut', () => {
    expect(blocksOf((out) => readCsv('Room;Price\nSea;1,200\nSun;2,400,000\n', out))).toEqual([
      'Room: Sea | Price: 1,200',
      'Room: Sun | Price: 2,400,000',
    ])
  })

  it('leaves a title above the header by itself, and keeps a value that no header names', () => {
    expect(blocksOf((out) => readCsv('Prices of May,,\n\nRoom,Price,\nSea,9000,sold out\n', out))).toEqual([
      'Prices of May',
      'Room: Sea | Price: 9000 | sold out',
    ])
  })

  it('has a header alone as a row, and a single column as lines', () => {
    expect(blocksOf((out) => readCsv('Room,Price\n', out))).toEqual(['Room | Price'])
    expect(blocksOf((out) => readCsv('Towels\nSoap\n', out))).toEqual(['Towels', 'Soap'])
  })

  it.each([
    ['a,b\n1,"two\n3,4\n', { code: 'bad_csv', place: { row: 2, column: 2 } }],
    ['a,b\n1,"two"x\n', { code: 'bad_csv', place: { row: 2, column: 2 } }],
  ])('is refused with row and column: %j', (text, failure) => {
    expect(() => blocksOf((out) => readCsv(text, out))).toThrow(expect.objectContaining(failure))
  })
})
