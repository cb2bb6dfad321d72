const YEAR = /^20[2-4]\d$/

/** Whether a number as written is a year that a stay may be in, and neither a sum nor a count. */
export function isYear(text: string): boolean {
  return YEAR.test(text)
}
