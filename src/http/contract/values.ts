import { z } from 'zod'

/** The parameter of an address that names one thing. */
export const ById = z.strictObject({ id: z.uuid() })

/** The body of a wish that needs no words. */
export const Nothing = z.strictObject({})

export const Instant = z.iso.datetime()

const THIS_AGE = /^20\d\d-/

/** Between which instants, or days, something is looked for: in years that a shop can have been there. */
export const SoughtInstant = Instant.regex(THIS_AGE, 'must be of this century')
export const SoughtDay = z.iso.date().regex(THIS_AGE, 'must be of this century')

/** PostgreSQL stores no NUL, and half a surrogate pair is no text in any encoding. */
export const Text = z
  .string()
  .refine((text) => !text.includes('\u0000') && text.isWellFormed(), 'must be text that can be stored')

export const MoneyWire = z.strictObject({ amount_minor: z.int(), currency: z.string() })
export type MoneyWire = z.infer<typeof MoneyWire>
