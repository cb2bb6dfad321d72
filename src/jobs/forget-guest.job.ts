import { z } from 'zod'
import type { SweptJob } from './define-job.ts'

export const GuestRef = z.strictObject({ tenantId: z.uuid(), customerId: z.uuid() })
export type GuestRef = z.infer<typeof GuestRef>

/** A guest has said nothing for two years: what is remembered of her is erased. */
export const forgetGuestJob: SweptJob<GuestRef> = {
  name: 'forget-guest',
  payload: GuestRef,
  attempts: 3,
  backoffMs: 5_000,
  key: ({ customerId }) => customerId,
  parallel: 'one',
  due: {
    rows: 'memories',
    age: 'due',
    schedule: 'sweep',
    payload: ({ tenantId, subjectId }) => ({ tenantId, customerId: subjectId }),
  },
  deadAfter: 32,
}
