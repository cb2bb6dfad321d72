import { z } from 'zod'
import { Menu } from '../messaging/schemas.ts'

/** One line of a conversation as staff see it: what was said by anybody, what staff noted, and what happened. */
export const StreamRow = z.object({
  kind: z.enum(['message', 'note', 'event']),
  id: z.uuid(),
  from: z.enum(['customer', 'bot', 'system', 'person']),
  /** Who, of the shop: the actor, and the name the others know. */
  authorId: z.string().nullable(),
  authorName: z.string().nullable(),
  /** The name of the key that did it in her name. */
  via: z.string().nullable(),
  /** Of an event: what happened, `noun.verb`. */
  text: z.string(),
  at: z.coerce.date(),
  /** The place of a customer's message among hers, and of ours among ours; 0 for what is neither. */
  epoch: z.int(),
  seq: z.int(),
  turnId: z.uuid().nullable(),
  menu: Menu.nullable(),
  template: z.string().nullable(),
  media: z.array(
    z.object({
      kind: z.string(),
      name: z.string().nullable(),
      contentType: z.string().nullable(),
      sizeBytes: z.int().nullable(),
    }),
  ),
  status: z.string().nullable(),
  reason: z.string().nullable(),
  editedAt: z.coerce.date().nullable(),
})
export type StreamRow = z.infer<typeof StreamRow>
