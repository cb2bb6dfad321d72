import { describe, expect, it } from 'vitest'
import { pageWriter } from '../../../src/adapters/extract/child/page-writer.ts'
import { readDocx } from '../../../src/adapters/extract/child/zip/read-docx.ts'
import { readXlsx } from '../../../src/adapters/extract/child/zip/read-xlsx.ts'
import { unzip } from '../../../src/adapters/extract/child/zip/unzip.ts'
import { docxBytes, wordParagraph, wordTable, xlsxBytes } from '../../support/documents/office-bytes.ts'
import { zipBytes } from '../../support/documents/zip-bytes.ts'
import { asLine, blocksOfAsync } from './read-blocks.ts'

describe('a document of Word', () => {
  it('has its title, headings, paragraphs and tables', async () => {
    const body = [
      wordParagraph('Spa menu', 'Title'),
      wordParagraph('Massages', 'heading 2'),
      wordParagraph('Sixty minutes &amp; tea.'),
      wordTable([
        ['Kind', 'Price'],
        ['Stone', '4,500'],
      ]),
    ].join('')
    const archive = await unzip(docxBytes(body))
    expect(await blocksOfAsync((out) => readDocx(archive, out))).toEqual([
      '# Spa menu',
      '## Massages',
      'Sixty minutes & tea.',
      'Kind | Price',
      'Stone | 4,500',
    ])
  })
})

describe('a workbook', () => {
  it('has a page per sheet, under its name, with its rows under their header', async () => {
    const out = pageWriter()
    const sheets = {
      Rooms: [
        ['Room', 'Price', 'From'],
        ['Sea', 9000.5, new Date('2026-12-01T00:00:00Z')],
      ],
      Empty: [],
      Spa: [['Stone', 4500]],
    }
    await readXlsx(xlsxBytes(sheets), out)
    expect(out.pages.map(({ number, blocks }) => [number, ...blocks.map(asLine)])).toEqual([
      [1, '# Rooms', 'Room: Sea | Price: 9000.5 | From: 2026-12-01'],
      [2],
      [3, '# Spa', 'Stone | 4500'],
    ])
  })
})

describe('an archive', () => {
  it('gives its XML and leaves the rest packed', async () => {
    const archive = await unzip(
      zipBytes([
        { name: 'a.xml', content: '<a/>' },
        { name: 'b.png', content: 'PNG' },
      ]),
    )
    expect([...archive.keys()]).toEqual(['a.xml'])
    expect(Buffer.from(archive.get('a.xml') ?? []).toString()).toBe('<a/>')
  })

  const zeros = (megabytes: number) => Buffer.alloc(megabytes * 1024 ** 2)
  const noise = Buffer.from(Array.from({ length: 400_000 }, (_, at) => (at * at * 31 + at * 7) % 251))

  it.each([
    ['unpacks to 65 MB', [{ name: 'a.xml', content: zeros(65) }], 'zip_bomb'],
    ['unpacks to a thousand times its size', [{ name: 'a.xml', content: zeros(10) }], 'zip_bomb'],
    [
      'lies about what it unpacks to',
      [{ name: 'a.xml', content: Buffer.concat([zeros(30), noise]), declaredBytes: 1_000 }],
      'zip_bomb',
    ],
    ['declares a document type', [{ name: 'a.xml', content: '<!DOCTYPE x><x/>' }], 'xml_entities'],
    [
      'declares an entity in UTF-16',
      [{ name: 'a.rels', content: Buffer.from('\ufeff<!ENTITY x "y">', 'utf16le') }],
      'xml_entities',
    ],
  ])('is refused when it %s', async (_, parts, code) => {
    await expect(unzip(zipBytes(parts))).rejects.toMatchObject({ code })
  })

  it('is refused when a part of it leads outside', async () => {
    await expect(unzip(zipBytes([{ name: '../../etc/x.xml', content: '<a/>' }]))).rejects.toThrow(
      'invalid relative path',
    )
  })
})
