import { z } from 'zod'
import type { SweptJob } from './define-job.ts'

export const ConversationRef = z.strictObject({ tenantId: z.uuid(), conversationId: z.uuid() })
export type ConversationRef = z.infer<typeof ConversationRef>

/** Answers what is unhandled in one conversation. */
export const processTurnJob: SweptJob<ConversationRef> = {
  name: 'process-turn',
  payload: ConversationRef,
  attempts: 3,
  backoffMs: 1_000,
  key: ({ conversationId }) => conversationId,
  parallel: 'thread',
  due: {
    rows: 'turns',
    age: 'stale',
    schedule: 'sweep',
    payload: ({ tenantId, subjectId }) => ({ tenantId, conversationId: subjectId }),
  },
  deadAfter: 12,
}
