import type { Ctx, TxCtx } from '../context.ts'

/** Does something in a transaction and takes all of it back: gives what came of it. Nothing that it would have woken is woken. */
export async function takenBack<T>(ctx: Ctx, run: (ctx: TxCtx) => Promise<T>): Promise<T> {
  const kept: { done?: { result: T } } = {}
  const rollBack = new Error('it is taken back')
  const played = ctx.transaction(async (within) => {
    kept.done = { result: await run(within) }
    throw rollBack
  })
  await played.catch((error: unknown) => {
    if (error !== rollBack) throw error
  })
  if (kept.done === undefined) throw new Error('what is taken back ended without a result')
  return kept.done.result
}
