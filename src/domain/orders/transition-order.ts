import { recordAudit } from '../audit/index.ts'
import type { TxCtx } from '../context.ts'
import { AppError } from '../errors.ts'
import { fulfilmentPromise } from '../fulfilment/index.ts'
import { TenantSettings } from '../tenancy/index.ts'
import { getOrderRow, type OrderRow } from './get-order-row.ts'
import type { OrderStatus } from './schemas.ts'
import { canMove } from './transitions.ts'

/**
 * Moves an order along its transition table, with the audit row, in the caller's transaction. The order's row is locked. With
 * its payment the promise of when the goods are there is fixed.
 * @returns `already` when it is in that status; nothing is written then.
 * Throws `conflict` for a move that the table does not have.
 */
export async function transitionOrder(
  ctx: TxCtx,
  move: { orderId: string; to: OrderStatus; reason: string },
): Promise<'moved' | 'already'> {
  const order = await getOrderRow(ctx, { orderId: move.orderId, lock: true })
  if (order.status === move.to) return 'already'
  if (!canMove(order.status, move.to)) {
    throw new AppError('conflict', `order ${order.reference} is ${order.status} and cannot become ${move.to}`)
  }
  const now = ctx.clock.now()
  await ctx.tx.order.updateMany({
    where: { tenantId: ctx.tenantId, id: order.id },
    data: { status: move.to, updatedAt: now, ...(move.to === 'paid' ? await paidNow(ctx, order, now) : {}) },
  })
  await recordAudit(ctx, {
    action: `order.${move.to}`,
    subjectType: 'order',
    subjectId: order.id,
    data: { from: order.status, to: move.to, reason: move.reason },
  })
  ctx.tell({ kind: 'order', id: order.id })
  return 'moved'
}

/** Money counts whatever the settings look like: where they cannot be read nothing is promised. */
async function paidNow(ctx: TxCtx, { fulfilment, stage }: OrderRow, now: Date) {
  // Goods that have left stay where they are; those that came back are prepared once more.
  const isInShop = stage === null || stage === 'returned'
  const paidAt = { paidAt: now, ...(isInShop ? { fulfilmentStage: 'to_prepare', stagedAt: now } : {}) }
  if (fulfilment === null) return paidAt
  const tenant = await ctx.tx.tenant.findUniqueOrThrow({ where: { id: ctx.tenantId }, select: { settings: true } })
  const terms = TenantSettings.safeParse(tenant.settings)
  const promise = terms.success ? fulfilmentPromise(terms.data, fulfilment, now) : null
  return {
    ...paidAt,
    promiseKind: promise?.kind ?? null,
    promiseFrom: promise?.from ?? null,
    promiseTo: promise?.to ?? null,
  }
}
