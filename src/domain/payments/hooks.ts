import type { Ctx, Tx } from '../context.ts'
import { callbackTokenHash } from './account.ts'

/** 24 random bytes in hex: the provider's word filters cannot find a forbidden word in it. */
const TOKEN_BYTES = 24

/**
 * The token of the path under which a provider reports money of this account: the newest one that is not revoked, made
 * when there is none. Two callers at once get the same one.
 */
export async function ensureHook(tx: Tx, ctx: Ctx, accountId: string): Promise<string> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`hook ${ctx.tenantId} ${accountId}`}, 0))`
  const live = await tx.paymentHook.findFirst({
    where: { tenantId: ctx.tenantId, accountId, revokedAt: null },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  })
  return live ? ctx.ports.vault.open(live.tokenEnc) : addHook(tx, ctx, accountId)
}

/** A second address for the same account. Both are heard until the older one is revoked: what is registered lives for years. */
export async function addHook(tx: Tx, ctx: Ctx, accountId: string): Promise<string> {
  const token = ctx.ids.secret(TOKEN_BYTES)
  await tx.paymentHook.create({
    data: {
      tenantId: ctx.tenantId,
      id: ctx.ids.uuid(),
      accountId,
      tokenHash: callbackTokenHash(token),
      tokenEnc: ctx.ports.vault.seal(token),
      createdAt: ctx.clock.now(),
    },
  })
  return token
}

/** Stops listening at every address of the account but this one. Returns how many were given up. */
export async function revokeOtherHooks(tx: Tx, ctx: Ctx, accountId: string, keptToken: string): Promise<number> {
  const { count } = await tx.paymentHook.updateMany({
    where: { tenantId: ctx.tenantId, accountId, revokedAt: null, tokenHash: { not: callbackTokenHash(keptToken) } },
    data: { revokedAt: ctx.clock.now() },
  })
  return count
}
