import { z } from 'zod'
import type { Ctx, TxCtx } from '../context.ts'
import { AppError } from '../errors.ts'
import { ReplayView } from './schemas.ts'

/** How far a replay is and what came of it so far. Throws `not_found`. */
export async function getReplay(ctx: Ctx, replayId: string): Promise<ReplayView> {
  return ctx.transaction((ctx) => readReplay(ctx, replayId))
}

/** The same in a transaction that has just changed it. */
export async function readReplay({ tx, tenantId }: TxCtx, replayId: string): Promise<ReplayView> {
  const rows = await tx.$queryRaw`
    SELECT id AS "replayId", draft_version AS "draftVersion", status, cardinality(conversation_ids) AS total, done, same, different,
      not_comparable AS "notComparable", r.turns, exact, r."unlike", kinds, took_ms AS "tookMs"
    FROM replays r WHERE tenant_id = ${tenantId}::uuid AND id = ${replayId}::uuid`
  const [view] = z.array(ReplayView).parse(rows)
  if (view === undefined) throw new AppError('not_found', 'there is no such replay')
  return view
}
