const DECIMAL = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/

/** Reads 250, "250", "250.5" or "250.00" as cents, digit by digit. Anything else is null, never a guess. */
export function centsOf(value: unknown): number | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null
  const parts = DECIMAL.exec(String(value).trim())
  if (!parts) return null
  const [, whole = '', fraction = ''] = parts
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
}
