import type { TxCtx } from '../../../context.ts'
import type { OrderRow } from '../../../orders/index.ts'
import { type Attempt, isUnresolved, lockAttempt } from '../../core/attempt.ts'
import { takeMoney } from '../../core/money/take-money.ts'
import { type OrdersAttempt, ordersAttempts } from '../../core/orders-attempts.ts'
import type { C2bClaim } from './c2b-provider.ts'
import { findInstruction, openInstruction } from './instruction-attempt.ts'
import type { Placed } from './placed.ts'
import { takeByHand } from './take-by-hand.ts'
import { takeForShare } from './take-for-share.ts'

/**
 * Money with the exact reference of an order, or of a share of it: a prompt's echo, or a payment by hand. Call under the
 * order's and the receipt's lock.
 */
export async function settleForOrder(
  ctx: TxCtx,
  { claim, accountId, order, shareId }: { claim: C2bClaim; accountId: string; order: OrderRow; shareId: string | null },
): Promise<Placed> {
  const instruction = shareId === null ? await findInstruction(ctx, order, { orExpired: true }) : null
  const attempts = (await ordersAttempts(ctx, order.id)).filter((attempt) => attempt.shareId === shareId)
  const echoed = echoedPrompt(attempts, claim, instruction !== null || shareId !== null)
  if (echoed) {
    const prompt = await lockAttempt(ctx, echoed.id)
    const [code = null] = ctx.ports.stk.codesOf(['paid'])
    const facts = { receipt: claim.receipt, providerRequestId: null, code, source: 'c2b' as const }
    // She was told how to pay by hand, and for that it is not late, whatever became of the prompt.
    const inTime = instruction?.status === 'pending' || instruction?.status === 'partially_paid'
    const money = inTime ? { ...facts, notice: 'payment_paid' as const } : facts
    return { verdict: 'echo', attempt: await takeMoney(ctx, prompt, order, money) }
  }
  const requestId = ctx.ids.derive(`c2b ${order.id} ${claim.receipt}`)
  if (shareId !== null) return takeForShare(ctx, { order, claim, accountId, requestId, shareId })
  const attempt = instruction ?? (await openInstruction(ctx, order, { accountId, requestId }))
  return takeByHand(ctx, { attempt, order, claim })
}

/**
 * The prompt whose payment this report repeats. M-PESA reports a paid prompt a second time as if it were sent by hand; the
 * two have the same reference and amount, so while a prompt of that amount may have been paid, it is taken for its echo.
 * A prompt that has failed counts only when nobody was told to pay by hand.
 */
function echoedPrompt(
  attempts: readonly OrdersAttempt[],
  claim: C2bClaim,
  hasInstruction: boolean,
): OrdersAttempt | null {
  const prompts = attempts.filter(({ method, amountMinor }) => method === 'stk' && amountMinor === claim.amountMinor)
  const confirmedByQuery = prompts.find(({ status, receipt }) => status === 'paid' && receipt === null)
  if (confirmedByQuery) return confirmedByQuery
  const mayBePaid = prompts.filter(isUnresolved)
  const live = mayBePaid.find(({ superseded }) => !superseded) ?? mayBePaid[0]
  if (live) return live
  const ended = prompts.find(({ status }) => ENDED_UNPAID.has(status))
  return hasInstruction ? null : (ended ?? null)
}

const ENDED_UNPAID: ReadonlySet<Attempt['status']> = new Set(['failed', 'cancelled', 'expired', 'rejected'])
