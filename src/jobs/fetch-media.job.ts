import { z } from 'zod'
import type { Job } from './define-job.ts'

export const MessageRef = z.strictObject({ tenantId: z.uuid(), messageId: z.uuid() })
export type MessageRef = z.infer<typeof MessageRef>

/** Keeps what a customer attached to one message, and reads from it what a turn can answer. */
export const fetchMedia: Job<MessageRef> = {
  name: 'fetch-media',
  payload: MessageRef,
  attempts: 4,
  backoffMs: 2_000,
  key: ({ messageId }) => messageId,
  parallel: 'many',
}
