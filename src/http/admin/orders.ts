import Router from '@koa/router'
import { z } from 'zod'
import { getOrder, handOver } from '../../domain/orders/index.ts'
import { answer } from '../answer.ts'
import type { StaffAuth } from '../middleware/staff-auth.ts'
import { idIn } from './id-in.ts'
import { OrderWire, orderWire } from './order.wire.ts'

const OrderAnswer = z.strictObject({ order: OrderWire })

/**
 * Orders for a staff token: one with its payment and how it reaches the customer, and the word that its goods have left the
 * shop. 401 without a token, 404 for what is not this shop's, 409 for handing over what is not paid.
 */
export function orderRoutes(deps: { staff: StaffAuth }): Router {
  const router = new Router({ prefix: '/v1/orders' })
  router.get('/:id', async (http) => {
    const ctx = await deps.staff(http)
    answer(http, OrderAnswer, { order: orderWire(await getOrder(ctx, { orderId: idIn(http.params.id, 'order') })) })
  })
  router.post('/:id/hand-over', async (http) => {
    const ctx = await deps.staff(http)
    const orderId = idIn(http.params.id, 'order')
    await handOver(ctx, { orderId })
    answer(http, OrderAnswer, { order: orderWire(await getOrder(ctx, { orderId })) })
  })
  return router
}
