import type { Ctx } from '../../../src/domain/context.ts'
import {
  callbackTokenHash,
  placeNotification,
  recordCallback,
  recordNotification,
  settlePayment,
} from '../../../src/domain/payments/index.ts'
import type { Prompt } from './pretended-mpesa.ts'
import type { Told } from './run-story.ts'

async function attemptOf(ctx: Ctx, { callbackUrl }: Prompt): Promise<string | null> {
  const tokenHash = callbackTokenHash(callbackUrl.split('/').at(-1) ?? '')
  const row = await ctx.transaction(({ tx }) =>
    tx.paymentAttempt.findFirst({ where: { tenantId: ctx.tenantId, tokenHash }, select: { id: true } }),
  )
  return row?.id ?? null
}

/** What the operator says of an answered prompt: so many times, read by so many at once. */
export async function callBack(
  told: Told,
  prompt: Prompt | null,
  how: { times: number; readers: number },
): Promise<void> {
  const { shop: ctx } = told.buyer
  const attemptId = prompt === null ? null : await attemptOf(ctx, prompt)
  if (prompt === null || attemptId === null) return
  const isPaid = prompt.code === '0'
  const claim = {
    providerRequestId: prompt.id,
    providerMerchantId: 'm-1',
    resultCode: prompt.code ?? '',
    amountMinor: isPaid ? prompt.amountMinor : null,
    receipt: prompt.receipt,
    msisdn: null,
  }
  for (let time = 0; time < how.times; time += 1) await recordCallback(ctx, { attemptId, claim, raw: {} })
  await Promise.all(Array.from({ length: how.readers }, () => settlePayment(ctx, { attemptId, ask: 'now' })))
}

/** What the operator reports of money that was sent by hand, or of a prompt once more. */
export async function report(
  { shop, buyer }: Told,
  money: { receipt: string; amountMinor: number; reference: string; times: number },
): Promise<void> {
  const { receipt, amountMinor, reference: typedReference, times } = money
  const claim = { receipt, amountMinor, shortcode: shop.shortcode, typedReference, payer: null, paidAt: null }
  const reading = { outcome: 'claim' as const, claim, raw: {} }
  for (let time = 0; time < times; time += 1) {
    const { notificationId } = await recordNotification(buyer.shop, {
      accountId: shop.accountId,
      reading,
      sourceKnown: true,
    })
    if (notificationId !== null) await placeNotification(buyer.shop, { notificationId })
  }
}
