/** An amount as the product sends it: whole minor units, so that nothing is rounded on the way. */
export interface Money {
  amount_minor: number
  currency: string
}

/** The product counts every currency in hundredths, also those that have no coins of them. */
const SCALE = 100
const PLACES = 2

/** An amount in whole units, for a chart. */
export function wholeUnits(amount_minor: number): number {
  return amount_minor / SCALE
}

/**
 * `KES 8,455`, `−KES 250.50`: the currency by its code, cents only where there are any, and a true minus.
 * @param language chooses the separators
 */
export function formatMoney({ amount_minor, currency }: Money, language: string): string {
  const places = amount_minor % SCALE === 0 ? 0 : PLACES
  const digits = new Intl.NumberFormat(language, {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  }).format(Math.abs(wholeUnits(amount_minor)))
  return `${amount_minor < 0 ? '\u2212' : ''}${currency}\u00a0${digits}`
}

/** The minor units of an amount that a person typed in whole units: `4,500` or `4500.50`; null when it is none. */
export function readAmount(text: string): number | null {
  const [, whole = '', part = ''] = /^(\d+)(?:\.(\d+))?$/.exec(text.replace(/[\s,]/g, '')) ?? []
  if (whole === '' || part.length > PLACES) return null
  return Number(whole) * SCALE + Number(part.padEnd(PLACES, '0'))
}
