import type { TxCtx } from '../context.ts'

/** What was queued under a dedupe key; of several messages the first, which says whose they are. */
export function findQueued(ctx: TxCtx, dedupeKey: string): Promise<{ id: string; body: string } | null> {
  return ctx.tx.outboundMessage.findUnique({
    where: { tenantId_dedupeKey: { tenantId: ctx.tenantId, dedupeKey: `${dedupeKey}:0` } },
    select: { id: true, body: true },
  })
}
