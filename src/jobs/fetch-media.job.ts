import { z } from 'zod'
import type { SweptJob } from './define-job.ts'

export const MessageRef = z.strictObject({ tenantId: z.uuid(), messageId: z.uuid() })
export type MessageRef = z.infer<typeof MessageRef>

/** Keeps what a customer attached to one message, and reads from it what a turn can answer. */
export const fetchMediaJob: SweptJob<MessageRef> = {
  name: 'fetch-media',
  payload: MessageRef,
  attempts: 4,
  backoffMs: 2_000,
  key: ({ messageId }) => messageId,
  parallel: 'many',
  due: {
    rows: 'media',
    age: 'stale',
    schedule: 'sweep',
    payload: ({ tenantId, subjectId }) => ({ tenantId, messageId: subjectId }),
  },
  deadAfter: 12,
}
