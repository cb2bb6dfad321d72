import type { Ctx } from '../context.ts'

/**
 * Marks what the one who asks was told as read.
 * @param ids null for everything
 * @returns how much of it was unread
 */
export async function readNotifications(ctx: Ctx, { ids }: { ids: readonly string[] | null }): Promise<number> {
  return ctx.transaction(async ({ tx, tenantId, actor: readerId, clock }) => {
    const { count } = await tx.notification.updateMany({
      where: { tenantId, readerId, readAt: null, ...(ids !== null && { id: { in: [...ids] } }) },
      data: { readAt: clock.now() },
    })
    return count
  })
}
