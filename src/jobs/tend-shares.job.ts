import { z } from 'zod'
import type { SweptJob } from './define-job.ts'

export const SharesRef = z.strictObject({ tenantId: z.uuid(), planId: z.uuid() })
export type SharesRef = z.infer<typeof SharesRef>

/** An order that several people pay: sends the prompts that were wished, reminds its buyer, and ends what is over. */
export const tendSharesJob: SweptJob<SharesRef> = {
  name: 'tend-shares',
  payload: SharesRef,
  attempts: 3,
  backoffMs: 5_000,
  key: ({ planId }) => planId,
  parallel: 'many',
  due: {
    rows: 'share_plans',
    age: 'due',
    schedule: 'sweep',
    payload: ({ tenantId, subjectId }) => ({ tenantId, planId: subjectId }),
  },
  deadAfter: 12,
}
