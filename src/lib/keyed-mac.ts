import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** Proves that we have said something. `parts` are kept apart: moving a character from one to the next gives another proof. */
export interface KeyedMac {
  sign(parts: readonly string[]): string
  /** In constant time. */
  verify(parts: readonly string[], mac: string): boolean
}

/**
 * HMAC-SHA256 under a key of its own for each purpose, so that a proof made for one thing is worth nothing for another.
 * @param secret 64 hex digits
 * @param bytes length of the proof before base64url; 12 or more
 * @param oldSecrets what was signed with them is still believed; nothing is signed with them any more
 */
export function keyedMac(secret: string, purpose: string, bytes: number, oldSecrets: readonly string[] = []): KeyedMac {
  const keyOf = (hex: string) => Buffer.from(hkdfSync('sha256', Buffer.from(hex, 'hex'), '', `tulia ${purpose}`, 32))
  const current = keyOf(secret)
  const believed = [current, ...oldSecrets.map(keyOf)]
  const digest = (key: Buffer, parts: readonly string[]) => {
    const hmac = createHmac('sha256', key)
    for (const part of parts) hmac.update(`${Buffer.byteLength(part)}:`).update(part, 'utf8')
    return hmac.digest().subarray(0, bytes)
  }
  return {
    sign: (parts) => digest(current, parts).toString('base64url'),
    verify: (parts, mac) => {
      const given = Buffer.from(mac, 'base64url')
      const isCanonical = given.length === bytes && given.toString('base64url') === mac
      return isCanonical && believed.some((key) => timingSafeEqual(given, digest(key, parts)))
    },
  }
}
