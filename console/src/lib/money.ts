/** An amount as the product sends it: whole minor units, so that nothing is rounded on the way. */
export interface Money {
  amount_minor: number
  currency: string
}

/**
 * `KES 8,455`, `−KES 250.50`: the currency by its code, cents only where there are any, and a true minus.
 * @param language chooses the separators
 */
export function formatMoney({ amount_minor, currency }: Money, language: string): string {
  const places =
    new Intl.NumberFormat(language, { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  const scale = 10 ** places
  const whole = amount_minor % scale === 0
  const digits = new Intl.NumberFormat(language, {
    minimumFractionDigits: whole ? 0 : places,
    maximumFractionDigits: whole ? 0 : places,
  }).format(Math.abs(amount_minor) / scale)
  return `${amount_minor < 0 ? '\u2212' : ''}${currency}\u00a0${digits}`
}

/**
 * The minor units of an amount that a person typed in whole units: `4,500` or `4500.50`; null when it is none.
 */
export function readAmount(text: string, currency: string): number | null {
  const places =
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  const [, whole = '', part = ''] = /^(\d+)(?:\.(\d+))?$/.exec(text.replace(/[\s,]/g, '')) ?? []
  if (whole === '' || part.length > places) return null
  return Number(whole) * 10 ** places + Number(part.padEnd(places, '0') || 0)
}
