import { z } from 'zod'
import { breathe } from '../../../lib/breathe.ts'
import type { Ctx } from '../../context.ts'
import { Degraded, type TripTool } from '../schemas/index.ts'
import type { RunClaim } from './claim-run.ts'

/** What a source said to a question, as a run keeps it. */
export const KeptAnswer = z.object({
  outcome: z.enum(['ok', 'unavailable', 'refused']),
  degraded: Degraded.nullable(),
  /** Read by the shape of its tool when it is asked for. */
  items: z.array(z.unknown()),
})
export type KeptAnswer = z.infer<typeof KeptAnswer>

/** Of a question and its answer. */
export interface AnswerRow extends KeptAnswer {
  tool: TripTool
  /** Digest of the question. */
  key: string
  ms: number
  at: Date
}

/** What sources have said to a run: read once when it is taken up, so that no question is asked twice. */
export interface RunAnswers {
  find(tool: TripTool, key: string): KeptAnswer | undefined
  /** Done when it is stored. What is answered at the same time is stored by one statement. */
  keep(row: AnswerRow): Promise<void>
}

/** @param known rows that are stored */
export function runAnswers(
  ctx: Ctx,
  claim: RunClaim,
  known: readonly (KeptAnswer & { tool: string; key: string })[],
): RunAnswers {
  const answers = new Map<string, KeptAnswer>(known.map((row) => [`${row.tool} ${row.key}`, row]))
  let waiting: AnswerRow[] = []
  let storing: Promise<void> | null = null
  const store = async () => {
    await breathe()
    const rows = waiting
    waiting = []
    storing = null
    await insertAnswers(ctx, claim, rows)
  }
  return {
    find: (tool, key) => answers.get(`${tool} ${key}`),
    keep(row) {
      answers.set(`${row.tool} ${row.key}`, row)
      waiting.push(row)
      storing ??= store()
      return storing
    },
  }
}

/** A claim that is lost stores nothing: whoever has the run now goes by what was stored when they took it up. */
async function insertAnswers(ctx: Ctx, { runId, claims }: RunClaim, rows: readonly AnswerRow[]): Promise<void> {
  await ctx.statement`
    INSERT INTO trip_facts (tenant_id, run_id, tool, key, outcome, degraded, items, ms, at)
    SELECT ${ctx.tenantId}::uuid, ${runId}::uuid, n.tool, n.key, n.outcome, n.degraded, n.items, n.ms, n.at
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS n(tool text, key text, outcome text, degraded text, items jsonb, ms int, at timestamptz)
    WHERE EXISTS (SELECT FROM trip_runs
      WHERE tenant_id = ${ctx.tenantId}::uuid AND id = ${runId}::uuid AND status = 'running' AND claims = ${claims})
    ON CONFLICT DO NOTHING`
}
