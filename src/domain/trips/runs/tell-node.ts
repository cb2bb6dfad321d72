import type { TxCtx } from '../../context.ts'
import type { RunNode, StreamEvent } from '../schemas/index.ts'

export interface NodeNews {
  node: RunNode
  status: StreamEvent['status']
  argsDigest: string
  durationMs?: number
  note?: string
}

const LONGEST_NOTE = 300

/**
 * Appends to what a run tells, in the transaction of what it tells of. The caller has the row of the run locked, so that events of a
 * run have no gap and no double. That a node begins, and that it is done, is told once, whoever takes it up again.
 */
export async function tellNode(ctx: TxCtx, runId: string, ...news: readonly NodeNews[]): Promise<void> {
  const { tenantId, tx } = ctx
  const rows = news.map(({ node, status, argsDigest, durationMs, note }, place) => ({
    ...{ place, node, status, args_digest: argsDigest },
    duration_ms: durationMs ?? null,
    note: note?.slice(0, LONGEST_NOTE).toWellFormed() ?? null,
  }))
  await tx.$executeRaw`
    INSERT INTO trip_run_events (tenant_id, run_id, seq, node, status, ts, args_digest, duration_ms, note)
    SELECT ${tenantId}::uuid, ${runId}::uuid, before.seq + row_number() OVER (ORDER BY n.place), n.node, n.status,
      ${ctx.clock.now()}::timestamptz, n.args_digest, n.duration_ms, n.note
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS n(place int, node text, status text, args_digest text, duration_ms int, note text),
      (SELECT coalesce(max(seq), 0) AS seq FROM trip_run_events WHERE tenant_id = ${tenantId}::uuid AND run_id = ${runId}::uuid) before
    WHERE n.status NOT IN ('started', 'completed') OR NOT EXISTS (SELECT FROM trip_run_events e
      WHERE e.tenant_id = ${tenantId}::uuid AND e.run_id = ${runId}::uuid AND e.node = n.node AND e.status = n.status)`
  ctx.tell({ kind: 'trip', id: runId })
}
