import type { Ctx } from '../../../context.ts'
import { readSettings } from '../../../tenancy/index.ts'
import { ensureHook } from '../../core/hooks.ts'
import { getStkAccount } from '../mpesa/account.ts'
import type { C2bRegistration, C2bUrls } from './c2b-provider.ts'

/**
 * Registers where M-PESA reports money sent by hand to this account. For an operator: production takes it once per
 * shortcode. Calls the network: not inside a transaction. Throws `not_found`.
 */
export async function registerHook(
  ctx: Ctx,
  { accountId }: { accountId: string },
): Promise<{ registration: C2bRegistration; urls: C2bUrls }> {
  const { account, token, version } = await ctx.transaction(async (ctx) => {
    const { c2b } = await readSettings(ctx)
    return {
      account: await getStkAccount(ctx, accountId),
      token: await ensureHook(ctx, accountId, 'c2b'),
      version: c2b.urlVersion,
    }
  })
  const urls = { ...c2bUrls(ctx.publicBaseUrl, token), version }
  return { registration: await ctx.ports.c2b.registerUrls(account, urls), urls }
}

/** The two addresses behind one token. No word in them that the provider's filter refuses. */
export function c2bUrls(publicBaseUrl: string, token: string): Pick<C2bUrls, 'confirmationUrl' | 'validationUrl'> {
  const base = `${publicBaseUrl}/webhooks/payments/c2b/${token}`
  return { confirmationUrl: `${base}/confirmation`, validationUrl: `${base}/validation` }
}
