import type { Ctx } from '../domain/context.ts'
import { wakeConversation } from '../domain/handoff/index.ts'
import type { SweptHandler } from './define-job.ts'
import type { ConversationRef } from './process-turn.job.ts'
import { wakeConversationJob } from './wake-conversation.job.ts'

export function wakeConversationHandler(deps: { ctxFor: (tenantId: string) => Ctx }): SweptHandler<ConversationRef> {
  return {
    job: wakeConversationJob,
    async run({ tenantId, conversationId }) {
      await wakeConversation(deps.ctxFor(tenantId), { conversationId })
      return null
    },
  }
}
