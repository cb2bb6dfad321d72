import type { Ctx } from '../domain/context.ts'

/** The same ctx, which takes a `step` before each of its transactions; what joins an open one never waits. */
export function steppedCtx(ctx: Ctx, step: () => Promise<void>): Ctx {
  const { transaction, statement } = ctx
  return {
    ...ctx,
    async transaction(run) {
      await step()
      return { ...this, transaction, statement }.transaction(run)
    },
    async statement(query, ...values) {
      await step()
      return { ...this, transaction, statement }.statement(query, ...values)
    },
  }
}
