import type { Extraction, FileKind } from '../../../domain/knowledge/extractor.ts'
import type { ReadRequest } from '../messages.ts'
import { readHtml } from './html/read-html.ts'
import { type PageWriter, pageWriter } from './page-writer.ts'
import { readPdf } from './pdf/read-pdf.ts'
import { readCsv } from './plain/read-csv.ts'
import { readJson } from './plain/read-json.ts'
import { readMarkdown } from './plain/read-markdown.ts'
import { readText } from './plain/read-text.ts'
import { readCharacters } from './read-characters.ts'
import { ReadingFailure } from './reading-failure.ts'
import { claimedKind, tellByBytes, tellTextKind } from './tell-kind.ts'
import { readDocx } from './zip/read-docx.ts'
import { readXlsx } from './zip/read-xlsx.ts'
import { unzip } from './zip/unzip.ts'

const TEXT_READERS: Readonly<Record<string, (text: string, out: PageWriter) => void>> = {
  html: readHtml,
  markdown: readMarkdown,
  text: readText,
  csv: readCsv,
  json: readJson,
}

/** Reads one file of any kind. What is wrong with it is an outcome; nothing is thrown. */
export async function readDocument(request: ReadRequest): Promise<Extraction> {
  const out = pageWriter()
  try {
    const kind = await readInto(out, request)
    if (out.words === 0) throw emptiness(out)
    return { outcome: 'read', kind, pages: out.pages, warnings: out.warnings }
  } catch (error) {
    return toFailure(error)
  }
}

async function readInto(out: PageWriter, { bytes, fileName, pdfium }: ReadRequest): Promise<FileKind> {
  const found = tellByBytes(bytes)
  if (found === 'foreign') throw notOurs(fileName, 'a file of another kind')
  if (found === 'ole') throw oldOffice(bytes, fileName)
  if (found === 'zip') return await readZip(out, bytes, fileName)
  if (found === 'pdf') {
    agree('pdf', fileName)
    await readPdf({ bytes, pdfium }, out)
    return 'pdf'
  }
  const text = readCharacters(bytes)
  const kind = tellTextKind(text, fileName)
  const read = kind === null ? undefined : TEXT_READERS[kind]
  if (kind === null || read === undefined) throw notOurs(fileName, 'plain text')
  read(text, out)
  return kind
}

async function readZip(out: PageWriter, bytes: Uint8Array, fileName: string): Promise<FileKind> {
  const archive = await unzip(bytes)
  const names = [...archive.keys()]
  if (names.some((name) => /^word\/document\d*\.xml$/.test(name))) {
    agree('docx', fileName)
    await readDocx(archive, out)
    return 'docx'
  }
  if (!names.includes('xl/workbook.xml')) throw notOurs(fileName, 'an archive that is no document')
  agree('xlsx', fileName)
  await readXlsx(bytes, out)
  return 'xlsx'
}

function agree(found: FileKind, fileName: string): void {
  const claimed = claimedKind(fileName)
  if (claimed === null || claimed === found) return
  throw new ReadingFailure('type_mismatch', `called ${claimed}, and is ${found}`)
}

/** A name that promises what the bytes are not is a mistake of another kind than a file that nobody promised. */
function notOurs(fileName: string, what: string): ReadingFailure {
  const claimed = claimedKind(fileName)
  return claimed === null
    ? new ReadingFailure('unsupported_type', what)
    : new ReadingFailure('type_mismatch', `called ${claimed}, and is ${what}`)
}

/** The part of a locked document that holds it all, as such containers write names. As bytes: Node's search for UTF-16 may not end. */
const LOCKED_PART = Buffer.from('EncryptedPackage', 'utf16le')

/** Documents of before 2007, and new ones that a password locks, are the same kind of container. */
function oldOffice(bytes: Uint8Array, fileName: string): ReadingFailure {
  const locked = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(LOCKED_PART)
  return locked
    ? new ReadingFailure('encrypted', 'locked by a password')
    : notOurs(fileName, 'a document of old Office')
}

function emptiness({ warnings }: PageWriter): ReadingFailure {
  if (warnings.some(({ code }) => code === 'unreadable_text')) {
    const page = warnings.find(({ code }) => code === 'unreadable_text')?.page ?? undefined
    return new ReadingFailure('unreadable_text', 'the letters of the text have lost their meaning', { page })
  }
  const pictures = warnings.some(({ code }) => code === 'picture_page')
  return new ReadingFailure('no_text', pictures ? 'every page is a picture' : 'there is no text in it')
}

function toFailure(error: unknown): Extraction {
  if (error instanceof ReadingFailure) {
    return { outcome: 'failed', code: error.code, ...error.place, detail: error.message }
  }
  // A library's own words may quote the document: its class says enough.
  const name = error instanceof Error ? error.name : typeof error
  const said = error instanceof Error ? error.message : ''
  if (/out of memory|allocation failed|invalid (string|array|typed array) length|enlarge memory/i.test(said)) {
    return { outcome: 'failed', code: 'too_much_memory', detail: `${name}: no room for what is in the file` }
  }
  if (/call stack/i.test(said)) return { outcome: 'failed', code: 'too_deep', detail: `${name}: nested too deep` }
  return { outcome: 'failed', code: 'damaged', detail: `${name} while reading` }
}
