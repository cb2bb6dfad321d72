import type { Job } from './define-job.ts'
import { ConversationRef } from './process-turn.job.ts'

/** Sends what waits in one conversation's outbox. */
export const sendMessages: Job<ConversationRef> = {
  name: 'send-messages',
  payload: ConversationRef,
  attempts: 3,
  backoffMs: 1_000,
  key: ({ conversationId }) => conversationId,
  parallel: 'many',
}
