import type Router from '@koa/router'
import type { Context } from 'koa'
import { readText } from '../wire.ts'
import { checkoutHtml } from './checkout-html.ts'
import type { PayerDesk } from './payer-desk.ts'
import { CardTry } from './schemas.ts'
import type { CardOrder } from './store.ts'

const PAGE = '/pesapal/checkout/:id'
const HEADERS = {
  // No form-action: the answer to a form sends the browser back to the merchant, wherever that is.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
}

/** The hosted page on which a person pays by hand: pay, be declined and try again, or give up. */
export function checkoutRoutes(router: Router, desk: PayerDesk): void {
  router.get(PAGE, (ctx) => show(ctx, desk.find(String(ctx.params.id))))
  router.post(PAGE, async (ctx) => {
    const order = desk.find(String(ctx.params.id))
    const action = new URLSearchParams(await readText(ctx.req)).get('action')
    const isOpen = order.state === 'unpaid' || order.state === 'failed'
    if (action === 'cancel') return goTo(ctx, order.request.cancellation_url ?? order.request.callback_url)
    if (!isOpen) return show(ctx, order)
    const outcome = action === 'decline' ? 'failed' : 'completed'
    await desk.pay(order.trackingId, CardTry.parse({ outcome }))
    if (outcome === 'failed') return show(ctx, order)
    goTo(ctx, returnUrl(order))
  })
}

function show(ctx: Context, order: CardOrder): void {
  ctx.set(HEADERS)
  ctx.type = 'text/html; charset=utf-8'
  ctx.body = checkoutHtml(order, returnUrl(order))
}

function goTo(ctx: Context, url: string): void {
  ctx.status = 303
  ctx.set('location', url)
  ctx.body = ''
}

/** The provider appends its own values to the merchant's address. */
function returnUrl({ request, trackingId }: CardOrder): string {
  const url = new URL(request.callback_url)
  url.searchParams.set('OrderTrackingId', trackingId)
  url.searchParams.set('OrderMerchantReference', request.id)
  url.searchParams.set('OrderNotificationType', 'CALLBACKURL')
  return url.href
}
