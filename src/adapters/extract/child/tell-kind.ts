import type { FileKind } from '../../../domain/knowledge/extractor.ts'

/** What a file is by its bytes. `zip` and `ole` are containers whose content decides; `foreign` is nothing we read. */
export type ByteKind = 'pdf' | 'zip' | 'ole' | 'foreign' | 'text'

/** How far into a file readers of PDF look for its first line. */
const PDF_WITHIN = 1024

const ZIP = ['504b0304', '504b0506']
const OLE = 'd0cf11e0a1b11ae1'

/** Programs, pictures, sound, archives, databases, fonts: what is uploaded by mistake or under another name. */
const FOREIGN = [
  '4d5a',
  '7f454c46',
  'cafebabe',
  '89504e470d0a1a0a',
  'ffd8ff',
  '47494638',
  '49492a00',
  '4d4d002a',
  '52494646',
  '1f8b',
  '425a68',
  '377abcaf271c',
  'fd377a585a00',
  '52617221',
  '7b5c727466',
  '25215053',
  '4f676753',
  '494433',
  '53514c69746520666f726d6174',
  '774f4632',
]

/** Two letters that a text may begin with as well: only what has bytes that no text has is a program. */
const NEEDS_NUL = new Set(['4d5a', '494433'])

export function looksLikePdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, PDF_WITHIN)).includes('%PDF-', 0, 'latin1')
}

export function tellByBytes(bytes: Uint8Array): ByteKind {
  const start = Buffer.from(bytes.subarray(0, 16)).toString('hex')
  if (ZIP.some((magic) => start.startsWith(magic))) return 'zip'
  if (start.startsWith(OLE)) return 'ole'
  if (looksLikePdf(bytes)) return 'pdf'
  const magic = FOREIGN.find((known) => start.startsWith(known))
  if (magic !== undefined && (!NEEDS_NUL.has(magic) || bytes.subarray(0, PDF_WITHIN).includes(0))) return 'foreign'
  // Pictures and films of a newer kind say so after four bytes of length.
  return start.slice(8, 16) === '66747970' ? 'foreign' : 'text'
}

const EXTENSIONS: Readonly<Record<string, FileKind>> = {
  pdf: 'pdf',
  docx: 'docx',
  docm: 'docx',
  xlsx: 'xlsx',
  xlsm: 'xlsx',
  html: 'html',
  htm: 'html',
  xhtml: 'html',
  md: 'markdown',
  markdown: 'markdown',
  txt: 'text',
  text: 'text',
  csv: 'csv',
  tsv: 'csv',
  json: 'json',
}

/** What the name says the file is; null when it says nothing that we read. */
export function claimedKind(fileName: string): FileKind | null {
  const extension = /\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? ''
  return Object.hasOwn(EXTENSIONS, extension) ? (EXTENSIONS[extension] ?? null) : null
}

/** Formats that are text are told apart by the name, but a page of the web says itself what it is. */
export function tellTextKind(text: string, fileName: string): FileKind | null {
  const claimed = claimedKind(fileName)
  if (claimed === 'pdf' || claimed === 'docx' || claimed === 'xlsx') return null
  if (/^\s*(?:<\?xml[^>]*>\s*)?<(?:!doctype html|html[\s>])/i.test(text.slice(0, 2_000))) return 'html'
  if (claimed !== null) return claimed
  return /^\s*<(?:\?xml|!doctype|svg)/i.test(text.slice(0, 2_000)) ? null : 'text'
}
