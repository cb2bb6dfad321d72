import { randomUUID } from 'node:crypto'
import type Router from '@koa/router'
import type { ActiveFault } from '../fault-rule.ts'
import { answerRequest } from '../request-faults.ts'
import type { Runtime } from '../runtime.ts'
import { type Reply, readJson } from '../wire.ts'
import { NO_ERROR, PESAPAL_DIALECT, pesapalError } from './errors.ts'
import { OrderRequest, type PesapalShop } from './schemas.ts'
import type { PesapalStore } from './store.ts'
import { authorizedShop } from './token.ts'

/** New orders. The merchant's id must be new, the notified address known, and the payer reachable. */
export function orderRoutes(router: Router, runtime: Runtime, store: PesapalStore): void {
  router.post('/api/Transactions/SubmitOrderRequest', async (ctx) => {
    const body = await readJson(ctx.req)
    return answerRequest(runtime, ctx, {
      target: 'pesapal.submit',
      dialect: PESAPAL_DIALECT,
      accept: (fault) => {
        const shop = authorizedShop(runtime, store, ctx)
        return 'status' in shop ? shop : submit(runtime, store, shop, { body, fault })
      },
    })
  })
}

function submit(
  runtime: Runtime,
  store: PesapalStore,
  shop: PesapalShop,
  { body, fault }: { body: unknown; fault: ActiveFault | null },
): Reply {
  const parsed = OrderRequest.safeParse(body)
  if (!parsed.success) {
    const field = parsed.error.issues[0]?.path.join('.') ?? 'body'
    return pesapalError(shop.errorKeys, { code: 'invalid_request', message: `Invalid ${field}` })
  }
  const request = parsed.data
  const refused = refusalOf(store, shop, request)
  if (refused) return pesapalError(shop.errorKeys, refused)
  const trackingId = randomUUID()
  store.addOrder({
    order: store.nextOrder(),
    trackingId,
    shop,
    request,
    receivedAt: runtime.now().getTime(),
    state: 'unpaid',
    confirmationCode: null,
    report: {},
    asked: 0,
    notified: 0,
    refundAsked: false,
  })
  return {
    status: 200,
    body: {
      order_tracking_id: trackingId,
      merchant_reference: request.id,
      redirect_url: `${runtime.publicUrl}/pesapal/checkout/${trackingId}`,
      error: fault?.kind === 'null_error' ? NO_ERROR : null,
      status: '200',
    },
  }
}

function refusalOf(
  store: PesapalStore,
  shop: PesapalShop,
  request: OrderRequest,
): { code: string; message: string } | null {
  const ipn = store.ipnUrls.get(request.notification_id)
  if (ipn?.consumerKey !== shop.consumerKey) {
    return { code: 'invalid_notification_id', message: 'The notification id is not known' }
  }
  if (!shop.currencies.includes(request.currency)) {
    return { code: 'currency_not_supported', message: 'The currency is not enabled for this merchant' }
  }
  const before = store.findReference(shop, request.id)
  return before ? { code: 'duplicate_merchant_reference', message: 'The id was used before' } : null
}
