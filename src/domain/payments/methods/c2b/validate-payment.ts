import { parseReference } from '../../../../lib/reference.ts'
import type { Ctx, TxCtx } from '../../../context.ts'
import { readSettings } from '../../../tenancy/index.ts'
import { mayKeepReport } from '../../core/notification-quota.ts'
import { MPESA, MPESA_CURRENCY } from '../../schemas.ts'
import { mpesaMisfit } from '../mpesa/mpesa-misfit.ts'
import type { C2bClaim, C2bReading } from './c2b-provider.ts'
import { findPayable } from './find-payable.ts'
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
  return ctx.transaction(async (ctx) => {
    const because = claim === null ? null : await rejectionOf(ctx, claim, accountId)
    const answer: ValidationAnswer = because === null ? { accepted: true } : { accepted: false, because }
    if (!(await mayKeepReport(ctx, { accountId, provider: MPESA, kind: 'validation' }))) return answer
    const now = ctx.clock.now()
    const verdict = because === null ? 'accepted' : `rejected_${because}`
    await ctx.tx.paymentNotification.createMany({
      data: {
        tenantId: ctx.tenantId,
        id: ctx.ids.uuid(),
        accountId,
        provider: MPESA,
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
    return answer
  })
}

async function rejectionOf(ctx: TxCtx, claim: C2bClaim, accountId: string): Promise<Rejection | null> {
  if (!(await isOurShortcode(ctx, claim.shortcode, accountId))) return 'shortcode'
  if (mpesaMisfit({ totalMinor: claim.amountMinor, currency: MPESA_CURRENCY }) !== null) return 'amount'
  const reference = parseReference(claim.typedReference)
  const order = reference === null ? null : await findPayable(ctx, reference)
  if (order && order.currency !== MPESA_CURRENCY) return 'other'
  const { c2b } = await readSettings(ctx)
  if (!c2b.strictReferences) return null
  if (!order) return 'account'
  return order.status === 'draft' || order.status === 'awaiting_payment' ? null : 'other'
}
