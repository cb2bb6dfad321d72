import type { SweptJob } from './define-job.ts'
import { ConversationRef } from './process-turn.job.ts'

/** Sends what waits in one conversation's outbox. */
export const sendMessagesJob: SweptJob<ConversationRef> = {
  name: 'send-messages',
  payload: ConversationRef,
  attempts: 3,
  backoffMs: 1_000,
  key: ({ conversationId }) => conversationId,
  parallel: 'many',
  due: {
    rows: 'sends',
    age: 'stale',
    schedule: 'sweep',
    payload: ({ tenantId, subjectId }) => ({ tenantId, conversationId: subjectId }),
  },
  deadAfter: 10,
}
