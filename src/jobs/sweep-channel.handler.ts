import type { Ctx } from '../domain/context.ts'
import { type InboundLog, sweepChannelMessages } from '../domain/messaging/index.ts'
import type { JobHandler } from './define-job.ts'
import { processTurn } from './process-turn.job.ts'
import type { WorkQueue } from './queue.ts'
import { type ChannelRef, sweepChannel } from './sweep-channel.job.ts'

export function sweepChannelHandler(deps: {
  ctxFor: (tenantId: string) => Ctx
  inbound: InboundLog
  queue: WorkQueue
}): JobHandler<ChannelRef> {
  return {
    job: sweepChannel,
    async run({ tenantId, channelId }) {
      const conversations = await sweepChannelMessages(deps.ctxFor(tenantId), { inbound: deps.inbound }, { channelId })
      await Promise.all(
        conversations.map((conversationId) => deps.queue.enqueue(processTurn, { tenantId, conversationId })),
      )
      return null
    },
  }
}
