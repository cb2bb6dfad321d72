import type { TxCtx } from '../context.ts'
import { readSettings } from '../tenancy/index.ts'
import type { OrderRow } from './get-order-row.ts'
import { type HoldFacts, holdFacts } from './hold-facts.ts'
import { type HoldResult, holdStock } from './hold-stock.ts'
import { longestHoldSeconds } from './longest-hold-seconds.ts'
import { setHoldEnd } from './set-hold-end.ts'

/**
 * How long goods are asked to be kept. `whole`: all of it and from now on, or it is of no use; else it counts from when the
 * goods were first kept, and may be cut short.
 */
export interface KeptFor {
  seconds: number
  whole: boolean
}

/** `until` is null while money that has moved keeps them. */
export type KeepResult = { outcome: 'kept'; until: Date | null } | { outcome: 'not_kept' } | Exclude<HoldResult, 'held'>

/** A hold that would end sooner is of no use to who has to find her PIN. */
const LEAST_SECONDS = 60

/**
 * Keeps an order's goods from others for as long as is asked, but in 24 hours nobody keeps the last of
 * something longer than one payment by hand may take, in however many orders, cancelled ones too: then whoever pays first
 * has it. Asking again keeps nothing longer. `not_kept`: the goods are there, and for sale to others. Call under the order's
 * lock.
 */
export async function keepStock(ctx: TxCtx, order: OrderRow, kept: KeptFor): Promise<KeepResult> {
  const { holds } = await readSettings(ctx)
  const facts = await holdFacts(ctx, order)
  const left = longestHoldSeconds(holds) - facts.usedSeconds
  if (order.stockState === 'held') return keepOn(ctx, order, kept, facts, left)
  const allowed = facts.scarce ? left : kept.seconds
  const isFull = facts.otherOrders >= holds.orders || facts.otherUnits + facts.units > holds.units
  if (isFull || allowed < (kept.whole ? 1 : LEAST_SECONDS)) return unlessShort(ctx, order)
  const seconds = kept.whole ? kept.seconds : Math.min(kept.seconds, allowed)
  const until = inSeconds(ctx.clock.now(), seconds)
  const held = await holdStock(ctx, { orderId: order.id, until })
  return held === 'held' ? { outcome: 'kept', until } : held
}

async function keepOn(
  ctx: TxCtx,
  order: OrderRow,
  { seconds, whole }: KeptFor,
  { heldAt, endsAt, scarce }: HoldFacts,
  left: number,
): Promise<KeepResult> {
  if (heldAt === null || endsAt === null) return { outcome: 'kept', until: null }
  const now = ctx.clock.now()
  const longer = whole ? inSeconds(now, scarce && left < 1 ? 0 : seconds) : inSeconds(heldAt, seconds)
  const most = scarce && !whole ? inSeconds(now, Math.max(0, left)) : longer
  const until = new Date(Math.max(endsAt.getTime(), Math.min(longer.getTime(), most.getTime())))
  if (until > endsAt) await setHoldEnd(ctx, order.id, until)
  return until >= inSeconds(now, whole ? LEAST_SECONDS : 0) ? { outcome: 'kept', until } : { outcome: 'not_kept' }
}

async function unlessShort(ctx: TxCtx, order: OrderRow): Promise<KeepResult> {
  const [short] = await ctx.tx.$queryRaw<{ variantId: string; available: number }[]>`
    SELECT v.id AS "variantId", v.stock - v.held AS available
    FROM order_lines l JOIN catalog_variants v ON v.tenant_id = l.tenant_id AND v.id = l.variant_id
    WHERE l.tenant_id = ${ctx.tenantId}::uuid AND l.order_id = ${order.id}::uuid
    GROUP BY v.id, v.stock, v.held HAVING v.stock - v.held < sum(l.quantity) ORDER BY v.id LIMIT 1`
  return short === undefined ? { outcome: 'not_kept' } : { outcome: 'short', ...short }
}

function inSeconds(from: Date, seconds: number): Date {
  return new Date(from.getTime() + seconds * 1000)
}
