import type { Ctx } from '../context.ts'

/** Says whether new conversations may be given to her. What she has stays hers. */
export async function setAvailability(
  ctx: Ctx,
  { userId, available }: { userId: string; available: boolean },
): Promise<void> {
  await ctx.transaction(({ tx, tenantId, clock }) =>
    tx.user.updateMany({
      where: { tenantId, id: userId, available: !available },
      data: { available, availableAt: clock.now() },
    }),
  )
}
