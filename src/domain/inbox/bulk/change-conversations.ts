import { z } from 'zod'
import type { Ctx, TxCtx } from '../../context.ts'
import { InboxState } from '../../messaging/schemas.ts'
import { visibleTo } from '../../sight/index.ts'
import { assignMany } from './assign-many.ts'
import { labelMany } from './label-many.ts'
import { readMany } from './read-many.ts'
import { resolveMany } from './resolve-many.ts'
import type { BulkAction, BulkOutcome, BulkRefusals, BulkStanding } from './schemas.ts'
import { snoozeMany } from './snooze-many.ts'

const Row = z.object({
  conversationId: z.uuid(),
  inboxState: InboxState,
  owner: z.enum(['bot', 'human']),
  ownerId: z.string().nullable(),
  ownerName: z.string().nullable(),
  assigneeId: z.string().nullable(),
})

/**
 * Does the same with many conversations, in one transaction. What cannot be done with one says why and stops no other. Throws
 * `invalid_input` for what could be done with none.
 */
export async function changeConversations(
  ctx: Ctx,
  { conversationIds, action }: { conversationIds: readonly string[]; action: BulkAction },
): Promise<BulkOutcome[]> {
  const ids = [...new Set(conversationIds)]
  return ctx.transaction(async (ctx) => {
    const found = await lockAll(ctx, ids)
    const refused = await changed(ctx, found, action)
    const known = new Set(found.map(({ conversationId }) => conversationId))
    return ids.map((conversationId) => {
      if (!known.has(conversationId)) return { conversationId, outcome: 'not_found', reason: null }
      return { conversationId, ...(refused.get(conversationId) ?? { outcome: 'done', reason: null }) }
    })
  })
}

/** In the order of their ids, so that two people who choose the same never wait for each other. */
async function lockAll(ctx: TxCtx, ids: readonly string[]): Promise<BulkStanding[]> {
  const rows = await ctx.tx.$queryRaw<unknown[]>`
    SELECT v.id AS "conversationId", v.inbox_state AS "inboxState", v.owner, v.owner_id AS "ownerId",
      coalesce(staff_name(v.tenant_id, v.owner_id), v.owner_id) AS "ownerName", v.assignee_id AS "assigneeId"
    FROM conversations v
    WHERE v.tenant_id = ${ctx.tenantId}::uuid AND v.id = ANY(${[...ids]}::uuid[]) AND ${visibleTo(ctx)}
    ORDER BY v.id FOR UPDATE OF v`
  return z.array(Row).parse(rows)
}

function changed(ctx: TxCtx, found: readonly BulkStanding[], action: BulkAction): Promise<BulkRefusals> {
  switch (action.kind) {
    case 'assign':
      return assignMany(ctx, found, action)
    case 'label':
      return labelMany(ctx, found, action)
    case 'snooze':
      return snoozeMany(ctx, found, action)
    case 'resolve':
      return resolveMany(ctx, found, action)
    case 'read':
      return readMany(ctx, found)
  }
}
