import { z } from 'zod'

/** That a customer was erased, by whom and when, and how many rows of which table that was. */
export const Erasure = z.object({
  customerId: z.uuid(),
  erasedBy: z.string(),
  erasedAt: z.date(),
  counts: z.record(z.string(), z.int()),
  /** Of all of it, with the hash of her address. */
  hash: z.string(),
})
export type Erasure = z.infer<typeof Erasure>
