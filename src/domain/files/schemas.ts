import { z } from 'zod'

/** An itinerary on paper, for a calendar, or as a page. */
export const ItineraryFile = z.enum(['itinerary_pdf', 'itinerary_ics', 'itinerary_view'])
export type ItineraryFile = z.infer<typeof ItineraryFile>

/**
 * A file that can be made or found again from rows: the picture of an item, or one that people put to it, the receipt of a payment
 * attempt, what a customer sent, what a person put beside a conversation, a version of a trip, or all that is known of a customer.
 */
export const FileRef = z.strictObject({
  kind: z.enum([
    'item_image',
    'catalog_picture',
    'receipt',
    'inbound_media',
    'conversation_file',
    'customer_export',
    ...ItineraryFile.options,
  ]),
  id: z.uuid(),
  /** Of an itinerary, whose id is that of its trip; the newest where none is named. */
  version: z.int().min(1).max(999_999).optional(),
  /** Of a picture: the colour in which the customer has chosen the item. */
  colour: z
    .string()
    .regex(/^[a-z]{1,20}$/)
    .optional(),
})
export type FileRef = z.infer<typeof FileRef>
