import { recordAudit } from '../audit/index.ts'
import type { TxCtx } from '../context.ts'
import { askPersonForUnsaid } from './ask-person.ts'
import type { ClaimedRow } from './claim-outbound.ts'
import { lockOwner } from './lock-owner.ts'

/**
 * Ends a claimed message that holds a secret row of a shop, for good, and with it what is left of its answer: the pieces of one
 * answer come from one reading. Their words go, from the thread and from the list as well, because they are nobody's to read. A
 * person of the shop is asked to answer in its stead.
 */
export async function withholdMessage(
  ctx: TxCtx,
  { conversationId, row }: { conversationId: string; row: Pick<ClaimedRow, 'id' | 'attempts'> },
): Promise<void> {
  const { tenantId, tx } = ctx
  // Before its messages, as whoever takes it over does.
  await lockOwner(ctx, conversationId)
  const withheld = await tx.$queryRaw<{ id: string }[]>`
    WITH held AS (
      SELECT turn_id FROM outbound_messages
      WHERE tenant_id = ${tenantId}::uuid AND id = ${row.id}::uuid AND status = 'sending' AND attempts = ${row.attempts})
    UPDATE outbound_messages o SET body = '', menu = NULL, media = NULL, template = NULL, reason = 'canary',
      status = CASE o.status WHEN 'sending' THEN 'failed' ELSE 'suppressed' END
    FROM held
    WHERE o.tenant_id = ${tenantId}::uuid AND o.conversation_id = ${conversationId}::uuid
      AND (o.id = ${row.id}::uuid OR (o.turn_id = held.turn_id AND o.kind = 'reply' AND o.status = 'queued'))
    RETURNING o.id`
  if (withheld.length === 0) return
  await tx.$executeRaw`
    UPDATE conversations SET last_preview = NULL, version = version + 1
    WHERE tenant_id = ${tenantId}::uuid AND id = ${conversationId}::uuid AND last_from <> 'customer'`
  await recordAudit(
    ctx,
    ...withheld.map(({ id }) => ({
      action: 'message.withheld',
      subjectType: 'outbound_message',
      subjectId: id,
      data: { reason: 'canary' },
    })),
  )
  await askPersonForUnsaid(ctx, row.id, 'withheld')
}
