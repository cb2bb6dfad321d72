import type { Ctx } from '../context.ts'
import { lockCanned } from './lock-canned.ts'

/** Forgets a reply. Throws `not_found` as `changeCanned` does. */
export async function deleteCanned(ctx: Ctx, input: { cannedId: string; mayShared: boolean }): Promise<void> {
  await ctx.transaction(async (ctx) => {
    await lockCanned(ctx, input)
    await ctx.tx.cannedReply.deleteMany({ where: { tenantId: ctx.tenantId, id: input.cannedId } })
  })
}
