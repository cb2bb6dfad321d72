import { z } from 'zod'

/**
 * Something that one person of the shop is told. `mention`: in a note; `assigned`: a conversation is hers to answer; `passed`: it is
 * not hers any more; `late`: her customer waits for longer than the shop wants; `campaign_paused`: a campaign has paused itself, of which
 * alone `campaignId` is.
 */
export const Notification = z.object({
  notificationId: z.uuid(),
  kind: z.enum(['mention', 'assigned', 'passed', 'late', 'campaign_paused']),
  conversationId: z.uuid().nullable(),
  campaignId: z.uuid().nullable(),
  noteId: z.uuid().nullable(),
  /** Null where a rule of the shop did it. */
  fromId: z.string().nullable(),
  fromName: z.string().nullable(),
  customerName: z.string().nullable(),
  at: z.date(),
  readAt: z.date().nullable(),
})
export type Notification = z.infer<typeof Notification>
