import type { TxCtx } from '../../context.ts'
import { MPESA, PESAPAL, SealedCardCredentials, StkCredentials } from '../schemas.ts'

/** What may be told of the accounts that new payments use; null where there is none. */
export interface PresentAccounts {
  mpesa: {
    accountId: string
    environment: 'sandbox' | 'production'
    shortcode: string
    till: string | null
    /** Whether receipts can be asked about and money sent back. */
    hasInitiator: boolean
    connectedAt: Date
  } | null
  pesapal: { environment: 'sandbox' | 'production'; currencies: string[]; connectedAt: Date } | null
}

interface AccountRow {
  id: string
  provider: string
  shortcode: string
  credentialsEnc: string
  createdAt: Date
}

/** The newest account of a shop at each provider. */
export async function presentAccounts(ctx: TxCtx): Promise<PresentAccounts> {
  const { tenantId, tx } = ctx
  const rows = await tx.$queryRaw<AccountRow[]>`
    SELECT DISTINCT ON (a.provider) a.id, a.provider, a.shortcode, a.credentials_enc AS "credentialsEnc", a.created_at AS "createdAt"
    FROM payment_accounts a WHERE a.tenant_id = ${tenantId}::uuid ORDER BY a.provider, a.created_at DESC, a.id DESC`
  const opened = ({ id, credentialsEnc }: AccountRow): unknown =>
    JSON.parse(ctx.ports.vault.open(credentialsEnc, { tenantId, column: 'payment_accounts.credentials_enc', row: id }))
  const mpesa = rows.find(({ provider }) => provider === MPESA)
  const pesapal = rows.find(({ provider }) => provider === PESAPAL)
  return {
    mpesa: mpesa ? mpesaView(mpesa, StkCredentials.parse(opened(mpesa))) : null,
    pesapal: pesapal ? cardView(pesapal, opened(pesapal)) : null,
  }
}

function mpesaView(
  { id, shortcode, createdAt }: AccountRow,
  { environment, till, initiator }: StkCredentials,
): PresentAccounts['mpesa'] {
  return { accountId: id, environment, shortcode, till, hasInitiator: initiator !== null, connectedAt: createdAt }
}

function cardView({ createdAt }: AccountRow, sealed: unknown): PresentAccounts['pesapal'] {
  const { environment, currencies } = SealedCardCredentials.parse(sealed)
  return { environment, currencies, connectedAt: createdAt }
}
