import type { Ctx } from '../domain/context.ts'
import { type InboundLog, readAttachment, storeInboundMedia } from '../domain/messaging/index.ts'
import type { SweptHandler } from './define-job.ts'
import { fetchMediaJob, type MessageRef } from './fetch-media.job.ts'
import { isFinal } from './is-final.ts'
import { processTurnJob } from './process-turn.job.ts'
import type { WorkQueue } from './queue.ts'
import { sendMessagesJob } from './send-messages.job.ts'

export function fetchMediaHandler(deps: {
  ctxFor: (tenantId: string) => Ctx
  inbound: InboundLog
  queue: WorkQueue
}): SweptHandler<MessageRef> {
  return {
    job: fetchMediaJob,
    async run({ tenantId, messageId }, { lastAttempt }) {
      const ctx = deps.ctxFor(tenantId)
      const stored = await storeInboundMedia(ctx, { messageId }).then(
        () => ({ failed: false }) as const,
        (error: unknown) => ({ failed: true, error }) as const,
      )
      if (stored.failed && !isFinal(stored.error, lastAttempt)) throw stored.error
      // Also without the file: a customer who spoke must hear now that nobody could listen.
      const read = await readAttachment(ctx, { inbound: deps.inbound }, { messageId })
      if (read.outcome !== 'nothing') {
        const job = read.outcome === 'words' ? processTurnJob : sendMessagesJob
        await deps.queue.enqueue(job, { tenantId, conversationId: read.conversationId })
      }
      if (stored.failed) throw stored.error
      return null
    },
  }
}
