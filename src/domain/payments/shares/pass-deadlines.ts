import type { TxCtx } from '../../context.ts'
import { getOrderRow, releaseStock, transitionOrder } from '../../orders/index.ts'
import { openReview } from '../reviews/open-review.ts'
import { endSharing } from './end-sharing.ts'
import { movePlan } from './move-plan.ts'
import { openShares } from './open-shares.ts'
import { type Sharing, sharingById } from './read-sharing.ts'
import { progressOf } from './say-shares.ts'
import { tellBuyer } from './tell-buyer.ts'

/** How long after it was agreed on its buyer is reminded of what has not come: while it is fresh, and once later. */
const REMINDED_AFTER_MINUTES = [30, 360]

/** What time alone does to a sharing: its buyer is reminded, and at its deadline it ends, or goes to a person where money has come. */
export async function passDeadlines(ctx: TxCtx, planId: string): Promise<void> {
  const before = await sharingById(ctx, planId)
  if (before === null) return
  await getOrderRow(ctx, { orderId: before.orderId, lock: true })
  const sharing = await sharingById(ctx, planId)
  if (sharing === null) return
  const now = ctx.clock.now()
  if (sharing.status === 'active' && now >= sharing.expiresAt) return atDeadline(ctx, sharing)
  const reminders = sharing.status === 'active' ? await remind(ctx, sharing, now) : sharing.reminders
  await ctx.tx.sharePlan.updateMany({
    where: { tenantId: ctx.tenantId, id: planId },
    data: { reminders, nextLookAt: sharing.status === 'active' ? nextLook({ ...sharing, reminders }) : null },
  })
}

/** The next reminder, or the deadline; a wish that is still open is looked at again at once. */
function nextLook({ createdAt, expiresAt, reminders, shares }: Sharing): Date {
  if (openShares({ shares }).some(({ wanted, asked }) => wanted > asked)) return createdAt
  const minutes = REMINDED_AFTER_MINUTES[reminders]
  if (minutes === undefined) return expiresAt
  return new Date(Math.min(expiresAt.getTime(), createdAt.getTime() + minutes * 60_000))
}

/** @returns how many reminders there have been */
async function remind(ctx: TxCtx, sharing: Sharing, now: Date): Promise<number> {
  const ages = REMINDED_AFTER_MINUTES.map((minutes) => sharing.createdAt.getTime() + minutes * 60_000)
  const due = ages.filter((at) => at <= now.getTime()).length
  if (due <= sharing.reminders) return sharing.reminders
  const slots = { reference: sharing.orderReference, ...progressOf(ctx, sharing) }
  await tellBuyer(ctx, sharing, {
    key: 'share_reminder',
    slots,
    dedupeKey: `share:${sharing.planId}:${due}`,
    about: null,
  })
  return due
}

async function atDeadline(ctx: TxCtx, sharing: Sharing): Promise<void> {
  const { orderId, planId, shopName: shop, orderReference: reference } = sharing
  const order = await getOrderRow(ctx, { orderId, lock: true })
  const slots = { reference, shop, ...progressOf(ctx, sharing) }
  if (sharing.dueMinor === order.totalMinor) {
    await endSharing(ctx, orderId, 'lapsed')
    if (order.stockState === 'held') await releaseStock(ctx, { orderId })
    return tellBuyer(ctx, sharing, { key: 'share_lapsed', slots, dedupeKey: `share:${planId}:over` })
  }
  const reason = 'part_never_completed'
  await movePlan(ctx, sharing, 'fell_short', { reason })
  await openReview(ctx, { reason, subject: planId, orderId, suggestions: [] })
  if (order.status === 'awaiting_payment') await transitionOrder(ctx, { orderId, to: 'needs_review', reason })
  await tellBuyer(ctx, sharing, { key: 'share_fell_short', slots, dedupeKey: `share:${planId}:over` })
}
