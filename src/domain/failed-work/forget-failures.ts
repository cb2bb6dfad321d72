import type { Ctx } from '../context.ts'

/** Forgets failures whose work has been done, but none that failed again since `before`. */
export async function forgetFailures(ctx: Ctx, input: { failedIds: string[]; before: Date }): Promise<void> {
  await ctx.transaction(({ tx }) =>
    tx.failedWork.deleteMany({
      where: { tenantId: ctx.tenantId, id: { in: input.failedIds }, lastFailedAt: { lt: input.before } },
    }),
  )
}
