import { withoutExif } from './without-exif.ts'

const PNG_HEAD = 8
/** What a PNG shows and in which colours; texts, times and EXIF say other things. */
const PNG_KEPT = /^(?:IHDR|PLTE|IDAT|IEND|tRNS|gAMA|cHRM|sRGB|iCCP|sBIT|bKGD|pHYs|acTL|fcTL|fdAT)$/
const RIFF_HEAD = 12
const WEBP_DROPPED = /^(?:EXIF|XMP )$/
/** In the first byte of VP8X: "there is EXIF" and "there is XMP". */
const WEBP_SAYS_MORE = 0x0c

/** A picture without what it says beside what it shows, such as where it was taken. Bytes that are no whole picture come back as they are. */
export function barePicture(contentType: string, bytes: Uint8Array): Uint8Array {
  if (contentType === 'image/jpeg') return withoutExif(bytes)
  if (contentType === 'image/png') return barePng(bytes)
  return contentType === 'image/webp' ? bareWebp(bytes) : bytes
}

function barePng(bytes: Uint8Array): Uint8Array {
  const view = viewOf(bytes)
  const parts = [bytes.subarray(0, PNG_HEAD)]
  for (let at = PNG_HEAD; at + 12 <= bytes.length; ) {
    const name = nameAt(bytes, at + 4)
    const next = at + 12 + view.getUint32(at)
    if (next > bytes.length) return bytes
    if (PNG_KEPT.test(name)) parts.push(bytes.subarray(at, next))
    // What somebody has hung behind the end is no part of the picture.
    if (name === 'IEND') return Buffer.concat(parts)
    at = next
  }
  return bytes
}

function bareWebp(bytes: Uint8Array): Uint8Array {
  const view = viewOf(bytes)
  const parts: Uint8Array[] = []
  let at = RIFF_HEAD
  while (at + 8 <= bytes.length) {
    const size = view.getUint32(at + 4, true)
    const next = at + 8 + size + (size % 2)
    if (next > bytes.length) return bytes
    const name = nameAt(bytes, at)
    const chunk = Uint8Array.from(bytes.subarray(at, next))
    if (name === 'VP8X') chunk[8] = (chunk[8] ?? 0) & ~WEBP_SAYS_MORE
    if (!WEBP_DROPPED.test(name)) parts.push(chunk)
    at = next
  }
  const body = Buffer.concat(parts)
  const head = Buffer.from(bytes.subarray(0, RIFF_HEAD))
  head.writeUInt32LE(body.length + 4, 4)
  return Buffer.concat([head, body])
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength)
}

function nameAt(bytes: Uint8Array, at: number): string {
  return Buffer.from(bytes.subarray(at, at + 4)).toString('latin1')
}
