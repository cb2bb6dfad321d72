import type { Ctx, TxCtx } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import { CardCredentials, PESAPAL, SealedCardCredentials } from '../../schemas.ts'
import type { CardAccount } from './card-provider.ts'

interface AccountRow {
  id: string
  credentialsEnc: string
}

/** The newest PesaPal account, which new links use. Throws `not_enabled` (the shop's choice) or `misconfigured` (it has none). */
export async function getNewestCardAccount(ctx: TxCtx): Promise<CardAccount> {
  const [row] = await ctx.tx.$queryRaw<
    ({ enabled: boolean | null; id: null } | (AccountRow & { enabled: boolean | null }))[]
  >`
    SELECT (t.settings->'payments'->>'card')::boolean AS enabled, a.id, a.credentials_enc AS "credentialsEnc"
    FROM tenants t LEFT JOIN payment_accounts a ON a.tenant_id = t.id AND a.provider = ${PESAPAL}
    WHERE t.id = ${ctx.tenantId}::uuid ORDER BY a.created_at DESC NULLS LAST LIMIT 1`
  if (row?.enabled !== true) throw new AppError('not_enabled', 'this shop takes no cards')
  if (row.id === null) throw new AppError('misconfigured', 'this shop has no PesaPal account')
  return opened(ctx, row)
}

/** The account that a link was made with, also after the shop has changed its keys. Throws `not_found`. */
export async function getCardAccount(ctx: TxCtx, accountId: string): Promise<CardAccount> {
  const row = await ctx.tx.paymentAccount.findFirst({
    where: { tenantId: ctx.tenantId, id: accountId, provider: PESAPAL },
  })
  if (!row) throw new AppError('not_found', 'the payment account does not exist')
  return opened(ctx, row)
}

/** Keeps the provider's id of our address with the account, sealed like the rest. */
export async function rememberAddress(ctx: TxCtx, account: CardAccount, notificationId: string): Promise<void> {
  const { environment, consumerKey, consumerSecret, currencies } = account
  const credentials = CardCredentials.parse({ environment, consumerKey, consumerSecret, currencies, notificationId })
  await ctx.tx.paymentAccount.updateMany({
    where: { tenantId: ctx.tenantId, id: account.id },
    data: { credentialsEnc: ctx.ports.vault.seal(JSON.stringify(credentials), placeOf(ctx, account.id)) },
  })
}

function placeOf(ctx: Ctx, accountId: string) {
  return { tenantId: ctx.tenantId, column: 'payment_accounts.credentials_enc', row: accountId } as const
}

function opened(ctx: Ctx, row: AccountRow): CardAccount {
  const credentials = SealedCardCredentials.parse(
    JSON.parse(ctx.ports.vault.open(row.credentialsEnc, placeOf(ctx, row.id))),
  )
  return { tenantId: ctx.tenantId, id: row.id, ...credentials }
}
