import { z } from 'zod'

/** The query of a list that is given page by page. A cursor goes on in the list that it was given out with: another filter is 422. */
export const Page = z.strictObject({
  cursor: z.string().min(1).max(1_000).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
})

/** Where the next page begins, to be sent back as it is; null on the last one. */
export const NextCursor = z.string().nullable()
