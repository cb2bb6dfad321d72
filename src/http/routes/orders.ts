import * as orders from '../../domain/orders/index.ts'
import * as contract from '../contract/orders.ts'
import { versionSeen } from '../serve/if-match.ts'
import { pageCursor } from '../serve/page-cursor.ts'
import type { StaffCtx } from '../serve/principal.ts'
import { type Api, serve } from '../serve/serve.ts'
import { staleVersion } from '../serve/stale-version.ts'
import { orderRowWire, orderWire } from './order.wire.ts'
import { periodOf } from './period-of.ts'

const Cursor = pageCursor(orders.OrderCursor)

/** Orders as staff find them, read them and move them. */
export function serveOrders(api: Api): void {
  serve(api, contract.listOrders, async (ctx, { query }) => {
    const { limit, view, status, payment, q } = query
    const filter = { view, status, payment, q, ...periodOf(query) }
    const { orders: page, next } = await orders.listOrders(ctx, { filter, after: Cursor.read(query), limit })
    return {
      orders: page.map((order) => orderRowWire(order)),
      next_cursor: Cursor.write(next && [next[0].toISOString(), next[1]], query),
    }
  })
  serve(api, contract.getOrder, async (ctx, { params }) => ({
    order: orderWire(await orders.getOrderFile(ctx, { orderId: params.id })),
  }))
  serve(api, contract.moveOrder, async (ctx, { params, body }, http) => {
    const move = { orderId: params.id, ...body, seen: versionSeen(http) }
    return answered(ctx, params.id, await orders.moveOrder(ctx, move))
  })
  serve(api, contract.moveGoods, async (ctx, { params, body }, http) => {
    const { to, carrier = null, note = null } = body
    const move = { orderId: params.id, to, carrier, note, seen: versionSeen(http) }
    return answered(ctx, params.id, await orders.moveGoods(ctx, move))
  })
}

/** The order as it is now: the answer, or what to compare with. */
async function answered(ctx: StaffCtx, orderId: string, outcome: 'moved' | 'already' | 'stale') {
  const order = orderWire(await orders.getOrderFile(ctx, { orderId }))
  if (outcome === 'stale') throw staleVersion(order)
  return { order }
}
