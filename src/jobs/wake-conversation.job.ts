import type { SweptJob } from './define-job.ts'
import { ConversationRef } from './process-turn.job.ts'

/** Brings a conversation back that was put away until a time. */
export const wakeConversationJob: SweptJob<ConversationRef> = {
  name: 'wake-conversation',
  payload: ConversationRef,
  attempts: 3,
  backoffMs: 5_000,
  key: ({ conversationId }) => conversationId,
  parallel: 'one',
  due: {
    rows: 'snoozed',
    age: 'due',
    schedule: 'sweep',
    payload: ({ tenantId, subjectId }) => ({ tenantId, conversationId: subjectId }),
  },
  deadAfter: 32,
}
