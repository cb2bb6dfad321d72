import type { Ctx } from '../domain/context.ts'
import { createTicket } from '../domain/handoff/index.ts'
import { deliverConversation, giveUpSend } from '../domain/messaging/index.ts'
import type { SweptHandler } from './define-job.ts'
import type { ConversationRef } from './process-turn.job.ts'
import { sendMessagesJob } from './send-messages.job.ts'

export function sendMessagesHandler(deps: {
  ctxFor: (tenantId: string) => Ctx
  /** Age after which a message that is being sent is taken to have lost its process. */
  staleMs: number
}): SweptHandler<ConversationRef> {
  return {
    job: sendMessagesJob,
    async run({ tenantId, conversationId }) {
      const { againInMs } = await deliverConversation(deps.ctxFor(tenantId), { conversationId, staleMs: deps.staleMs })
      return againInMs === null ? null : { againInMs }
    },
    // One message that cannot be sent must not silence a conversation for ever.
    async died(ctx, { conversationId }) {
      await giveUpSend(ctx, { conversationId })
      const summary = 'A message could not be sent: every try failed. The customer has not got it.'
      await createTicket({ ...ctx, conversationId }, { reason: 'not_told', summary, journey: 'unknown', step: 'send' })
      return 'put_aside'
    },
  }
}
