import { recordAudit } from '../audit/index.ts'
import type { Ctx } from '../context.ts'
import { hashNewPassword, redeemLink, setPassword } from '../identity/index.ts'
import type { Email, SignedInUser } from '../identity/schemas.ts'

/**
 * Begins an installation: whoever has the link that its first start has shown becomes its operator. Every other such link ends.
 * @param ctx of the platform
 * @returns who she is; null for a link that lets nobody in
 */
export async function setUpFirst(
  ctx: Ctx,
  input: { token: string; email: Email; name: string; password: string },
): Promise<SignedInUser | null> {
  const { token, email, name, password } = input
  const hash = await hashNewPassword(ctx, { password, email })
  return ctx.transaction(async (ctx) => {
    const { tenantId, tx } = ctx
    if ((await redeemLink(ctx, { purpose: 'setup', token })) === null) return null
    await tx.accountLink.deleteMany({ where: { tenantId, purpose: 'setup', usedAt: null } })
    const now = ctx.clock.now()
    const userId = ctx.ids.uuid()
    const role = 'operator'
    await tx.user.create({ data: { tenantId, id: userId, email, name, role, createdAt: now, joinedAt: now } })
    await setPassword(ctx, { userId, hash })
    await recordAudit(
      { ...ctx, actor: `staff:${userId}` },
      { action: 'member.joined', subjectType: 'user', subjectId: userId, data: { email, name, role } },
    )
    return { userId, email, name, role }
  })
}
