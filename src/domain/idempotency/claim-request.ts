import type { Ctx, TxCtx } from '../context.ts'
import { answerPlace } from './internal.ts'
import { type Claim, KeptAnswer, type NamedRequest, type Run } from './schemas.ts'

/** How long an answer is told again. Its row stays a day longer. */
const TOLD_MS = 24 * 60 * 60_000

interface KeptRow {
  id: string
  route: string
  body_hash: string
  answer_enc: string | null
}

/**
 * Claims a request for a run, or says what was answered before. The first statement of a run: within the transaction of its
 * effect, so that both are there or neither, or in one of its own before a run that asks others. A run that ended without an
 * answer is taken over once its lock is past, under the same id.
 * @param lockMs longer than any run outside a transaction takes
 */
export async function claimRequest(ctx: Ctx, request: NamedRequest, { lockMs }: { lockMs: number }): Promise<Claim> {
  return ctx.transaction(async (ctx) => {
    const run = await claim(ctx, request, lockMs)
    if (run !== null) return { outcome: 'claimed', run }
    const kept = await find(ctx, request)
    if (kept === null) return { outcome: 'pending' }
    if (kept.route !== request.route || kept.body_hash !== request.bodyHash) return { outcome: 'mismatch' }
    if (kept.answer_enc === null) return { outcome: 'pending' }
    const answer = ctx.ports.vault.open(kept.answer_enc, answerPlace(ctx, kept.id))
    return { outcome: 'answered', answer: KeptAnswer.parse(JSON.parse(answer)) }
  })
}

/**
 * The name is locked before its row: while another transaction has just written that, nobody waits for it to end. What was
 * answered stays, and so does what somebody runs.
 */
async function claim(ctx: TxCtx, request: NamedRequest, lockMs: number): Promise<Run | null> {
  const { principal, key, route, bodyHash } = request
  const now = ctx.clock.now()
  const [locked, expires] = [new Date(now.getTime() + lockMs), new Date(now.getTime() + TOLD_MS)]
  const runId = ctx.ids.uuid()
  const name = `idempotency ${ctx.tenantId} ${principal} ${key}`
  const rows = await ctx.tx.$queryRaw<{ id: string }[]>`
    INSERT INTO idempotency_keys AS k
      (tenant_id, id, principal, key, route, body_hash, status, run_id, locked_until, expires_at)
    SELECT ${ctx.tenantId}::uuid, ${ctx.ids.uuid()}::uuid, ${principal}, ${key}, ${route}, ${bodyHash}, 'pending',
      ${runId}::uuid, ${locked}::timestamptz, ${expires}::timestamptz
    WHERE pg_try_advisory_xact_lock(hashtextextended(${name}, 0))
    ON CONFLICT (tenant_id, principal, key) DO UPDATE SET
      id = CASE WHEN k.expires_at <= ${now}::timestamptz THEN excluded.id ELSE k.id END,
      route = excluded.route, body_hash = excluded.body_hash, status = 'pending', code = NULL, answer_enc = NULL,
      run_id = excluded.run_id, locked_until = excluded.locked_until, expires_at = excluded.expires_at
    WHERE k.expires_at <= ${now}::timestamptz OR (k.status = 'pending' AND k.locked_until <= ${now}::timestamptz
      AND k.route = excluded.route AND k.body_hash = excluded.body_hash)
    RETURNING id`
  const [row] = rows
  return row ? { requestId: row.id, runId } : null
}

async function find(ctx: TxCtx, { principal, key }: NamedRequest): Promise<KeptRow | null> {
  const rows = await ctx.tx.$queryRaw<KeptRow[]>`
    SELECT id, route, body_hash, answer_enc FROM idempotency_keys
    WHERE tenant_id = ${ctx.tenantId}::uuid AND principal = ${principal} AND key = ${key}
      AND expires_at > ${ctx.clock.now()}::timestamptz`
  return rows[0] ?? null
}
