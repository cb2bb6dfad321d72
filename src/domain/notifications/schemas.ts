import { z } from 'zod'

/**
 * Something that one person of the shop is told. `mention`: in a note; `assigned`: a conversation is hers to answer; `passed`: it is
 * not hers any more; `late`: her customer waits for longer than the shop wants.
 */
export const Notification = z.object({
  notificationId: z.uuid(),
  kind: z.enum(['mention', 'assigned', 'passed', 'late']),
  conversationId: z.uuid(),
  noteId: z.uuid().nullable(),
  /** Null where a rule of the shop did it. */
  fromId: z.string().nullable(),
  fromName: z.string().nullable(),
  customerName: z.string().nullable(),
  at: z.date(),
  readAt: z.date().nullable(),
})
export type Notification = z.infer<typeof Notification>
