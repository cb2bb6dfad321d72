import { z } from 'zod'

/** A line of a row. */
export const Text = textUpTo(300)

/** A paragraph. */
export const LongText = textUpTo(4_000)

/** PostgreSQL stores no NUL, and half a surrogate pair is no text in any encoding. */
function textUpTo(chars: number) {
  return z
    .string()
    .trim()
    .min(1)
    .max(chars)
    .refine(
      (text) => !text.includes('\u0000') && text.isWellFormed(),
      'holds characters that no text has: type it anew',
    )
}
