import type { Ctx } from '../domain/context.ts'
import { deliverConversation } from '../domain/messaging/index.ts'
import type { JobHandler } from './define-job.ts'
import type { ConversationRef } from './process-turn.job.ts'
import { sendMessages } from './send-messages.job.ts'

export function sendMessagesHandler(deps: {
  ctxFor: (tenantId: string) => Ctx
  /** Age after which a message that is being sent is taken to have lost its process. */
  staleMs: number
}): JobHandler<ConversationRef> {
  return {
    job: sendMessages,
    async run({ tenantId, conversationId }) {
      const { againInMs } = await deliverConversation(deps.ctxFor(tenantId), { conversationId, staleMs: deps.staleMs })
      return againInMs === null ? null : { againInMs }
    },
  }
}
