/** What Windows writes from 80 to 9f, where Latin-1 has nothing to show. Node's own decoder takes the one for the other. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/**
 * Text of unknown encoding, never with a mark: UTF-8, UTF-16 where its first two bytes say so, else what Western Windows
 * writes, of which Latin-1 is a part.
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return Buffer.from(bytes)
      .toString('latin1')
      .replace(/[\u0080-\u009f]/g, (code) => WINDOWS[code.charCodeAt(0) - 0x80] ?? code)
  }
}
