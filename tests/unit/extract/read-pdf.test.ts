import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { pageWriter } from '../../../src/adapters/extract/child/page-writer.ts'
import { readPdf } from '../../../src/adapters/extract/child/pdf/read-pdf.ts'
import { onePagePdf, pdfBytes, rawStream } from '../../support/documents/pdf-bytes.ts'
import { asLine } from './read-blocks.ts'

const pdfium = readFileSync(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm'))

async function read(bytes: Uint8Array) {
  const out = pageWriter()
  await readPdf({ bytes, pdfium }, out)
  return { pages: out.pages.map(({ blocks }) => blocks.map(asLine)), warnings: out.warnings }
}

const LONG =
  'Guests may arrive from two in the afternoon and leave by eleven in the morning, and luggage is kept for those who ' +
  'arrive early or leave late, without a charge and for as long as they like, in the room beside the desk.'

describe('a PDF', () => {
  it('has headings by the size of their letters and by their numbers, and paragraphs put together again', async () => {
    const bytes = await pdfBytes((doc) => {
      doc.fontSize(24).text('House rules').moveDown(0.5)
      doc.fontSize(16).text('Arriving').moveDown(0.5)
      doc.fontSize(11).text(LONG).moveDown(1)
      doc.text('2.1 Late arrivals').moveDown(1)
      doc.text(LONG)
    })
    expect((await read(bytes)).pages).toEqual([['# House rules', '## Arriving', LONG, '## 2.1 Late arrivals', LONG]])
  })

  it('keeps items and the lines of an address apart, and takes a list of numbers for no headings', async () => {
    const lines = ['1. Towels at the pool', '2. Keys at the desk', 'Diani Beach Road', 'PO Box 12, Ukunda']
    const bytes = await pdfBytes((doc) => {
      doc.fontSize(11).text(LONG)
      for (const line of lines) doc.text(line)
    })
    expect((await read(bytes)).pages).toEqual([[LONG, ...lines]])
  })

  it('reads one column after the other', async () => {
    const text = (word: string) => Array.from({ length: 60 }, (_, at) => `${word}${at}`).join(' ')
    const bytes = await pdfBytes((doc) => {
      doc.fontSize(11).text(text('left'), 72, 72, { width: 200 })
      doc.text(text('right'), 320, 72, { width: 200 })
    })
    expect((await read(bytes)).pages).toEqual([[text('left'), text('right')]])
  })

  it('puts a word that a hyphen broke together', async () => {
    const bytes = await pdfBytes((doc) => {
      doc.fontSize(11).text('The reception keeps your lug-').text('gage for a day and your well-')
    })
    expect((await read(bytes)).pages.flat().join(' ')).toContain('luggage')
  })

  it('counts its pages, and names those that are pictures and those whose letters mean nothing', async () => {
    const bytes = await pdfBytes((doc) => {
      doc.text('First')
      doc.addPage().image(Buffer.from(DOT, 'base64'), 72, 72)
      doc.addPage()
      doc.addPage().text('Fourth')
    })
    const { pages, warnings } = await read(bytes)
    expect(pages).toEqual([['First'], [], [], ['Fourth']])
    expect(warnings).toEqual([{ code: 'picture_page', page: 2 }])
  })

  it('reads what is written into its notes', async () => {
    const content = rawStream('', Buffer.from('BT /F1 12 Tf 72 700 Td (On the page) Tj ET'))
    const look = rawStream(
      '/Type /XObject /Subtype /Form /BBox [0 0 200 20] /Resources << /Font << /F1 5 0 R >> >>',
      Buffer.from('BT /F1 12 Tf 2 5 Td (In a note) Tj ET'),
    )
    const bytes = onePagePdf(
      content,
      look,
      '<< /Type /Annot /Subtype /FreeText /Rect [72 600 272 620] /AP << /N 6 0 R >> >>',
    )
    const noted = Buffer.from(bytes).toString('latin1').replace('/MediaBox', '/Annots [7 0 R] /MediaBox')
    expect((await read(Buffer.from(noted, 'latin1'))).pages.flat()).toEqual(['On the page', 'In a note'])
  })

  it('is refused when it needs a password, and when it is none', async () => {
    const locked = await pdfBytes((doc) => doc.text('secret'), { userPassword: 'x', ownerPassword: 'y' })
    await expect(read(locked)).rejects.toMatchObject({ code: 'encrypted' })
    await expect(read(Buffer.from('%PDF-1.7\nnothing else'))).rejects.toMatchObject({ code: 'damaged' })
  })
})

/** A picture of one point. */
const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
