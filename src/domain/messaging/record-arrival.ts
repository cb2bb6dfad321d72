import { recordAudit } from '../audit/index.ts'
import type { TxCtx } from '../context.ts'

interface Arrival {
  outboundId: string
  providerMessageId: string
  /** When the provider took it. */
  at: Date
}

/**
 * `first`: the row's message is at the provider, now we know. `known`: we knew. `copy`: the provider has taken the same
 * row a second time, under another id. `unknown`: there is no such row, or the message is another's.
 */
export type ArrivalOutcome = 'first' | 'known' | 'copy' | 'unknown'

interface RowAtArrival {
  status: string
  providerMessageId: string | null
  copyIds: string[]
  author: string
  conversationId: string
  owner: string
  /** The provider's id is that of another row: whoever told it of this one was wrong. */
  isOthers: boolean
}

/**
 * Writes down that the provider took a message of ours, whoever says so and however late: what we believed of the row gives
 * way to what is true. A copy, and a message that arrives after it was given up, are told to staff and never hidden.
 */
export async function recordArrival(ctx: TxCtx, seen: Arrival): Promise<ArrivalOutcome> {
  const [row] = await ctx.tx.$queryRaw<RowAtArrival[]>`
    SELECT o.status, o.provider_message_id AS "providerMessageId", o.copy_ids AS "copyIds", o.author,
      o.conversation_id AS "conversationId", v.owner, EXISTS (SELECT FROM outbound_messages k
        WHERE k.tenant_id = o.tenant_id AND k.provider_message_id = ${seen.providerMessageId} AND k.id <> o.id) AS "isOthers"
    FROM outbound_messages o JOIN conversations v ON v.tenant_id = o.tenant_id AND v.id = o.conversation_id
    WHERE o.tenant_id = ${ctx.tenantId}::uuid AND o.id = ${seen.outboundId}::uuid FOR UPDATE OF o`
  if (!row || row.isOthers) return 'unknown'
  const { providerMessageId, copyIds } = row
  if (providerMessageId === seen.providerMessageId || copyIds.includes(seen.providerMessageId)) return 'known'
  if (providerMessageId !== null) {
    await ctx.tx.$executeRaw`
      UPDATE outbound_messages SET copy_ids = array_append(copy_ids, ${seen.providerMessageId}::text)
      WHERE tenant_id = ${ctx.tenantId}::uuid AND id = ${seen.outboundId}::uuid`
    await tellStaff(ctx, 'message.doubled', seen, { conversationId: row.conversationId, copies: copyIds.length + 1 })
    return 'copy'
  }
  await ctx.tx.$executeRaw`
    UPDATE outbound_messages SET status = 'sent', provider_message_id = ${seen.providerMessageId},
      sent_at = coalesce(sent_at, ${seen.at}), uncertain_since = NULL
    WHERE tenant_id = ${ctx.tenantId}::uuid AND id = ${seen.outboundId}::uuid`
  await noteIfGivenUp(ctx, { ...row, outboundId: seen.outboundId, providerMessageId: seen.providerMessageId })
  return 'first'
}

/** A message that had been given up, and is with the customer all the same: `was` the row's status before we learnt it. */
export async function noteIfGivenUp(
  ctx: TxCtx,
  row: Pick<RowAtArrival, 'status' | 'author' | 'conversationId' | 'owner'> & Omit<Arrival, 'at'>,
): Promise<void> {
  if (!['draft', 'suppressed', 'blocked', 'failed'].includes(row.status)) return
  const overPerson = row.owner === 'human' && row.author !== 'human'
  await ctx.tx.$executeRaw`
    UPDATE outbound_messages SET reason = 'arrived_late'
    WHERE tenant_id = ${ctx.tenantId}::uuid AND id = ${row.outboundId}::uuid`
  await tellStaff(ctx, 'message.arrived_late', row, { conversationId: row.conversationId, was: row.status, overPerson })
}

async function tellStaff(
  ctx: TxCtx,
  action: 'message.doubled' | 'message.arrived_late',
  { outboundId, providerMessageId }: Omit<Arrival, 'at'>,
  data: { conversationId: string } & Record<string, string | number | boolean>,
): Promise<void> {
  const event = action === 'message.doubled' ? 'message_doubled' : 'message_arrived_late'
  ctx.log.error(event, { tenantId: ctx.tenantId, outboundId, ...data })
  await recordAudit(ctx, {
    action,
    subjectType: 'message',
    subjectId: outboundId,
    data: { providerMessageId, ...data },
  })
}
