import type { Ctx, TxCtx } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import { type Initiator, MPESA, StkCredentials } from '../../schemas.ts'
import type { StkAccount } from '../stk/stk-provider.ts'

/** An account with what it may do beside taking money. */
export interface MpesaAccount extends StkAccount {
  initiator: Initiator | null
}

interface AccountRow {
  id: string
  shortcode: string
  credentialsEnc: string
}

/** The newest M-PESA account, which new attempts use. Throws `not_enabled` (the shop's choice) or `misconfigured` (it has none). */
export async function getNewestAccount(ctx: TxCtx, method: 'stk' | 'c2b' = 'stk'): Promise<StkAccount> {
  const [row] = await ctx.tx.$queryRaw<
    ({ enabled: boolean | null; id: null } | (AccountRow & { enabled: boolean | null }))[]
  >`
    SELECT (t.settings->'payments'->>${method}::text)::boolean AS enabled, a.id, a.shortcode, a.credentials_enc AS "credentialsEnc"
    FROM tenants t LEFT JOIN payment_accounts a ON a.tenant_id = t.id AND a.provider = ${MPESA}
    WHERE t.id = ${ctx.tenantId}::uuid ORDER BY a.created_at DESC NULLS LAST LIMIT 1`
  if (row?.enabled !== true) throw new AppError('not_enabled', `this shop does not take M-PESA by ${method}`)
  if (row.id === null) throw new AppError('misconfigured', 'this shop has no M-PESA account')
  return opened(ctx, row)
}

/** The account that an attempt was made with, also after the shop has changed its keys. Throws `not_found`. */
export async function getStkAccount(ctx: TxCtx, accountId: string): Promise<MpesaAccount> {
  const row = await ctx.tx.paymentAccount.findFirst({ where: { tenantId: ctx.tenantId, id: accountId } })
  if (!row) throw new AppError('not_found', 'the payment account does not exist')
  return opened(ctx, row)
}

/** The account as the shop runs it now: the newest with the shortcode of this one. Throws `not_found`. */
export async function getPresentAccount(
  ctx: TxCtx,
  of: { accountId: string } | { shortcode: string },
): Promise<MpesaAccount> {
  const shortcode = 'shortcode' in of ? of.shortcode : (await getStkAccount(ctx, of.accountId)).shortcode
  const row = await ctx.tx.paymentAccount.findFirst({
    where: { tenantId: ctx.tenantId, provider: MPESA, shortcode },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  })
  if (!row) throw new AppError('not_found', 'the payment account does not exist')
  return opened(ctx, row)
}

function opened(ctx: Ctx, row: AccountRow): MpesaAccount {
  const place = { tenantId: ctx.tenantId, column: 'payment_accounts.credentials_enc', row: row.id } as const
  const credentials = StkCredentials.parse(JSON.parse(ctx.ports.vault.open(row.credentialsEnc, place)))
  return { tenantId: ctx.tenantId, id: row.id, shortcode: row.shortcode, ...credentials }
}
