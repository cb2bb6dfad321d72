import { sha256 } from '../../../lib/sha256.ts'
import type { Ids } from '../../context.ts'

const COUNT = 10
const CODE = /^[0-9a-f]{5}-[0-9a-f]{5}$/

/** Codes for the day on which the phone is lost, each good once: "3f9a1-c07d2", 40 bits. */
export function makeRecoveryCodes(ids: Ids): string[] {
  return Array.from({ length: COUNT }, () => ids.secret(5)).map((code) => `${code.slice(0, 5)}-${code.slice(5)}`)
}

/** What is stored of one; null for what is none. They are looked for five at a time and then not for five minutes. */
export function recoveryHash(userId: string, code: string): string | null {
  const plain = code.trim().toLowerCase()
  return CODE.test(plain) ? sha256(`recovery ${userId} ${plain}`) : null
}
