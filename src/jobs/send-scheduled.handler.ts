import type { Ctx } from '../domain/context.ts'
import { sendScheduled } from '../domain/inbox/index.ts'
import type { SweptHandler } from './define-job.ts'
import { type ScheduledRef, sendScheduledJob } from './send-scheduled.job.ts'

export function sendScheduledHandler(deps: { ctxFor: (tenantId: string) => Ctx }): SweptHandler<ScheduledRef> {
  return {
    job: sendScheduledJob,
    async run({ tenantId, scheduledId }) {
      await sendScheduled(deps.ctxFor(tenantId), { scheduledId })
      return null
    },
  }
}
