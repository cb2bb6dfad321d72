import { z } from 'zod'

/** How a shop is called in addresses and at the sign-in. */
export const Slug = z.string().regex(/^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])$/)

/** A shop as its operator sees it: figures, and nobody's name or words but its owners' masked addresses. */
export const OperatedTenant = z.object({
  tenantId: z.uuid(),
  slug: z.string(),
  name: z.string(),
  createdAt: z.date(),
  /** Null while it is open. */
  suspendedAt: z.date().nullable(),
  suspendedReason: z.string().nullable(),
  messages24h: z.int(),
  /** Since when the message waits that has waited longest; null when none does. */
  oldestUnhandledAt: z.date().nullable(),
  /** Turns that ended in an apology, and work that has failed for good, in 24 hours. */
  errors24h: z.int(),
  spendMicroUsd24h: z.int(),
  owners: z.array(z.string()),
})
export type OperatedTenant = z.infer<typeof OperatedTenant>
