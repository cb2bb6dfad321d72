import { databaseFailure } from '../../lib/database-failure.ts'
import { recordAudit } from '../audit/index.ts'
import type { Ctx, TxCtx } from '../context.ts'
import { describeFailure, type Failure } from './describe-failure.ts'
import { type FailureCount, nextFailure } from './next-failure.ts'

/** What becomes of work that dies; `put_aside` when the same subject may go on. */
type Died = (ctx: TxCtx) => Promise<'stays' | 'put_aside'>

interface FailedRun {
  work: string
  subjectId: string
  error: unknown
  deadAfter: number
}

/**
 * Counts a run whose queue has given it up: sets when the sweep may try again, or says that it is dead, together with what
 * follows from that.
 */
export async function recordFailure(ctx: Ctx, run: FailedRun, died: Died): Promise<void> {
  const failure = describeFailure(run.error)
  try {
    await count(ctx, { ...run, failure }, died)
  } catch (error) {
    if (databaseFailure(error) !== null) throw error
    // What should follow fails as the work itself does. Without it the work would never die.
    const problem = error instanceof Error ? error.message : String(error)
    ctx.log.error('work_died_alone', { tenantId: ctx.tenantId, work: run.work, subjectId: run.subjectId, problem })
    await count(ctx, { ...run, failure }, async () => 'stays')
  }
}

async function count(ctx: Ctx, run: FailedRun & { failure: Failure }, died: Died): Promise<void> {
  const { work, subjectId, failure } = run
  const counted = await ctx.transaction(async (ctx) => {
    const row = await lockFailure(ctx, work, subjectId)
    const now = ctx.clock.now()
    const next = nextFailure(row.isNew ? null : row, { now, ownFault: failure.ownFault, deadAfter: run.deadAfter })
    const dies = next.deadAt === now
    const putAside = dies ? (await died(ctx)) === 'put_aside' : next.putAside
    const { code, problem } = failure
    await ctx.tx.failedWork.updateMany({
      where: { tenantId: ctx.tenantId, id: row.id },
      data: { ...next, putAside, code, problem, ...(next.attempts === 1 && UNDECIDED) },
    })
    if (dies) {
      const data = { work, subjectId, code, attempts: next.attempts }
      await recordAudit(ctx, { action: 'failed_work.died', subjectType: 'failed_work', subjectId: row.id, data })
    }
    return { ...next, dies }
  })
  const { status, attempts, notBefore, dies } = counted
  const fields = { tenantId: ctx.tenantId, work, subjectId, code: failure.code, attempts }
  if (dies) ctx.log.error('work_dead', fields)
  else ctx.log.warn('work_failed', { ...fields, status, notBefore })
}

/** A row that starts to count anew is nobody's decision any more. */
const UNDECIDED = { decidedBy: null, decidedAt: null, note: null }

/** The row of this work, made when there is none, locked until the transaction ends. */
async function lockFailure(
  ctx: TxCtx,
  work: string,
  subjectId: string,
): Promise<FailureCount & { id: string; isNew: boolean }> {
  const now = ctx.clock.now()
  await ctx.tx.$executeRaw`
    INSERT INTO failed_work (tenant_id, id, work, subject_id, attempts, strikes, code, problem, first_failed_at, last_failed_at, not_before)
    VALUES (${ctx.tenantId}::uuid, ${ctx.ids.uuid()}::uuid, ${work}, ${subjectId}::uuid, 0, 0, '', '', ${now}, ${now}, ${now})
    ON CONFLICT (tenant_id, work, subject_id) DO NOTHING`
  const [row] = await ctx.tx.$queryRaw<(FailureCount & { id: string })[]>`
    SELECT id, status, attempts, strikes, first_failed_at AS "firstFailedAt", last_failed_at AS "lastFailedAt",
      not_before AS "notBefore", dead_at AS "deadAt", put_aside AS "putAside"
    FROM failed_work WHERE tenant_id = ${ctx.tenantId}::uuid AND work = ${work} AND subject_id = ${subjectId}::uuid FOR UPDATE`
  if (!row) throw new Error('a failure that was just counted is gone')
  return { ...row, isNew: row.attempts === 0 }
}
