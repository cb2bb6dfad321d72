import { kenyanMobile } from '../../../lib/kenyan-mobile.ts'
import { recordAudit } from '../../audit/index.ts'
import type { Ctx } from '../../context.ts'
import { readSettings } from '../../tenancy/index.ts'
import { lockOrder } from '../core/lock-order.ts'
import { openShares } from './open-shares.ts'
import { sharingById } from './read-sharing.ts'
import { wantPrompts } from './want-prompts.ts'

/** `taken`: it is paid, or somebody's; `by_hand_only`: the shop sends no prompts. */
export type TakenOpenShare = 'asked' | 'not_a_number' | 'prompt_open' | 'taken' | 'by_hand_only' | 'over'

/**
 * Somebody who has the address of a sharing pays one of its open shares: a prompt goes to the number that she gives. How many
 * prompts one number and one shop get is limited as everywhere. A share that nobody has paid yet may be taken anew.
 */
export async function takeOpenShare(
  ctx: Ctx,
  { planId, position, phone }: { planId: string; position: number; phone: string },
): Promise<TakenOpenShare> {
  const msisdn = kenyanMobile(phone)
  if (msisdn === null) return 'not_a_number'
  return ctx.transaction(async (ctx) => {
    const before = await sharingById(ctx, planId)
    if (before === null) return 'over'
    await lockOrder(ctx, before.orderId)
    const sharing = await sharingById(ctx, planId)
    if (sharing?.status !== 'active') return 'over'
    if ((await readSettings(ctx)).payments.stk !== true) return 'by_hand_only'
    const share = openShares(sharing).find((one) => one.position === position && one.payer === 'anyone')
    if (share === undefined) return 'taken'
    if (share.isPrompted || share.wanted > share.asked) return 'prompt_open'
    await ctx.tx.orderShare.updateMany({
      where: { tenantId: ctx.tenantId, id: share.id },
      data: { msisdn, updatedAt: ctx.clock.now() },
    })
    await recordAudit(ctx, {
      action: 'order_share.taken',
      subjectType: 'order_share',
      subjectId: share.id,
      data: { orderId: sharing.orderId, position },
    })
    await wantPrompts(ctx, planId, [{ ...share, msisdn }])
    return 'asked'
  })
}
