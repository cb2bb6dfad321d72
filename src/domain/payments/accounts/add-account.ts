import type { TxCtx } from '../../context.ts'

/**
 * Keeps an account of the shop at a provider, sealed, for whatever is begun from now on; it is always another row, because a payment that is
 * under way keeps the keys it was begun with. Gives its id: the same request gives the same again.
 */
export async function addAccount(
  ctx: TxCtx,
  { provider, shortcode, credentials }: { provider: string; shortcode: string; credentials: object },
): Promise<string> {
  const { tenantId, tx } = ctx
  const id = ctx.ids.derive(`${provider} account ${tenantId} ${ctx.requestId}`)
  const place = { tenantId, column: 'payment_accounts.credentials_enc', row: id } as const
  const credentialsEnc = ctx.ports.vault.seal(JSON.stringify(credentials), place)
  await tx.paymentAccount.upsert({
    where: { tenantId_id: { tenantId, id } },
    create: { tenantId, id, provider, shortcode, credentialsEnc, createdAt: ctx.clock.now() },
    update: {},
    select: { id: true },
  })
  return id
}
