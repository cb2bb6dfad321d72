import type { TxCtx } from '../context.ts'
import type { Notification } from './schemas.ts'

export interface Notice {
  readerIds: readonly string[]
  kind: Notification['kind']
  conversationId: string
  noteId?: string
}

/** Tells people of the shop something, in the transaction in which it becomes true. Nobody is told of what she did herself. One statement. */
export async function notify(ctx: TxCtx, ...notices: readonly Notice[]): Promise<void> {
  const fromId = ctx.actor.startsWith('staff:') ? ctx.actor : null
  const rows = notices.flatMap(({ readerIds, kind, conversationId, noteId }) =>
    [...new Set(readerIds)]
      .filter((readerId) => readerId !== ctx.actor)
      .map((readerId) => ({
        ...{ tenantId: ctx.tenantId, id: ctx.ids.uuid(), readerId, kind, conversationId },
        ...{ fromId, at: ctx.clock.now(), ...(noteId !== undefined && { noteId }) },
      })),
  )
  if (rows.length === 0) return
  await ctx.tx.notification.createMany({ data: rows })
  for (const { id, readerId } of rows) ctx.tell({ kind: 'notification', id, reader: readerId })
}
