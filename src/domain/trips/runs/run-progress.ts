import { z } from 'zod'
import type { Ctx, TxCtx } from '../../context.ts'
import { TRIP_LIMITS } from '../limits.ts'
import { RunNode } from '../schemas/index.ts'
import type { RunClaim } from './claim-run.ts'
import { KeptAnswer, type RunAnswers, runAnswers } from './run-answers.ts'
import { FRESH_STATE, RunState } from './run-state.ts'

const Progress = z.object({
  state: RunState.nullable(),
  answers: z.array(KeptAnswer.extend({ tool: z.string(), key: z.string() })),
})

/** How far a run has come, and what sources have said to it: in one round trip. */
export async function readProgress(ctx: Ctx, claim: RunClaim): Promise<{ state: RunState; answers: RunAnswers }> {
  const { tenantId } = ctx
  const { runId } = claim
  const [row] = await ctx.statement`
    SELECT (SELECT state FROM trip_snapshots WHERE tenant_id = ${tenantId}::uuid AND run_id = ${runId}::uuid
        ORDER BY seq DESC LIMIT 1) AS state,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('tool', tool, 'key', key, 'outcome', outcome, 'degraded', degraded, 'items', items)), '[]')
        FROM trip_facts WHERE tenant_id = ${tenantId}::uuid AND run_id = ${runId}::uuid) AS answers`
  const { state, answers } = Progress.parse(row)
  return { state: state ?? FRESH_STATE, answers: runAnswers(ctx, claim, answers) }
}

/** Keeps the state after a node, and the few that came before it. */
export async function keepState(
  { tenantId, tx, clock }: TxCtx,
  runId: string,
  { node, state }: { node: RunNode; state: RunState },
): Promise<void> {
  const seq = RunNode.options.indexOf(node) + 1
  await tx.$executeRaw`
    WITH older AS (
      DELETE FROM trip_snapshots WHERE tenant_id = ${tenantId}::uuid AND run_id = ${runId}::uuid AND seq <> ${seq}::int AND seq NOT IN (
        SELECT seq FROM trip_snapshots WHERE tenant_id = ${tenantId}::uuid AND run_id = ${runId}::uuid AND seq <> ${seq}::int
        ORDER BY seq DESC LIMIT ${TRIP_LIMITS.snapshotsKept - 1}::int))
    INSERT INTO trip_snapshots (tenant_id, run_id, seq, node, state, at)
    VALUES (${tenantId}::uuid, ${runId}::uuid, ${seq}::int, ${node}, ${JSON.stringify(state)}::jsonb, ${clock.now()}::timestamptz)
    ON CONFLICT (tenant_id, run_id, seq) DO UPDATE SET node = excluded.node, state = excluded.state, at = excluded.at`
}
