import { z } from 'zod'
import type { TxCtx } from '../context.ts'
import { AppError } from '../errors.ts'
import { InboxState } from './schemas.ts'

const Standing = z.object({
  owner: z.enum(['bot', 'human']),
  ownerId: z.string().nullable(),
  inboxState: InboxState,
  dueAt: z.date().nullable(),
  snoozedUntil: z.date().nullable(),
  lastInboundAt: z.date().nullable(),
})
export type Standing = z.infer<typeof Standing>

/** Where a conversation stands, locked until the transaction ends. Throws `not_found`, also for another shop's. */
export async function lockInbox(ctx: TxCtx, conversationId: string): Promise<Standing> {
  const [row] = await ctx.tx.$queryRaw<unknown[]>`
    SELECT owner, owner_id AS "ownerId", inbox_state AS "inboxState", due_at AS "dueAt", snoozed_until AS "snoozedUntil",
      last_inbound_at AS "lastInboundAt"
    FROM conversations WHERE tenant_id = ${ctx.tenantId}::uuid AND id = ${conversationId}::uuid FOR UPDATE`
  if (!row) throw new AppError('not_found', 'there is no such conversation')
  return Standing.parse(row)
}
