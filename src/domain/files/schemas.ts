import { z } from 'zod'

/** A file that can be made or found again from rows: the picture of an item, or the receipt of a payment attempt. */
export const FileRef = z.strictObject({
  kind: z.enum(['item_image', 'receipt']),
  id: z.uuid(),
  /** Of a picture: the colour in which the customer has chosen the item. */
  colour: z
    .string()
    .regex(/^[a-z]{1,20}$/)
    .optional(),
})
export type FileRef = z.infer<typeof FileRef>
