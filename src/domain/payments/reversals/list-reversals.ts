import type { Ctx } from '../../context.ts'
import { readReversals } from './read-reversal.ts'
import type { ReversalStatus, ReversalView } from './schemas.ts'

/** Money of this shop that was or is to be sent back, the newest first; null lists all. */
export async function listReversals(ctx: Ctx, { status }: { status: ReversalStatus | null }): Promise<ReversalView[]> {
  return ctx.transaction((ctx) => readReversals(ctx, status === null ? {} : { status }))
}
