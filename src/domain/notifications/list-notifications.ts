import { z } from 'zod'
import { Prisma } from '../../../prisma/generated/client.ts'
import type { Ctx } from '../context.ts'
import { visibleTo } from '../sight/index.ts'
import { Notification } from './schemas.ts'

/** Where a page ended. */
export const NotificationCursor = z.tuple([z.coerce.date(), z.uuid()])
export type NotificationCursor = z.infer<typeof NotificationCursor>

/** What the one who asks was told, the newest first; of a conversation that she may not see any more, only that it is not hers. */
export async function listNotifications(
  ctx: Ctx,
  { unread, after, limit }: { unread: boolean; after: NotificationCursor | null; limit: number },
): Promise<{ notifications: Notification[]; next: NotificationCursor | null }> {
  const further =
    after === null ? Prisma.sql`true` : Prisma.sql`(n.at, n.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`
  const rows = await ctx.statement`
    SELECT n.id AS "notificationId", n.kind, n.conversation_id AS "conversationId", n.campaign_id AS "campaignId", n.note_id AS "noteId", n.from_id AS "fromId",
      coalesce(staff_name(n.tenant_id, n.from_id), n.from_id) AS "fromName",
      CASE WHEN ${visibleTo(ctx)} THEN coalesce(cu.known_as, cu.profile_name) END AS "customerName", n.at, n.read_at AS "readAt"
    FROM notifications n
    LEFT JOIN conversations v ON v.tenant_id = n.tenant_id AND v.id = n.conversation_id
    LEFT JOIN customers cu ON cu.tenant_id = v.tenant_id AND cu.id = v.customer_id
    WHERE n.tenant_id = ${ctx.tenantId}::uuid AND n.reader_id = ${ctx.actor} AND ${further}
      AND (NOT ${unread} OR n.read_at IS NULL)
    ORDER BY n.at DESC, n.id DESC LIMIT ${limit + 1}::int`
  const notifications = z.array(Notification).parse(rows)
  const page = notifications.slice(0, limit)
  const last = notifications.length > limit ? page.at(-1) : undefined
  return { notifications: page, next: last === undefined ? null : [last.at, last.notificationId] }
}
