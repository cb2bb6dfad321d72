import type { Ctx, TxCtx } from '../../context.ts'
import { callbackTokenHash } from './callback-token-hash.ts'

/**
 * What an address of ours is for. A token is good for one of them: the page that a payer comes back to shows her its
 * address, and with that nobody may notify us, let alone report money.
 */
export type HookPurpose = 'c2b' | 'receipt_check' | 'reversal' | 'card_notification' | 'card_return'

/** 24 random bytes in hex: the provider's word filters cannot find a forbidden word in it. */
const TOKEN_BYTES = 24

/**
 * The token of the path that serves this purpose of an account: the newest one that is in use, made when there is none.
 * Two callers at once get the same one.
 */
export async function ensureHook(ctx: TxCtx, accountId: string, purpose: HookPurpose): Promise<string> {
  const lock = `hook ${ctx.tenantId} ${accountId} ${purpose}`
  await ctx.tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${lock}, 0))`
  const live = await ctx.tx.paymentHook.findFirst({
    where: { tenantId: ctx.tenantId, accountId, purpose, revokedAt: null, retiredAt: null },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  })
  return live ? ctx.ports.vault.open(live.tokenEnc, placeOf(ctx, live.id)) : addHook(ctx, accountId, purpose)
}

/** A second address for the same purpose. Both are heard until the older one is revoked: what is registered lives for years. */
export async function addHook(ctx: TxCtx, accountId: string, purpose: HookPurpose): Promise<string> {
  const token = ctx.ids.secret(TOKEN_BYTES)
  const id = ctx.ids.uuid()
  const { provider } = await ctx.tx.paymentAccount.findFirstOrThrow({
    where: { tenantId: ctx.tenantId, id: accountId },
    select: { provider: true },
  })
  await ctx.tx.paymentHook.create({
    data: {
      tenantId: ctx.tenantId,
      id,
      accountId,
      provider,
      purpose,
      tokenHash: callbackTokenHash(token),
      tokenEnc: ctx.ports.vault.seal(token, placeOf(ctx, id)),
      createdAt: ctx.clock.now(),
    },
  })
  return token
}

function placeOf(ctx: Ctx, hookId: string) {
  return { tenantId: ctx.tenantId, column: 'payment_hooks.token_enc', row: hookId } as const
}

/** Stops listening at every address of this purpose but this one. Returns how many were given up. */
export async function revokeOtherHooks(
  ctx: TxCtx,
  accountId: string,
  { purpose, keptToken }: { purpose: HookPurpose; keptToken: string },
): Promise<number> {
  const others = { tenantId: ctx.tenantId, accountId, purpose, revokedAt: null }
  const { count } = await ctx.tx.paymentHook.updateMany({
    where: { ...others, tokenHash: { not: callbackTokenHash(keptToken) } },
    data: { revokedAt: ctx.clock.now() },
  })
  return count
}
