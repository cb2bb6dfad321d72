import type { Ctx } from '../domain/context.ts'
import { type InboundLog, sweepChannelMessages } from '../domain/messaging/index.ts'
import type { SweptHandler } from './define-job.ts'
import { processTurnJob } from './process-turn.job.ts'
import type { WorkQueue } from './queue.ts'
import { type ChannelRef, sweepChannelJob } from './sweep-channel.job.ts'

export function sweepChannelHandler(deps: {
  ctxFor: (tenantId: string) => Ctx
  inbound: InboundLog
  queue: WorkQueue
}): SweptHandler<ChannelRef> {
  return {
    job: sweepChannelJob,
    async run({ tenantId, channelId }) {
      const conversations = await sweepChannelMessages(deps.ctxFor(tenantId), { inbound: deps.inbound }, { channelId })
      await Promise.all(
        conversations.map((conversationId) => deps.queue.enqueue(processTurnJob, { tenantId, conversationId })),
      )
      return null
    },
  }
}
