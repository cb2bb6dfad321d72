import type { Ctx } from '../../context.ts'
import { ensureHook } from '../core/hooks.ts'
import { c2bUrls } from '../methods/c2b/register-hook.ts'
import { getStkAccount } from '../methods/mpesa/account.ts'
import { listReachesTo } from './list-reaches-to.ts'
import type { CallFailure } from './receipt-provider.ts'

/** The first run may be a while from now: what the list loses until then was never promised. */
const MARGIN_MS = 3_600_000

/**
 * Makes the provider's list of what comes to this account available, and has it read from now on, beginning as far back as
 * it reaches. For an operator; doing it again does no harm. Calls the network: not inside a transaction. Throws `not_found`.
 * @param input `nominatedNumber`: the phone that the shortcode was registered with
 */
export async function registerList(
  ctx: Ctx,
  { accountId, nominatedNumber }: { accountId: string; nominatedNumber: string },
): Promise<{ outcome: 'registered' } | CallFailure> {
  const { account, token } = await ctx.transaction(async (ctx) => ({
    account: await getStkAccount(ctx, accountId),
    token: await ensureHook(ctx, accountId, 'c2b'),
  }))
  const callbackUrl = c2bUrls(ctx.publicBaseUrl, token).confirmationUrl
  const registered = await ctx.ports.receipts.registerList(account, { nominatedNumber, callbackUrl })
  if (registered.outcome === 'failed') return registered
  const now = ctx.clock.now()
  await ctx.transaction(({ tx }) =>
    tx.moneyList.createMany({
      data: {
        tenantId: ctx.tenantId,
        id: ctx.ids.uuid(),
        shortcode: account.shortcode,
        readTo: new Date(listReachesTo(ctx, now).getTime() + MARGIN_MS),
        readWideAt: now,
        nextReadAt: now,
        registeredAt: now,
      },
      skipDuplicates: true,
    }),
  )
  return registered
}
