import type { StaffCtx } from './principal.ts'

/**
 * Does what a write would do and takes all of it back: gives what it would have answered. Nothing that it would have woken is
 * woken. Throws what the write would have thrown. A verb that asks a provider leaves that out: nobody takes it back.
 */
export async function rehearse<T>(ctx: StaffCtx, run: (ctx: StaffCtx) => Promise<T>): Promise<T> {
  const { principal } = ctx
  const kept: { done?: { result: T } } = {}
  const takenBack = new Error('a rehearsal is taken back')
  const played = ctx.transaction(async (within) => {
    kept.done = { result: await run({ ...within, principal }) }
    throw takenBack
  })
  await played.catch((error: unknown) => {
    if (error !== takenBack) throw error
  })
  if (kept.done === undefined) throw new Error('a rehearsal ended without a result')
  return kept.done.result
}
