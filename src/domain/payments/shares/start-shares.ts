import type { Money } from '../../../lib/money.ts'
import { newReference } from '../../../lib/reference.ts'
import { recordAudit } from '../../audit/index.ts'
import type { Ctx, TxCtx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { getOrderRow, type OrderRow } from '../../orders/index.ts'
import { readSettings } from '../../tenancy/index.ts'
import { reserveOrder } from '../core/money/reserve-order.ts'
import { supersedePayments } from '../core/supersede-payments.ts'
import type { ShareOffer, ShareRefusal, SharingView } from '../schemas/shares.ts'
import { whyNotShared } from './propose-shares.ts'
import { sharingOfOrder } from './read-sharing.ts'
import { toSharingView } from './sharing-view.ts'

export type StartedSharing =
  | { outcome: 'started' | 'shared'; sharing: SharingView }
  | { outcome: 'refused'; because: ShareRefusal }

/**
 * Lets several people pay an order, exactly as its buyer has said yes to: who, and how much each. What was asked for the whole
 * order counts no more, its goods are kept as for a payment by hand, and every number gets its prompt as soon as this is
 * committed. Saying it again gives the sharing that there is. Throws `not_found`, `not_confirmed` (another total, or shares
 * that do not sum to it), and what reserving an order throws.
 */
export async function startShares(
  ctx: Ctx,
  input: { orderId: string; confirmedTotal: Money; shares: readonly ShareOffer[] },
): Promise<StartedSharing> {
  return ctx.transaction(async (ctx) => {
    const order = await getOrderRow(ctx, { orderId: input.orderId, lock: true })
    const running = await sharingOfOrder(ctx, order.id)
    if (running?.status === 'active') return { outcome: 'shared', sharing: toSharingView(ctx, running) }
    const because = await whyNotShared(ctx, order)
    if (because !== null) return { outcome: 'refused', because }
    const { shares: terms, holds } = await readSettings(ctx)
    insistOnSum(order, input)
    if (input.shares.length > terms.mostPayers) return { outcome: 'refused', because: 'too_many' }
    await supersedePayments(ctx, order.id)
    await reserveOrder(ctx, order, { seconds: holds.byHandMinutes * 60, whole: false })
    await writePlan(ctx, order, { shares: input.shares, hours: terms.hours })
    const sharing = await sharingOfOrder(ctx, order.id)
    if (sharing === null) throw new Error('a sharing that was just written is gone')
    return { outcome: 'started', sharing: toSharingView(ctx, sharing) }
  })
}

function insistOnSum(
  order: OrderRow,
  { confirmedTotal, shares }: { confirmedTotal: Money; shares: readonly ShareOffer[] },
): void {
  const sum = shares.reduce((total, { amountMinor }) => total + amountMinor, 0)
  const isSame = order.totalMinor === confirmedTotal.amountMinor && order.currency === confirmedTotal.currency
  if (!isSame || sum !== order.totalMinor) {
    throw new AppError('not_confirmed', 'the shares that were agreed on are not the total as it is now')
  }
}

async function writePlan(
  ctx: TxCtx,
  { id: orderId, totalMinor, currency }: OrderRow,
  { shares, hours }: { shares: readonly ShareOffer[]; hours: number },
): Promise<void> {
  const planId = ctx.ids.uuid()
  const now = ctx.clock.now()
  const expiresAt = new Date(now.getTime() + hours * 3_600_000)
  const plan = { tenantId: ctx.tenantId, id: planId, orderId, totalMinor, currency }
  await ctx.tx.sharePlan.create({ data: { ...plan, createdAt: now, expiresAt, nextLookAt: now } })
  await ctx.tx.orderShare.createMany({
    data: shares.map(({ payer, msisdn, amountMinor }, at) => ({
      tenantId: ctx.tenantId,
      id: ctx.ids.uuid(),
      planId,
      orderId,
      position: at + 1,
      payer,
      msisdn,
      amountMinor,
      reference: newReference(ctx.ids.secret),
      wanted: msisdn === null ? 0 : 1,
      updatedAt: now,
    })),
  })
  await recordAudit(ctx, {
    action: 'share_plan.active',
    subjectType: 'share_plan',
    subjectId: planId,
    data: { orderId, totalMinor, currency, amounts: shares.map(({ amountMinor }) => amountMinor) },
  })
  ctx.tell({ kind: 'order', id: orderId })
  ctx.wake({ work: 'shares', planId })
}
