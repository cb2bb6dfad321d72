import { z } from 'zod'

/** A file that a person put beside a conversation, to send it with a reply. */
export const ConversationFile = z.object({
  fileId: z.uuid(),
  kind: z.enum(['image', 'document']),
  name: z.string(),
  contentType: z.string(),
  sizeBytes: z.int(),
})
export type ConversationFile = z.infer<typeof ConversationFile>
