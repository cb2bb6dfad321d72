import type { Ctx } from '../domain/context.ts'
import { type InboundLog, readAttachment, storeInboundMedia } from '../domain/messaging/index.ts'
import type { JobHandler } from './define-job.ts'
import { fetchMedia, type MessageRef } from './fetch-media.job.ts'
import { processTurn } from './process-turn.job.ts'
import type { WorkQueue } from './queue.ts'
import { sendMessages } from './send-messages.job.ts'

export function fetchMediaHandler(deps: {
  ctxFor: (tenantId: string) => Ctx
  inbound: InboundLog
  queue: WorkQueue
}): JobHandler<MessageRef> {
  return {
    job: fetchMedia,
    async run({ tenantId, messageId }, { lastAttempt }) {
      const ctx = deps.ctxFor(tenantId)
      await storeInboundMedia(ctx, { messageId }).catch((error: unknown) => {
        if (!lastAttempt) throw error
        // The sweeper tries again later; a customer who spoke must hear now that nobody could listen.
        ctx.log.warn('inbound_media_unreachable', { messageId })
      })
      const read = await readAttachment(ctx, { inbound: deps.inbound }, { messageId })
      if (read.outcome === 'nothing') return null
      const { conversationId } = read
      await deps.queue.enqueue(read.outcome === 'words' ? processTurn : sendMessages, { tenantId, conversationId })
      return null
    },
  }
}
