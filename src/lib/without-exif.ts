const START = 0xff
const FIRST_APP = 0xe0
const LAST_APP = 0xef
const COMMENT = 0xfe
const SCAN = 0xda
/** The header of a JPEG, its colours and how they are made: without them it looks different. */
const KEPT: ReadonlySet<number> = new Set([0xe0, 0xe2, 0xee])

/** A JPEG without what it says beside its picture, such as where it was taken. Bytes that are no whole JPEG come back as they are. */
export function withoutExif(bytes: Uint8Array): Uint8Array {
  const parts = [bytes.subarray(0, 2)]
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === START && bytes[at + 1] !== SCAN) {
    const marker = bytes[at + 1] ?? 0
    const next = at + 2 + (((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0))
    const speaks = marker === COMMENT || (marker >= FIRST_APP && marker <= LAST_APP && !KEPT.has(marker))
    if (!speaks) parts.push(bytes.subarray(at, next))
    at = next
  }
  if (bytes[at] !== START || bytes[at + 1] !== SCAN) return bytes
  return Buffer.concat([...parts, bytes.subarray(at)])
}
