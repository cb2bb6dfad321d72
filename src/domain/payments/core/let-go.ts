import type { NoticeKey, TxCtx } from '../../context.ts'
import type { OrderRow } from '../../orders/index.ts'
import { tellNotPaid } from '../shares/tell-not-paid.ts'
import type { Attempt } from './attempt.ts'
import { tellCustomer } from './notices/tell-customer.ts'
import { releaseUnlessLive } from './release-unless-live.ts'

/**
 * Nothing was paid: lets the goods go, and says so. Words belong to the newest attempt of an open order only: a newer
 * prompt may be on the phone.
 */
export async function letGo(ctx: TxCtx, attempt: Attempt, order: OrderRow, notice: NoticeKey): Promise<Attempt> {
  if (attempt.superseded || order.status !== 'awaiting_payment') return attempt
  await releaseUnlessLive(ctx, order)
  const { shareId } = attempt
  if (shareId === null) await tellCustomer(ctx, attempt, notice, attempt.status)
  else await tellNotPaid(ctx, { ...attempt, shareId })
  return attempt
}
