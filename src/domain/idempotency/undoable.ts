import type { TxCtx } from '../context.ts'

/** Runs a part of a transaction: when it throws, nothing of it stays, and the transaction can go on to say why. */
export async function undoable<T>(ctx: TxCtx, run: () => Promise<T>): Promise<T> {
  await ctx.tx.$executeRaw`SAVEPOINT undoable`
  try {
    return await run()
  } catch (error) {
    await ctx.tx.$executeRaw`ROLLBACK TO SAVEPOINT undoable`
    throw error
  }
}
