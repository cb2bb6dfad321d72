import * as orders from '../../domain/orders/index.ts'
import * as contract from '../contract/orders.ts'
import { type Api, serve } from '../serve/serve.ts'
import { orderWire } from './order.wire.ts'

/** Orders, and the word that their goods have left the shop. */
export function serveOrders(api: Api): void {
  serve(api, contract.getOrder, async (ctx, { params }) => ({
    order: orderWire(await orders.getOrder(ctx, { orderId: params.id })),
  }))
  serve(api, contract.handOverOrder, async (ctx, { params }) => {
    await orders.handOver(ctx, { orderId: params.id })
    return { order: orderWire(await orders.getOrder(ctx, { orderId: params.id })) }
  })
}
