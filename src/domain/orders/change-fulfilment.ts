import { recordAudit } from '../audit/index.ts'
import type { Ctx, TxCtx } from '../context.ts'
import { type FulfilmentChoice, fulfilmentPromise, shortfallMinor } from '../fulfilment/index.ts'
import type { OrderRow } from './get-order-row.ts'
import { type PlannedFulfilment, planFulfilment } from './plan-fulfilment.ts'
import { chargedFeeMinor, fulfilmentColumns, type StoredFulfilment } from './stored-fulfilment.ts'

/**
 * Sends an order of which money has come or may be coming another way, without touching its total. `needs_person`: it is paid,
 * and the new way costs more, gives money back, or is not offered for so little; `reprice`: it is not paid yet, and its
 * total moves or it is too small to be delivered. Call under the order's lock. Throws what `planFulfilment` throws.
 */
export async function changeFulfilment(
  ctx: TxCtx,
  order: OrderRow,
  choice: FulfilmentChoice,
): Promise<'changed' | 'needs_person' | 'reprice'> {
  const planned = await planFulfilment(ctx, order, choice)
  const next = order.status === 'paid' ? afterPayment(ctx, order, planned) : beforePayment(order, planned)
  if (next === null) return order.status === 'paid' ? 'needs_person' : 'reprice'
  const now = ctx.clock.now()
  // What lies ready for her at one place has to be got ready for another.
  const anew = order.stage === 'ready' ? { fulfilmentStage: 'to_prepare', stagedAt: now } : {}
  await ctx.tx.order.updateMany({
    where: { tenantId: ctx.tenantId, id: order.id },
    data: { ...fulfilmentColumns(next), ...anew, updatedAt: now },
  })
  await recordAudit(ctx, {
    action: 'order.fulfilment_changed',
    subjectType: 'order',
    subjectId: order.id,
    data: { from: order.fulfilment?.placeId ?? null, to: next.placeId, kind: next.kind },
  })
  return 'changed'
}

function beforePayment(order: OrderRow, planned: PlannedFulfilment): StoredFulfilment | null {
  const { fulfilment } = planned
  if (fulfilment === null || isTooSmall(order, planned)) return null
  return chargedFeeMinor(fulfilment) === chargedFeeMinor(order.fulfilment) ? fulfilment : null
}

/** A fee that is paid stays what it was; a promise holds for its place, and a new place is promised from now. */
function afterPayment(ctx: Ctx, order: OrderRow, planned: PlannedFulfilment): StoredFulfilment | null {
  const { fulfilment, terms } = planned
  if (fulfilment === null || terms === null || isTooSmall(order, planned)) return null
  const before = order.fulfilment
  const paidFee = chargedFeeMinor(before)
  if (chargedFeeMinor(fulfilment) > paidFee) return null
  if (fulfilment.kind === 'pickup' && paidFee > 0) return null
  const isSamePlace = before?.kind === fulfilment.kind && before.placeId === fulfilment.placeId
  return {
    ...fulfilment,
    ...(paidFee > 0 ? { feeMinor: paidFee, feeCollected: 'with_order' } : {}),
    promise: isSamePlace
      ? before.promise
      : fulfilmentPromise(terms, { kind: fulfilment.kind, placeId: fulfilment.placeId }, ctx.clock.now()),
  }
}

function isTooSmall({ subtotalMinor }: OrderRow, { fulfilment, terms }: PlannedFulfilment): boolean {
  return fulfilment?.kind === 'delivery' && terms !== null && shortfallMinor(terms.fulfilment, subtotalMinor) > 0
}
