import type { Ctx } from '../domain/context.ts'
import { tendStretch as tend } from '../domain/handoff/index.ts'
import type { JobHandler } from './define-job.ts'
import type { WorkQueue } from './queue.ts'
import { sendMessages } from './send-messages.job.ts'
import { type StretchRef, tendStretch } from './tend-stretch.job.ts'

export function tendStretchHandler(deps: {
  ctxFor: (tenantId: string) => Ctx
  queue: WorkQueue
}): JobHandler<StretchRef> {
  return {
    job: tendStretch,
    async run({ tenantId, stretchId }) {
      const tended = await tend(deps.ctxFor(tenantId), { stretchId })
      if (tended.outcome === 'returned' && tended.told) {
        await deps.queue.enqueue(sendMessages, { tenantId, conversationId: tended.conversationId })
      }
      return null
    },
  }
}
