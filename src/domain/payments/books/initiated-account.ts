import type { TxCtx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { getPresentAccount, type MpesaAccount } from '../methods/mpesa/account.ts'
import type { Initiator } from '../schemas.ts'

/** The account as it is run now, with who may ask about its receipts and reverse them. Throws `not_found`, `misconfigured`. */
export async function initiatedAccount(
  ctx: TxCtx,
  accountId: string,
): Promise<{ account: MpesaAccount; initiator: Initiator }> {
  const account = await getPresentAccount(ctx, { accountId })
  if (account.initiator !== null) return { account, initiator: account.initiator }
  throw new AppError(
    'misconfigured',
    `Shortcode ${account.shortcode} has no initiator. Make an API operator with the roles for transaction status and reversals ` +
      "in M-PESA's organisation portal, then connect the shop again with mpesa.initiator: its name, its password and " +
      "M-PESA's certificate for this environment.",
  )
}
