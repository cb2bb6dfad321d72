import { takenBack } from '../../domain/idempotency/index.ts'
import type { StaffCtx } from './principal.ts'

/**
 * Does what a write would do and takes all of it back: gives what it would have answered. Nothing that it would have woken is
 * woken. Throws what the write would have thrown. A verb that asks a provider leaves that out: nobody takes it back.
 */
export async function rehearse<T>(ctx: StaffCtx, run: (ctx: StaffCtx) => Promise<T>): Promise<T> {
  const { principal } = ctx
  return takenBack(ctx, (within) => run({ ...within, principal }))
}
