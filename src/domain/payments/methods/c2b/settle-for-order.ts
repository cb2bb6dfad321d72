import type { TxCtx } from '../../../context.ts'
import type { OrderRow } from '../../../orders/index.ts'
import { type Attempt, isUnresolved, lockAttempt } from '../../core/attempt.ts'
import { findUnnamedMoney } from '../../core/money/find-unnamed-money.ts'
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
  const prompts = attempts.filter(({ method, amountMinor }) => method === 'stk' && amountMinor === claim.amountMinor)
  const unnamed = { attemptIds: prompts.map(({ id }) => id), amountMinor: claim.amountMinor }
  const countsEnded = endedThatCount({ isShare: shareId !== null, instruction })
  const echoed = (await findUnnamedMoney(ctx, unnamed)) ?? maybePaid(prompts, countsEnded)?.id
  if (echoed !== undefined) {
    const prompt = await lockAttempt(ctx, echoed)
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
 * Of those that have ended `countsEnded` says which may be meant.
 */
function maybePaid(
  prompts: readonly OrdersAttempt[],
  countsEnded: ReadonlySet<Attempt['status']>,
): OrdersAttempt | undefined {
  const open = prompts.filter(isUnresolved)
  return open.find(({ superseded }) => !superseded) ?? open[0] ?? prompts.find(({ status }) => countsEnded.has(status))
}

/**
 * A prompt that has failed counts only when nobody was told to pay by hand. For a share everybody was; but one of which the
 * provider never said what became of it may have been paid, and must not be heard of twice.
 */
function endedThatCount({ isShare, instruction }: { isShare: boolean; instruction: Attempt | null }) {
  if (isShare) return NEVER_DECIDED
  return instruction === null ? ENDED_UNPAID : NONE
}

const NEVER_DECIDED: ReadonlySet<Attempt['status']> = new Set(['expired'])
const NONE: ReadonlySet<Attempt['status']> = new Set()
const ENDED_UNPAID: ReadonlySet<Attempt['status']> = new Set(['failed', 'cancelled', 'expired', 'rejected'])
