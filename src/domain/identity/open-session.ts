import { recordAudit } from '../audit/index.ts'
import type { Ctx, TxCtx } from '../context.ts'
import { LIFETIMES } from './lifetimes.ts'
import type { OpenedSession, SignedInUser } from './schemas.ts'
import { signAccess } from './sign-access.ts'
import { makeToken } from './tenant-token.ts'

/** What a browser is told to call itself. */
const LONGEST_AGENT = 200

/** Lets a user in who has proved who she is: a session, its first refresh token and an access token. */
export async function openSession(
  ctx: Ctx,
  user: SignedInUser,
  { agent, how }: { agent: string; how: 'password' | 'invitation' | 'demo' },
): Promise<OpenedSession> {
  const now = ctx.clock.now()
  const id = ctx.ids.uuid()
  // Who comes by a link of the demo has proved nothing yet.
  const authAt = how === 'demo' ? new Date(0) : now
  const expiresAt = new Date(now.getTime() + LIFETIMES.session)
  const opened = await ctx.transaction(async (ctx) => {
    const { tenantId, tx, caller } = ctx
    const times = { createdAt: now, authAt, seenAt: now, expiresAt }
    const asked = { agent: agent.slice(0, LONGEST_AGENT), ip: caller?.address ?? null }
    // What is past lets nobody in, and tells nothing that the audit does not.
    await tx.session.deleteMany({ where: { tenantId, userId: user.userId, expiresAt: { lt: now } } })
    await tx.session.create({ data: { tenantId, id, userId: user.userId, ...times, ...asked } })
    await tx.user.updateMany({ where: { tenantId, id: user.userId }, data: { lastSeenAt: now } })
    await recordAudit(
      { ...ctx, actor: `staff:${user.userId}` },
      { action: 'login.succeeded', subjectType: 'user', subjectId: user.userId, data: { how, sessionId: id } },
    )
    return addRefreshToken(ctx, { sessionId: id, endsAt: expiresAt })
  })
  return { sessionId: id, user, ...opened, ...(await signAccess(ctx, { id, authAt, user })) }
}

/** Another refresh token of a session, which never lives longer than that. */
export async function addRefreshToken(
  ctx: TxCtx,
  { sessionId, endsAt }: { sessionId: string; endsAt: Date },
): Promise<{ refreshToken: string; refreshExpiresAt: Date }> {
  const { tenantId, tx } = ctx
  const { token, tokenHash } = makeToken(ctx, 'refresh')
  const expiresAt = new Date(Math.min(ctx.clock.now().getTime() + LIFETIMES.refresh, endsAt.getTime()))
  await tx.refreshToken.create({ data: { tenantId, id: ctx.ids.uuid(), sessionId, tokenHash, expiresAt } })
  return { refreshToken: token, refreshExpiresAt: expiresAt }
}
