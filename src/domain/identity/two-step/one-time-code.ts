import { createHmac, timingSafeEqual } from 'node:crypto'

const STEP_MS = 30_000
const DIGITS = 6
const CODE = /^[0-9]{6}$/
/** A phone's clock may be half a minute off. */
const STEPS_OFF = 1
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The code of RFC 6238 for one step of 30 seconds: HMAC-SHA-1, six digits. @param secret hex */
export function oneTimeCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', Buffer.from(secret, 'hex')).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 0x0f
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** The step that a code is for, of those around `at`; null for a wrong one. All are looked at, however early one fits. */
export function stepOfCode(secret: string, code: string, at: Date): number | null {
  const now = Math.floor(at.getTime() / STEP_MS)
  // What is no number is compared as another one, which takes as long.
  const isCode = CODE.test(code)
  const given = Buffer.from(isCode ? code : '-'.repeat(DIGITS))
  let found: number | null = null
  for (let step = now - STEPS_OFF; step <= now + STEPS_OFF; step += 1) {
    const fits = timingSafeEqual(given, Buffer.from(oneTimeCode(secret, step)))
    if (fits && isCode) found = step
  }
  return found
}

/** A secret as an app takes it: base32 without its padding. @param secret hex */
export function base32(secret: string): string {
  let bits = ''
  for (const byte of Buffer.from(secret, 'hex')) bits += byte.toString(2).padStart(8, '0')
  const chunks = bits.match(/.{1,5}/g) ?? []
  return chunks.map((chunk) => BASE32.charAt(Number.parseInt(chunk.padEnd(5, '0'), 2))).join('')
}
