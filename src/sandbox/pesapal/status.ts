import type Router from '@koa/router'
import type { Context } from 'koa'
import { z } from 'zod'
import type { FaultTarget } from '../fault-rule.ts'
import { answerRequest } from '../request-faults.ts'
import type { Runtime } from '../runtime.ts'
import { type Reply, readJson } from '../wire.ts'
import { errorObject, NO_ERROR, PESAPAL_DIALECT, pesapalError } from './errors.ts'
import type { PesapalShop } from './schemas.ts'
import type { CardOrder, PesapalStore } from './store.ts'
import { authorizedShop } from './token.ts'

const CODE = { unpaid: 0, cancelled: 0, completed: 1, failed: 2, reversed: 3 } as const
const WORD = { unpaid: 'INVALID', cancelled: 'INVALID', completed: 'Completed', failed: 'Failed', reversed: 'Reversed' }

/** The truth about an order, its cancellation and the wish for a refund. */
export function statusRoutes(router: Router, runtime: Runtime, store: PesapalStore): void {
  const answer = (ctx: Context, target: FaultTarget, run: (shop: PesapalShop) => Reply) =>
    answerRequest(runtime, ctx, {
      target,
      dialect: PESAPAL_DIALECT,
      accept: () => {
        const shop = authorizedShop(runtime, store, ctx)
        return 'status' in shop ? shop : run(shop)
      },
    })
  router.get('/api/Transactions/GetTransactionStatus', (ctx) =>
    answer(ctx, 'pesapal.status', (shop) => {
      const order = findOrder(store, shop, ctx.query.orderTrackingId)
      if (!order) return unknownOrder(shop)
      order.asked += 1
      return statusOf(order)
    }),
  )
  router.post('/api/Transactions/CancelOrder', async (ctx) => {
    const body = z.object({ order_tracking_id: z.string() }).safeParse(await readJson(ctx.req))
    return answer(ctx, 'pesapal.cancel', (shop) => {
      const order = findOrder(store, shop, body.data?.order_tracking_id)
      if (!order) return unknownOrder(shop)
      if (order.state !== 'unpaid' && order.state !== 'failed') {
        return { status: 200, body: { status: '500', message: 'The order cannot be cancelled' } }
      }
      order.state = 'cancelled'
      return { status: 200, body: { status: '200', message: 'Order successfully cancelled.' } }
    })
  })
  router.post('/api/Transactions/RefundRequest', async (ctx) => {
    const body = Refund.safeParse(await readJson(ctx.req))
    return answer(ctx, 'pesapal.cancel', (shop) => {
      const code = body.data?.confirmation_code
      const order = [...store.orders.values()].find(({ confirmationCode }) => confirmationCode === code)
      const mayRefund = order?.shop === shop && order.state === 'completed' && !order.refundAsked
      if (!mayRefund || Number(body.data?.amount) > order.request.amount) {
        return { status: 200, body: { status: '500', message: 'Refund rejected' } }
      }
      order.refundAsked = true
      return { status: 200, body: { status: '200', message: 'Refund request successfully' } }
    })
  })
}

const Refund = z.object({
  confirmation_code: z.string(),
  amount: z.union([z.string(), z.number()]),
  username: z.string(),
  remarks: z.string(),
})

function findOrder(store: PesapalStore, shop: PesapalShop, trackingId: unknown): CardOrder | null {
  const order = typeof trackingId === 'string' ? store.orders.get(trackingId) : undefined
  return order?.shop.consumerKey === shop.consumerKey ? order : null
}

function unknownOrder(shop: PesapalShop): Reply {
  return pesapalError(shop.errorKeys, { code: 'invalid_order_tracking_id', message: 'The order is not known' })
}

/** As recorded: an order nobody has paid comes with an error, status "500", and its amount filled in. */
function statusOf(order: CardOrder): Reply {
  const { request, report, state, shop } = order
  const isPaid = state === 'completed' || state === 'reversed'
  const wasTried = isPaid || state === 'failed'
  const pending = errorObject(shop.errorKeys, { code: 'payment_details_not_found', message: 'Pending Payment' })
  return {
    status: 200,
    body: {
      payment_method: wasTried ? 'Visa' : '',
      amount: report.amount ?? request.amount,
      created_date: new Date(order.receivedAt + 3 * 3_600_000).toISOString().slice(0, -1),
      confirmation_code: report.confirmationCode ?? order.confirmationCode ?? '',
      order_tracking_id: order.trackingId,
      payment_status_description: report.description ?? WORD[state],
      description: state === 'failed' ? 'Declined by the bank' : null,
      message: 'Request processed successfully',
      payment_account: wasTried ? '411111xxxxxx1111' : '',
      call_back_url: request.callback_url,
      status_code: report.statusCode ?? CODE[state],
      merchant_reference: report.reference ?? request.id,
      payment_status_code: '',
      currency: report.currency ?? request.currency,
      error: wasTried ? NO_ERROR : pending,
      status: wasTried ? '200' : '500',
    },
  }
}
