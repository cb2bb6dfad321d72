import type { Prisma } from '../../../../prisma/generated/client.ts'
import type { Ctx } from '../../context.ts'
import { StreamEvent } from '../schemas/index.ts'

/** What a run has told after an event, in its order; the newest of a run that is unknown here is nothing. */
export async function listTripEvents(
  ctx: Ctx,
  { runId, afterSeq, limit }: { runId: string; afterSeq: number; limit: number },
): Promise<StreamEvent[]> {
  return ctx.transaction(async ({ tenantId, tx }) => {
    const rows = await tx.tripRunEvent.findMany({
      where: { tenantId, runId, seq: { gt: afterSeq } },
      orderBy: { seq: 'asc' },
      take: limit,
      include: { run: { select: { traceId: true } } },
    })
    return rows.map(eventOf)
  })
}

function eventOf(row: Prisma.TripRunEventGetPayload<{ include: { run: { select: { traceId: true } } } }>): StreamEvent {
  return StreamEvent.parse({
    seq: row.seq,
    trace_id: row.run.traceId,
    run_id: row.runId,
    node: row.node,
    status: row.status,
    ts: row.ts.toISOString(),
    args_digest: row.argsDigest,
    ...(row.durationMs !== null && { duration_ms: row.durationMs }),
    ...(row.cacheHit !== null && { cache_hit: row.cacheHit }),
    ...(row.note !== null && { decision_note: row.note }),
  })
}
