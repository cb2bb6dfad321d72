/** Nothing that a shopper needs to say comes after it. */
const MAX_CHARS = 2_000
const HIDDEN = /\p{Cf}|\uFE0E|\uFE0F|\u20E3|\u115F|\u1160|\u180E/gu
const APOSTROPHES = /[\u2018\u2019\u02BC\u02B9\u0060\u00B4\u2032]/g
const QUOTES = /[\u201C\u201D\u2033]/g
const DASHES = /[\u2010-\u2015\u2212]/g
const VULGAR = /(\d)(?=[\u00BC-\u00BE\u2150-\u215E])/g

/**
 * The message in the form whose offsets every token has: compatibility form, straight quotes and dashes, nothing invisible,
 * 2,000 characters at most. Cut before folding too, because one ligature can stand for eighteen letters.
 */
export function normalised(message: string): string {
  return (
    message
      .slice(0, MAX_CHARS * 2)
      // "1½" would fold to "11/2".
      .replace(VULGAR, '$1 ')
      .replace(APOSTROPHES, "'")
      .normalize('NFKC')
      .replace(HIDDEN, '')
      .replace(APOSTROPHES, "'")
      .replace(QUOTES, '"')
      .replace(DASHES, '-')
      .replaceAll('\u2044', '/')
      .slice(0, MAX_CHARS)
      .toWellFormed()
  )
}
