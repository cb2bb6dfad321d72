import { sniffType } from '../../../lib/sniff-type.ts'
import { withoutExif } from '../../../lib/without-exif.ts'
import { AppError } from '../../errors.ts'
import { isTooLarge } from '../media-limits.ts'
import type { ConversationFile } from './schemas.ts'

/** What a phone shows or plays, with the ending that says so. Nothing else is sent: what runs on a phone, least of all. */
const SENDABLE: ReadonlyMap<string, string> = new Map([
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
  ['application/pdf', 'pdf'],
  ['audio/ogg', 'ogg'],
  ['audio/amr', 'amr'],
  ['audio/mpeg', 'mp3'],
  ['audio/mp4', 'm4a'],
  ['audio/aac', 'aac'],
  ['video/mp4', 'mp4'],
])
const LONGEST_NAME = 100

export interface SendableFile extends Omit<ConversationFile, 'fileId'> {
  bytes: Uint8Array
}

/**
 * A file as it may be sent: it is what its bytes say, whatever it is called, and a picture tells nothing but what it shows.
 * Throws `invalid_input` for one that is empty, too large or of a kind that is not sent.
 */
export function sendableFile({ name, bytes }: { name: string; bytes: Uint8Array }): SendableFile {
  if (bytes.byteLength === 0) throw new AppError('invalid_input', 'file: there is nothing in it')
  const isSound = /\.(?:m4a|aac|ogg|amr|mp3)$/i.test(name)
  const contentType = sniffType(bytes, isSound ? 'audio/' : 'video/') ?? ''
  const ending = SENDABLE.get(contentType)
  if (ending === undefined) {
    throw new AppError('invalid_input', 'file: send a JPEG or PNG picture, a PDF, a recording or an MP4 film')
  }
  if (isTooLarge(contentType, bytes.byteLength)) {
    throw new AppError('invalid_input', 'file: a picture has at most 5 MB, everything else 16 MB')
  }
  const kept = contentType === 'image/jpeg' ? withoutExif(bytes) : bytes
  const kind = contentType.startsWith('image/') ? 'image' : 'document'
  return { kind, name: `${stemOf(name)}.${ending}`, contentType, sizeBytes: kept.byteLength, bytes: kept }
}

/** What a file is called without its ending and without what is no name. */
function stemOf(name: string): string {
  const base = name.toWellFormed().split(/[\\/]/).at(-1) ?? ''
  const stem = base
    .replace(/\.[^.]*$/, '')
    .replace(/[\p{C}"<>|:*?]/gu, '')
    .trim()
  return [...stem].slice(0, LONGEST_NAME).join('') || 'file'
}
