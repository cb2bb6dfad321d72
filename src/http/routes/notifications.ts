import * as notifications from '../../domain/notifications/index.ts'
import * as contract from '../contract/notifications.ts'
import { pageCursor } from '../serve/page-cursor.ts'
import { type Api, serve } from '../serve/serve.ts'

const Cursor = pageCursor(notifications.NotificationCursor)

/** What people of the shop are told. */
export function serveNotifications(api: Api): void {
  serve(api, contract.listNotifications, async (ctx, { query }) => {
    const { unread = false, limit } = query
    const listed = await notifications.listNotifications(ctx, { unread, after: Cursor.read(query), limit })
    return {
      notifications: listed.notifications.map(notificationWire),
      next_cursor: Cursor.write(listed.next && [listed.next[0].toISOString(), listed.next[1]], query),
      unread: await notifications.countUnread(ctx),
    }
  })
  serve(api, contract.readNotifications, async (ctx, { body: { ids = null } }) => {
    const read = await notifications.readNotifications(ctx, { ids })
    return { read, unread: await notifications.countUnread(ctx) }
  })
}

function notificationWire(told: notifications.Notification): contract.NotificationWire {
  const { notificationId, kind, conversationId, campaignId, noteId, fromId, fromName, customerName, at, readAt } = told
  return {
    ...{ notification_id: notificationId, kind, note_id: noteId },
    ...{ conversation_id: conversationId, campaign_id: campaignId },
    from: fromId === null ? null : { user_id: fromId, name: fromName ?? fromId },
    ...{ customer_name: customerName, at: at.toISOString(), read_at: readAt?.toISOString() ?? null },
  }
}
