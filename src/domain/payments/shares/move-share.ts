import { recordAudit } from '../../audit/index.ts'
import type { TxCtx } from '../../context.ts'
import type { Share } from './read-sharing.ts'
import { SHARE_TRANSITIONS, type ShareEvent } from './transitions.ts'

/**
 * The only place where a share changes its status or its amount: by the transition table, with an audit row, under the lock
 * of its order.
 * @param to `amountMinor`: what its payer owes from now on
 * @returns the share as it is now; null when the event changes nothing
 */
export async function moveShare(
  ctx: TxCtx,
  share: Share,
  event: ShareEvent,
  to: { amountMinor?: number; reason: string },
): Promise<Share | null> {
  const status = SHARE_TRANSITIONS[event][share.status]
  if (status === undefined) return null
  return writeShare(ctx, share, { status, event, amountMinor: to.amountMinor ?? share.amountMinor, reason: to.reason })
}

/** Another amount for a share that stays where it is. */
export async function resizeShare(
  ctx: TxCtx,
  share: Share,
  { amountMinor, reason }: { amountMinor: number; reason: string },
): Promise<Share> {
  if (amountMinor === share.amountMinor) return share
  return writeShare(ctx, share, { status: share.status, event: 'resized', amountMinor, reason })
}

async function writeShare(
  ctx: TxCtx,
  share: Share,
  to: { status: Share['status']; event: ShareEvent | 'resized'; amountMinor: number; reason: string },
): Promise<Share> {
  const { status, amountMinor, event, reason } = to
  await ctx.tx.orderShare.updateMany({
    where: { tenantId: ctx.tenantId, id: share.id },
    data: { status, amountMinor, updatedAt: ctx.clock.now() },
  })
  await recordAudit(ctx, {
    action: event === 'resized' ? 'order_share.resized' : `order_share.${status}`,
    subjectType: 'order_share',
    subjectId: share.id,
    data: { from: share.status, event, reason, amountMinor, before: share.amountMinor, paidMinor: share.paidMinor },
  })
  return { ...share, status, amountMinor }
}
