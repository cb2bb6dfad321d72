import { z } from 'zod'

/** Which of a tenant's secret rows it is. */
export const CanaryKind = z.enum(['product', 'passage', 'customer'])
export type CanaryKind = z.infer<typeof CanaryKind>

/** What was about to tell it. */
export const CanaryPlace = z.enum(['message', 'webhook', 'answer', 'stream', 'export', 'file', 'log'])
export type CanaryPlace = z.infer<typeof CanaryPlace>

/** A secret row where it was about to be told. Both tenants by their ids alone. */
export const CanaryHit = z.object({
  hitId: z.uuid(),
  canaryOf: z.uuid(),
  kind: CanaryKind,
  /** The platform, for a line of the log. */
  toldTo: z.uuid(),
  place: CanaryPlace,
  /** Id of the message, delivery, export or file, or the name of the route or line. */
  subject: z.string(),
  times: z.int(),
  firstAt: z.date(),
  lastAt: z.date(),
})
export type CanaryHit = z.infer<typeof CanaryHit>
