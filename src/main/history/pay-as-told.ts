import {
  recordCallback,
  recordCardNotification,
  recordNotification,
  settlePayment,
} from '../../domain/payments/index.ts'
import { PROMPT_CODES, type PromptAnswer } from './past-providers.ts'
import type { PastShop } from './past-shop.ts'
import type { Step } from './plots.ts'

type Payment = Extract<Step, { prompt: PromptAnswer } | { sends_money: string } | { pays_card: true }>

/** The payer does what the story says with the newest payment that is open. Nothing, where none is. */
export async function payAsTold(
  shop: PastShop,
  { conversationId, step }: { conversationId: string; step: Payment },
): Promise<void> {
  const { tenantId } = shop.ctxFor()
  const method = 'prompt' in step ? 'stk' : 'pays_card' in step ? 'card' : 'c2b'
  const attempt = await shop.tx.paymentAttempt.findFirst({
    where: { tenantId, method, closedAt: null, superseded: false, order: { conversationId } },
    orderBy: { createdAt: 'desc' },
    include: {
      account: { select: { shortcode: true } },
      order: { select: { customer: { select: { phoneE164: true } } } },
    },
  })
  if (attempt === null) return
  if ('prompt' in step) return answerPrompt(shop, attempt, step.prompt)
  if ('pays_card' in step) return payByCard(shop, attempt)
  await sendMoney(shop, attempt, step.sends_money)
}

interface Open {
  id: string
  accountId: string
  amountMinor: number
  reference: string
  providerRequestId: string | null
  providerMerchantId: string | null
  msisdn: string | null
  account: { shortcode: string }
}

async function answerPrompt(shop: PastShop, attempt: Open, answer: PromptAnswer): Promise<void> {
  const { id: attemptId, providerRequestId, providerMerchantId } = attempt
  if (providerRequestId === null || providerMerchantId === null) return
  const paid = answer === 'paid'
  shop.clock.pass(answer === 'ignored' ? 65_000 : 14_000)
  shop.providers.answerPrompt(providerRequestId, answer)
  const claim = {
    ...{ providerRequestId, providerMerchantId, resultCode: PROMPT_CODES[answer] },
    amountMinor: paid ? attempt.amountMinor : null,
    receipt: paid ? receipt(shop) : null,
    msisdn: attempt.msisdn,
  }
  await recordCallback(shop.ctxFor(), { attemptId, claim, raw: { resultCode: claim.resultCode } })
}

async function payByCard(shop: PastShop, attempt: Open): Promise<void> {
  const { accountId, reference, providerRequestId: trackingId } = attempt
  if (trackingId === null) return
  shop.clock.pass(80_000)
  shop.providers.payCard(trackingId)
  const notice = { trackingId, reference, type: 'IPNCHANGE' }
  const noticed = await recordCardNotification(shop.ctxFor(), { accountId, notice, raw: { ...notice } })
  if (noticed === null) return
  shop.clock.pass(noticed.lookInMs)
  await settlePayment(shop.ctxFor(), { attemptId: noticed.attemptId, ask: 'now' })
}

async function sendMoney(shop: PastShop, attempt: Open, how: 'whole' | 'unknown_reference'): Promise<void> {
  shop.clock.pass(95_000)
  const claim = {
    receipt: receipt(shop),
    amountMinor: attempt.amountMinor,
    shortcode: attempt.account.shortcode,
    typedReference: how === 'unknown_reference' ? 'SHOES' : attempt.reference,
    payer: '2547****318',
    paidAt: shop.clock.now().toISOString(),
  }
  const reading = { outcome: 'claim', claim, raw: { ...claim } } as const
  await recordNotification(shop.ctxFor(), { accountId: attempt.accountId, reading, sourceKnown: true })
}

/** As M-PESA writes them: ten letters and digits. */
function receipt(shop: PastShop): string {
  return `T${shop.ctxFor().ids.secret(5).slice(0, 9).toUpperCase()}`
}
