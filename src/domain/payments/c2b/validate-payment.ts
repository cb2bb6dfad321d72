import { parseReference } from '../../../lib/reference.ts'
import type { Ctx, Tx } from '../../context.ts'
import { parseTenantSettings } from '../../tenancy/index.ts'
import type { C2bClaim, C2bReading } from '../c2b-provider.ts'
import { STK_LIMITS } from '../limits.ts'
import { isOurShortcode } from './our-shortcode.ts'
import { contentHash } from './record-notification.ts'

/** Why a payment is refused before it happens; the provider tells the payer. */
export type Rejection = 'account' | 'amount' | 'shortcode' | 'other'
export type ValidationAnswer = { accepted: true } | { accepted: false; because: Rejection }

/**
 * Answers whether a payment by hand should happen, from what we know here and now. Only what is surely wrong is refused:
 * money with an unknown reference can be sorted out, a customer who is turned away at the till cannot. A shop may be
 * stricter. The question leaves a row, as every request does. Throws `not_found`.
 */
export async function validatePayment(
  ctx: Ctx,
  { accountId, reading }: { accountId: string; reading: C2bReading },
): Promise<ValidationAnswer> {
  const claim = reading.outcome === 'claim' ? reading.claim : null
  return ctx.tx(async (tx) => {
    const because = claim === null ? null : await rejectionOf(tx, ctx, claim, accountId)
    const now = ctx.clock.now()
    const verdict = because === null ? 'accepted' : `rejected_${because}`
    await tx.paymentNotification.createMany({
      data: {
        tenantId: ctx.tenantId,
        id: ctx.ids.uuid(),
        accountId,
        source: 'c2b_validation',
        eventKey: `c2b_validation:${claim?.receipt ?? ''}:${contentHash(reading.raw)}`,
        claim: claim === null ? {} : { ...claim },
        raw: reading.raw,
        verdict,
        receivedAt: now,
        notBefore: now,
        handledAt: now,
      },
      skipDuplicates: true,
    })
    return because === null ? { accepted: true } : { accepted: false, because }
  })
}

async function rejectionOf(tx: Tx, ctx: Ctx, claim: C2bClaim, accountId: string): Promise<Rejection | null> {
  if (!(await isOurShortcode(tx, ctx, claim.shortcode, accountId))) return 'shortcode'
  if (claim.amountMinor < STK_LIMITS.minAmountMinor || claim.amountMinor > STK_LIMITS.maxAmountMinor) return 'amount'
  const { settings } = await tx.tenant.findUniqueOrThrow({ where: { id: ctx.tenantId }, select: { settings: true } })
  if (!parseTenantSettings(settings).c2b.strictReferences) return null
  const reference = parseReference(claim.typedReference)
  if (reference === null) return 'account'
  const order = await tx.order.findFirst({ where: { tenantId: ctx.tenantId, reference }, select: { status: true } })
  if (!order) return 'account'
  return order.status === 'draft' || order.status === 'awaiting_payment' ? null : 'other'
}
