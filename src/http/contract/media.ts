import { z } from 'zod'
import { ConversationFile } from '../../domain/messaging/files/schemas.ts'
import { defineRoute } from './define-route.ts'
import { READERS, STAFF } from './roles.ts'
import { ById, Instant } from './values.ts'

const MOST_BYTES = 16 * 1024 * 1024

/** A file of a message. What is not there any more, or was refused, has no address. */
export const MediaWire = z.strictObject({
  kind: z.string(),
  name: z.string().nullable(),
  content_type: z.string().nullable(),
  size_bytes: z.int().nullable(),
  /** Whether a browser may show it; anything else is only given to be saved. */
  shown: z.boolean(),
  url: z.string().nullable(),
})
export type MediaWire = z.infer<typeof MediaWire>

export const listMedia = defineRoute({
  name: 'listMedia',
  method: 'GET',
  path: '/v1/messages/:id/media',
  summary: 'Where the files of a message can be read for five minutes, without a token.',
  who: READERS,
  scope: 'inbox:read',
  idempotent: false,
  concerns: 'message',
  params: ById,
  answers: { 200: z.strictObject({ media: z.array(MediaWire), expires_at: Instant }) },
  errors: [],
})

/** A file that a person has put beside a conversation, to be sent with a reply. */
export const UploadedWire = z.strictObject({
  media_id: z.uuid(),
  kind: ConversationFile.shape.kind,
  name: z.string(),
  content_type: z.string(),
  size_bytes: z.int(),
})
export type UploadedWire = z.infer<typeof UploadedWire>

export const uploadMedia = defineRoute({
  name: 'uploadMedia',
  method: 'POST',
  path: '/v1/conversations/:id/media',
  summary:
    'Keeps a file for a reply: a picture of 5 MB, or a PDF, a recording or a film of 16 MB. What it is, its bytes say.',
  who: STAFF,
  scope: 'inbox:write',
  idempotent: true,
  concerns: 'conversation',
  params: ById,
  body: { kinds: { form: { fields: z.strictObject({}), mostBytes: MOST_BYTES }, mostBytes: MOST_BYTES } },
  answers: { 201: z.strictObject({ media: UploadedWire }) },
  errors: ['limit_exceeded', 'unsupported_media_type'],
})

export const MEDIA_ROUTES = { listMedia, uploadMedia }
