const SIGNS: readonly (readonly [type: string, offset: number, sign: string])[] = [
  ['image/png', 0, '\u0089PNG\r\n\u001a\n'],
  ['image/jpeg', 0, '\u00ff\u00d8\u00ff'],
  ['image/webp', 8, 'WEBP'],
  ['image/gif', 0, 'GIF8'],
  ['audio/ogg', 0, 'OggS'],
  ['audio/amr', 0, '#!AMR'],
  ['audio/mpeg', 0, 'ID3'],
  ['audio/mpeg', 0, '\u00ff\u00fb'],
  ['audio/mpeg', 0, '\u00ff\u00f3'],
  ['audio/aac', 0, '\u00ff\u00f1'],
  ['application/pdf', 0, '%PDF-'],
  ['text/vcard', 0, 'BEGIN:VCARD'],
]
const BOXED = 'ftyp'

/**
 * What bytes are, by how they begin; null for what we do not keep. What the provider claims only decides between sound
 * and pictures of one and the same container.
 */
export function sniffType(bytes: Uint8Array, claimed: string): string | null {
  const head = Buffer.from(bytes.subarray(0, 32)).toString('latin1')
  const found = SIGNS.find(([, offset, sign]) => head.startsWith(sign, offset))?.[0]
  if (found !== undefined) return found
  if (!head.startsWith(BOXED, 4)) return null
  return claimed.startsWith('audio/') ? 'audio/mp4' : 'video/mp4'
}
