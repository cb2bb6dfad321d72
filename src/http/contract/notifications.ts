import { z } from 'zod'
import { Notification } from '../../domain/notifications/schemas.ts'
import { defineRoute } from './define-route.ts'
import { NextCursor, Page } from './page.ts'
import { STAFF } from './roles.ts'
import { Instant } from './values.ts'

/** Something that a person of the shop is told. */
export const NotificationWire = z.strictObject({
  notification_id: z.uuid(),
  kind: Notification.shape.kind,
  /** Null where it is about a campaign. */
  conversation_id: z.uuid().nullable(),
  campaign_id: z.uuid().nullable(),
  /** Of a mention. */
  note_id: z.uuid().nullable(),
  /** Who made it, as the others know her; null where the shop’s own rules did. */
  from: z.strictObject({ user_id: z.string(), name: z.string() }).nullable(),
  customer_name: z.string().nullable(),
  at: Instant,
  read_at: Instant.nullable(),
})
export type NotificationWire = z.infer<typeof NotificationWire>

const own = { who: STAFF, scope: 'inbox:read' } as const

export const listNotifications = defineRoute({
  ...own,
  name: 'listNotifications',
  method: 'GET',
  path: '/v1/notifications',
  summary:
    'What the one who asks was told, the newest first; `unread` says how much of it she has not read, 100 for more.',
  idempotent: false,
  query: Page.extend({ unread: z.stringbool().optional() }),
  answers: {
    200: z.strictObject({ notifications: z.array(NotificationWire), next_cursor: NextCursor, unread: z.int() }),
  },
  errors: [],
})

export const readNotifications = defineRoute({
  ...own,
  name: 'readNotifications',
  method: 'POST',
  path: '/v1/notifications/read',
  summary: 'Marks what the one who asks was told as read: these, or without ids everything.',
  scope: 'inbox:write',
  idempotent: true,
  body: z.strictObject({ ids: z.array(z.uuid()).min(1).max(100).optional() }),
  answers: { 200: z.strictObject({ read: z.int(), unread: z.int() }) },
  errors: [],
})

export const NOTIFICATION_ROUTES = { listNotifications, readNotifications }
