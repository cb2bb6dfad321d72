import type { TxCtx } from '../../context.ts'
import type { RunNode, StreamEvent } from '../schemas/index.ts'

export interface NodeNews {
  node: RunNode
  status: StreamEvent['status']
  argsDigest: string
  durationMs?: number
  cacheHit?: boolean
  note?: string
}

const LONGEST_NOTE = 300

/**
 * Appends to what a run tells, in the transaction of what it tells of. The row of the run is locked by it, so that events of a run
 * have no gap and no double.
 */
export async function tellNode(ctx: TxCtx, runId: string, ...news: readonly NodeNews[]): Promise<void> {
  const { tenantId, tx } = ctx
  const at = ctx.clock.now()
  await tx.$queryRaw`SELECT id FROM trip_runs WHERE tenant_id = ${tenantId}::uuid AND id = ${runId}::uuid FOR NO KEY UPDATE`
  const newest = await tx.tripRunEvent.aggregate({ where: { tenantId, runId }, _max: { seq: true } })
  const before = newest._max.seq ?? 0
  await tx.tripRunEvent.createMany({
    data: news.map(({ node, status, argsDigest, durationMs, cacheHit, note }, place) => ({
      ...{ tenantId, runId, seq: before + place + 1, node, status, ts: at, argsDigest },
      durationMs: durationMs ?? null,
      cacheHit: cacheHit ?? null,
      note: note === undefined ? null : note.slice(0, LONGEST_NOTE),
    })),
  })
  ctx.tell({ kind: 'trip', id: runId })
}
