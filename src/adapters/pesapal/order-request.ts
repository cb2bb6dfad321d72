import type { CardOrder } from '../../domain/payments/methods/card/card-provider.ts'
import type { JsonObject } from '../../lib/json.ts'

/** A new order as the provider wants it. */
export function orderRequest(order: CardOrder): JsonObject {
  return {
    id: order.reference.replace(/[^A-Z0-9-]/g, '').slice(0, 50),
    currency: order.currency,
    amount: order.amountMinor / 100,
    description: order.description.slice(0, 100),
    callback_url: order.callbackUrl,
    cancellation_url: order.cancellationUrl,
    notification_id: order.notificationId,
    redirect_mode: 'TOP_WINDOW',
    billing_address: { phone_number: order.payerPhone },
  }
}
