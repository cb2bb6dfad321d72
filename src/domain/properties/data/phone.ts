import { z } from 'zod'

/** A number as people dial it; short codes and extensions too. */
export const Phone = z
  .string()
  .trim()
  .regex(
    /^\+?\d[\d ()./-]{1,28}(?:\s?(?:ext\.?|x)\s?\d{1,6})?$/,
    'write a phone number as it is dialled, as "+254 20 123 4567"',
  )
