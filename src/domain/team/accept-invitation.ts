import { recordAudit } from '../audit/index.ts'
import type { Ctx } from '../context.ts'
import { findLink, hashNewPassword, redeemLink, setPassword } from '../identity/index.ts'
import { Role, type SignedInUser } from '../identity/schemas.ts'

/**
 * Takes up an invitation: she joins with a password of her own.
 * @returns who joined; null for a link that lets nobody in
 */
export async function acceptInvitation(
  ctx: Ctx,
  { token, name, password }: { token: string; name: string | null; password: string },
): Promise<SignedInUser | null> {
  const link = { purpose: 'invitation', token } as const
  const whose = await ctx.transaction((ctx) => findLink(ctx, link))
  if (whose === null) return null
  const hash = await hashNewPassword(ctx, { password, email: whose.email })
  return ctx.transaction(async (ctx) => {
    const { tenantId, tx } = ctx
    const redeemed = await redeemLink(ctx, link)
    const userId = redeemed?.userId ?? null
    if (userId === null) return null
    await setPassword(ctx, { userId, hash })
    const joined = { joinedAt: ctx.clock.now(), version: { increment: 1 }, ...(name !== null && { name }) }
    const user = await tx.user.update({ where: { tenantId_id: { tenantId, id: userId } }, data: joined })
    const { email, name: known, role } = user
    await recordAudit(
      { ...ctx, actor: `staff:${userId}` },
      { action: 'member.joined', subjectType: 'user', subjectId: userId, data: { email, name: known, role } },
    )
    return { userId, email, name: known, role: Role.parse(role) }
  })
}
