import type { TxCtx } from '../context.ts'
import type { Notification } from './schemas.ts'

export type Notice = { readerIds: readonly string[] } & (
  | { kind: Exclude<Notification['kind'], 'campaign_paused'>; conversationId: string; noteId?: string }
  | { kind: 'campaign_paused'; campaignId: string }
)

/** Tells people of the shop something, in the transaction in which it becomes true. Nobody is told of what she did herself. One statement. */
export async function notify(ctx: TxCtx, ...notices: readonly Notice[]): Promise<void> {
  const fromId = ctx.actor.startsWith('staff:') ? ctx.actor : null
  const rows = notices.flatMap(({ readerIds, ...about }) =>
    [...new Set(readerIds)]
      .filter((readerId) => readerId !== ctx.actor)
      .map((readerId) => ({
        ...{ tenantId: ctx.tenantId, id: ctx.ids.uuid(), readerId, ...about },
        ...{ fromId, at: ctx.clock.now() },
      })),
  )
  if (rows.length === 0) return
  await ctx.tx.notification.createMany({ data: rows })
  for (const { id, readerId } of rows) ctx.tell({ kind: 'notification', id, reader: readerId })
}
