import type { TxCtx } from '../context.ts'

/**
 * What of the bot may still reach the customer: sends that are on the wire, and those whose answer got lost, for as long as
 * the provider may still take them. Null when there are none.
 */
export async function sendsInFlight(
  ctx: TxCtx,
  conversationId: string,
): Promise<{ inFlight: number; since: Date } | null> {
  const [flight] = await ctx.tx.$queryRaw<{ count: bigint; since: Date | null }[]>`
    SELECT count(*), min(coalesce(claimed_at, created_at)) AS since FROM outbound_messages
    WHERE tenant_id = ${ctx.tenantId}::uuid AND conversation_id = ${conversationId}::uuid
      AND status IN ('sending', 'uncertain') AND author <> 'human'`
  return flight?.since ? { inFlight: Number(flight.count), since: flight.since } : null
}
