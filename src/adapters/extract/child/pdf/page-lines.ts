import type { WrappedPdfiumModule } from '@embedpdf/pdfium'
import type { Line } from './line.ts'

/** Places in PDFium's memory: four numbers of a box, six of a matrix. */
export interface Scratch {
  box: number
  matrix: number
}

/** PDFium ends a line itself, but a line that ends within a word only leaves its mark. */
const LINE = /([^\r\n\ufffe]*\ufffe?)[\r\n]*/g

/** The lines of a page in the order of the file, which is the one they are read in: column after column. */
export function pageLines(pdfium: WrappedPdfiumModule, page: number, scratch: Scratch): Line[] {
  const lines: Line[] = []
  for (const { 1: piece = '', index: start } of pageText(pdfium, page).matchAll(LINE)) {
    const from = start + (piece.length - piece.trimStart().length)
    const to = start + piece.trimEnd().length - 1
    if (to >= from) lines.push({ text: piece.trim(), ...measure(pdfium, page, scratch, from, to) })
  }
  return lines
}

function pageText(pdfium: WrappedPdfiumModule, page: number): string {
  const count = pdfium.FPDFText_CountChars(page)
  if (count <= 0) return ''
  const { wasmExports } = pdfium.pdfium
  const place = wasmExports.malloc(2 * (count + 1))
  const units = pdfium.FPDFText_GetText(page, 0, count, place)
  const bytes = Buffer.from(pdfium.pdfium.HEAPU8.subarray(place, place + 2 * Math.max(0, units - 1)))
  wasmExports.free(place)
  return bytes.toString('utf16le')
}

/** Of a line's first and last letter; its size is that of the letter in its middle. */
function measure(pdfium: WrappedPdfiumModule, page: number, scratch: Scratch, from: number, to: number) {
  const charAt = (offset: number) => pdfium.FPDFText_GetCharIndexFromTextIndex(page, offset)
  const first = boxOf(pdfium, page, scratch, charAt(from))
  const last = boxOf(pdfium, page, scratch, charAt(to))
  return {
    size: sizeOf(pdfium, page, scratch, charAt(Math.floor((from + to) / 2))),
    left: Math.min(first.left, last.left),
    right: Math.max(first.right, last.right),
    bottom: first.bottom,
    top: first.top,
  }
}

function boxOf(pdfium: WrappedPdfiumModule, page: number, { box }: Scratch, char: number) {
  const found = pdfium.FPDFText_GetCharBox(page, char, box, box + 8, box + 16, box + 24)
  const numbers = found ? numbersAt(pdfium, 'f64', box, 4) : []
  const [left = 0, right = 0, bottom = 0, top = 0] = numbers
  return { left, right, bottom, top }
}

/** A font of size 1 that is stretched by 12 is shown at 12. */
function sizeOf(pdfium: WrappedPdfiumModule, page: number, { matrix }: Scratch, char: number): number {
  const stretched = pdfium.FPDFText_GetMatrix(page, char, matrix)
  const [, , c = 0, d = 1] = stretched ? numbersAt(pdfium, 'f32', matrix, 4) : []
  return pdfium.FPDFText_GetFontSize(page, char) * Math.hypot(c, d)
}

function numbersAt({ pdfium }: WrappedPdfiumModule, kind: 'f32' | 'f64', at: number, count: number): number[] {
  const { buffer } = pdfium.HEAPU8
  return [...(kind === 'f64' ? new Float64Array(buffer, at, count) : new Float32Array(buffer, at, count))]
}
