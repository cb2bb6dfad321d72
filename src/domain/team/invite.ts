import { recordAudit } from '../audit/index.ts'
import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import { type MadeLink, makeLink } from '../identity/index.ts'
import type { Email, Role } from '../identity/schemas.ts'
import { insistOnMayChange } from './may-change.ts'

/**
 * Puts somebody on the team who joins by the link that this gives: whoever invites passes it on. Inviting her again, while she
 * has not joined, makes a new link in place of the old one. Throws `conflict` for who is on the team, and `forbidden`.
 * @param input.by the role of who invites; null for the installation itself
 */
export async function invite(
  ctx: Ctx,
  input: { email: Email; name: string; role: Role; by: Role | null },
): Promise<MadeLink & { userId: string }> {
  const { email, name, role, by } = input
  if (by !== null) insistOnMayChange(by, role)
  return ctx.transaction(async (ctx) => {
    const { tenantId, tx } = ctx
    const createdAt = ctx.clock.now()
    await tx.user.createMany({
      data: [{ tenantId, id: ctx.ids.uuid(), email, name, role, createdAt }],
      skipDuplicates: true,
    })
    const user = await tx.user.findUniqueOrThrow({ where: { tenantId_email: { tenantId, email } } })
    if (user.joinedAt !== null && user.disabledAt === null) throw new AppError('conflict', 'she is on the team')
    if (by !== null && user.role === 'owner') insistOnMayChange(by, 'owner')
    // Whoever was taken off the team comes back by an invitation, and with another password.
    await tx.credential.deleteMany({ where: { tenantId, userId: user.id } })
    await tx.user.updateMany({
      where: { tenantId, id: user.id },
      data: { name, role, joinedAt: null, disabledAt: null, version: { increment: 1 } },
    })
    await recordAudit(ctx, {
      action: 'member.invited',
      subjectType: 'user',
      subjectId: user.id,
      data: { email, name, role },
    })
    return { userId: user.id, ...(await makeLink(ctx, { purpose: 'invitation', userId: user.id })) }
  })
}
