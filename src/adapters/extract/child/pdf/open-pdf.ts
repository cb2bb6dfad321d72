import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium'
import { ReadingFailure } from '../reading-failure.ts'
import type { Line } from './line.ts'
import { pageLines, type Scratch } from './page-lines.ts'

/** What PDFium says of a file it does not open. */
const BAD_FORMAT = 3
const NEEDS_PASSWORD = 4

const FLATTEN_AS_SHOWN = 0

/** Of a page's words, so many are there still when its notes are part of it. */
const KEPT_WORDS = 0.9

const IMAGE = 3
const FORM = 5

/** One page as it was read. */
export interface PdfPage {
  lines: Line[]
  hasPicture: boolean
}

export interface Pdf {
  pageCount: number
  /** Counted from 1. Throws `damaged` with the page. */
  read(number: number): PdfPage
}

/** Throws `encrypted`, `damaged`. Nothing is freed: the process reads one file and ends. */
export async function openPdf(bytes: Uint8Array, program: Uint8Array): Promise<Pdf> {
  const pdfium = await init({ wasmBinary: Uint8Array.from(program).buffer })
  pdfium.PDFiumExt_Init()
  const place = pdfium.pdfium.wasmExports.malloc(bytes.length)
  // Only now: taking room may have moved the heap.
  pdfium.pdfium.HEAPU8.set(bytes, place)
  const document = pdfium.FPDF_LoadMemDocument(place, bytes.length, '')
  if (document === 0) throw whyNot(pdfium.FPDF_GetLastError())
  const scratch = takeScratch(pdfium)
  return {
    pageCount: pdfium.FPDF_GetPageCount(document),
    read: (number) => readPage(pdfium, document, scratch, number),
  }
}

function whyNot(error: number): ReadingFailure {
  if (error === NEEDS_PASSWORD) return new ReadingFailure('encrypted', 'locked by a password')
  return new ReadingFailure('damaged', error === BAD_FORMAT ? 'no PDF that can be read' : `PDFium's error ${error}`)
}

function readPage(pdfium: WrappedPdfiumModule, document: number, scratch: Scratch, number: number): PdfPage {
  const page = pdfium.FPDF_LoadPage(document, number - 1)
  if (page === 0) throw new ReadingFailure('damaged', 'a page cannot be read', { page: number })
  const plain = readLines(pdfium, page, scratch, number)
  const pictured = plain.length === 0 && showsPicture(pdfium, page)
  const noted = pdfium.FPDFPage_GetAnnotCount(page) > 0
  if (noted) pdfium.FPDFPage_Flatten(page, FLATTEN_AS_SHOWN)
  pdfium.FPDF_ClosePage(page)
  const lines = noted ? readNoted(pdfium, document, scratch, number, plain) : plain
  return { lines, hasPicture: pictured && lines.length === 0 }
}

/**
 * What is written into forms and notes lies beside the page until it is made part of it; then it has to be loaded anew.
 * Some pages lose the meaning of their own letters by that: then the page as it was is worth more than its notes.
 */
function readNoted(
  pdfium: WrappedPdfiumModule,
  document: number,
  scratch: Scratch,
  number: number,
  plain: Line[],
): Line[] {
  const page = pdfium.FPDF_LoadPage(document, number - 1)
  if (page === 0) return plain
  const flat = readLines(pdfium, page, scratch, number)
  pdfium.FPDF_ClosePage(page)
  return keepsWords(plain, flat) ? flat : plain
}

function keepsWords(plain: readonly Line[], flat: readonly Line[]): boolean {
  const wordsOf = (lines: readonly Line[]) => lines.flatMap(({ text }) => text.split(/\s+/))
  const words = wordsOf(plain)
  const kept = new Set(wordsOf(flat))
  return words.filter((word) => kept.has(word)).length >= KEPT_WORDS * words.length
}

function readLines(pdfium: WrappedPdfiumModule, page: number, scratch: Scratch, number: number): Line[] {
  const text = pdfium.FPDFText_LoadPage(page)
  if (text === 0) throw new ReadingFailure('damaged', 'the text of a page cannot be read', { page: number })
  const lines = pageLines(pdfium, text, scratch)
  pdfium.FPDFText_ClosePage(text)
  return lines
}

function showsPicture(pdfium: WrappedPdfiumModule, page: number): boolean {
  const objects = pdfium.FPDFPage_CountObjects(page)
  for (let at = 0; at < objects; at += 1) {
    const type = pdfium.FPDFPageObj_GetType(pdfium.FPDFPage_GetObject(page, at))
    if (type === IMAGE || type === FORM) return true
  }
  return false
}

/** Places in PDFium's memory where it leaves what it is asked for. */
function takeScratch({ pdfium: { wasmExports } }: WrappedPdfiumModule): Scratch {
  return { box: wasmExports.malloc(4 * 8), matrix: wasmExports.malloc(6 * 4) }
}
