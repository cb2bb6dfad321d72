import type { TxCtx } from '../../../context.ts'
import { getStkAccount } from '../mpesa/account.ts'

/** Whether a number belongs to the account: for a till, the provider names the till or the store. */
export async function isOurShortcode(ctx: TxCtx, shortcode: string, accountId: string): Promise<boolean> {
  const account = await getStkAccount(ctx, accountId)
  return shortcode === account.shortcode || shortcode === account.till
}
