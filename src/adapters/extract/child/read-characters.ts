import { decodeText } from '../../../lib/decode-text.ts'
import { ReadingFailure } from './reading-failure.ts'

/** The characters of a text of unknown encoding. Throws `bad_encoding` for NULs, which no text has. */
export function readCharacters(bytes: Uint8Array): string {
  const text = decodeText(bytes)
  const nul = text.indexOf('\0')
  if (nul === -1) return text
  throw new ReadingFailure('bad_encoding', 'there are NUL bytes in the text', { row: rowOf(text, nul) })
}

function rowOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}
