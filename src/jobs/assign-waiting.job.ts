import type { SweptJob } from './define-job.ts'
import { ConversationRef } from './process-turn.job.ts'

/** Shares out what waits for anybody: once for each that waits, the first by its promise first. */
export const assignWaitingJob: SweptJob<ConversationRef> = {
  name: 'assign-waiting',
  payload: ConversationRef,
  attempts: 3,
  backoffMs: 5_000,
  key: ({ conversationId }) => conversationId,
  parallel: 'one',
  due: {
    rows: 'unassigned',
    age: 'due',
    schedule: 'sweep',
    payload: ({ tenantId, subjectId }) => ({ tenantId, conversationId: subjectId }),
  },
  deadAfter: 32,
}
