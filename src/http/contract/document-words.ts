import { z } from 'zod'

/** What a document is called, and what a question of the FAQ asks: it names its document too. */
export const Title = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .refine((text) => !/\p{Cc}/u.test(text) && text.isWellFormed(), 'must be one line of text')

export const Topic = z.string().trim().min(1).max(100)
