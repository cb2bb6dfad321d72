import type { TxCtx } from '../../context.ts'
import type { BulkRefusals, BulkStanding } from './schemas.ts'

/** Remembers that the one who asks has read many down to now. */
export async function readMany(ctx: TxCtx, found: readonly BulkStanding[]): Promise<BulkRefusals> {
  const ids = found.map(({ conversationId }) => conversationId)
  await ctx.tx.$executeRaw`
    INSERT INTO conversation_reads AS r (tenant_id, conversation_id, reader_id, read_to)
    SELECT ${ctx.tenantId}::uuid, c, ${ctx.actor}, ${ctx.clock.now()} FROM unnest(${ids}::uuid[]) c
    ON CONFLICT (tenant_id, conversation_id, reader_id) DO UPDATE SET read_to = greatest(r.read_to, excluded.read_to)`
  return new Map()
}
