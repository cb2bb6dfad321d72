import type { TxCtx } from '../../context.ts'
import { MPESA, type StkCredentials } from '../schemas.ts'
import { addAccount } from './add-account.ts'

/** Takes new M-PESA payments over this shortcode from now on. Gives the id of the account. */
export function addMpesaAccount(
  ctx: TxCtx,
  { shortcode, ...credentials }: StkCredentials & { shortcode: string },
): Promise<string> {
  return addAccount(ctx, { provider: MPESA, shortcode, credentials })
}
