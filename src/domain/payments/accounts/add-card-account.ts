import type { TxCtx } from '../../context.ts'
import { type CardCredentials, PESAPAL } from '../schemas.ts'
import { addAccount } from './add-account.ts'

/** Makes new card links with this account from now on; its first one tells the provider our address. Gives the id of the account. */
export function addCardAccount(ctx: TxCtx, keys: Omit<CardCredentials, 'notificationId'>): Promise<string> {
  return addAccount(ctx, { provider: PESAPAL, shortcode: '', credentials: { ...keys, notificationId: null } })
}
