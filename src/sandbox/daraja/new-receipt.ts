import type { Runtime } from '../runtime.ts'

/** Ten capital letters and digits, as on an M-PESA receipt. */
export function newReceipt(runtime: Runtime): string {
  const digits = BigInt(`0x${runtime.newHex()}`).toString(36).toUpperCase()
  return `U${digits.slice(-9).padStart(9, '0')}`
}
