import { z } from 'zod'

/**
 * A file that can be made or found again from rows: the picture of an item, the receipt of a payment attempt, what a customer sent, or
 * what a person put beside a conversation.
 */
export const FileRef = z.strictObject({
  kind: z.enum(['item_image', 'receipt', 'inbound_media', 'conversation_file']),
  id: z.uuid(),
  /** Of a picture: the colour in which the customer has chosen the item. */
  colour: z
    .string()
    .regex(/^[a-z]{1,20}$/)
    .optional(),
})
export type FileRef = z.infer<typeof FileRef>
