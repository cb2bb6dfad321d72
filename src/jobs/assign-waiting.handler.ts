import type { Ctx } from '../domain/context.ts'
import { assignWaiting } from '../domain/handoff/index.ts'
import { assignWaitingJob } from './assign-waiting.job.ts'
import type { SweptHandler } from './define-job.ts'
import type { ConversationRef } from './process-turn.job.ts'

export function assignWaitingHandler(deps: { ctxFor: (tenantId: string) => Ctx }): SweptHandler<ConversationRef> {
  return {
    job: assignWaitingJob,
    async run({ tenantId }) {
      await assignWaiting(deps.ctxFor(tenantId))
      return null
    },
  }
}
