import type { PageWriter } from '../page-writer.ts'
import { headingSizes } from './heading-sizes.ts'
import { isLegible } from './legible.ts'
import type { Line } from './line.ts'
import { openPdf } from './open-pdf.ts'
import { pageBlocks } from './page-blocks.ts'

/** What comes after is not read. */
const MAX_PAGES = 2_000

/** Throws `encrypted`, and `damaged` with the page where it is one. */
export async function readPdf(
  { bytes, pdfium }: { bytes: Uint8Array; pdfium: Uint8Array | null },
  out: PageWriter,
): Promise<void> {
  if (pdfium === null) throw new Error('a PDF was sent without the program that reads it')
  const pdf = await openPdf(bytes, pdfium)
  const last = Math.min(pdf.pageCount, MAX_PAGES)
  const pages: Line[][] = []
  for (let number = 1; number <= last; number += 1) {
    const { lines, hasPicture } = pdf.read(number)
    if (hasPicture) out.warn('picture_page', number)
    const legible = isLegible(lines.map(({ text }) => text).join(' '))
    if (!legible) out.warn('unreadable_text', number)
    pages.push(legible ? lines : [])
  }
  const levelOf = headingSizes(pages.flat())
  for (const [at, lines] of pages.entries()) {
    if (out.full) return
    out.page(at + 1)
    for (const block of pageBlocks(lines, levelOf)) {
      if (block.kind === 'heading') out.heading(block.level, block.text)
      else out.text(block.text)
    }
  }
  if (pdf.pageCount > last) out.warn('cut_off', last)
}
