import type { PayerDesk } from './payer-desk.ts'
import * as Schema from './schemas.ts'
import type { CardOrder, OrderState, PesapalStore } from './store.ts'

/** A recorded order as the control API shows it. Amounts are in the currency's main unit. */
export interface CardOrderView {
  order: number
  trackingId: string
  reference: string
  state: OrderState
  amount: number
  currency: string
  confirmationCode: string | null
  checkoutUrl: string
  callbackUrl: string
  cancellationUrl: string | null
  payerPhone: string | null
  description: string
  asked: number
  notified: number
  refundAsked: boolean
}

/** What a test, the bench or a person can do with the fake card provider. Inputs are checked. */
export interface PesapalControls {
  registerShop(shop: Schema.PesapalShopRegistration): Promise<void>
  orders(filter?: Schema.OrderFilter): Promise<CardOrderView[]>
  /** The payer types her card; resolves when its notifications have been delivered. */
  pay(trackingId: string, attempt?: Schema.CardTry): Promise<CardOrderView>
  /** The money goes back to the payer. */
  reverse(trackingId: string, reversal?: Schema.Reversal): Promise<CardOrderView>
  /** The addresses that are notified, of all shops. */
  ipnUrls(): Promise<{ ipnId: string; consumerKey: string; url: string; type: 'GET' | 'POST' }[]>
  /** Makes every token invalid, as a restart of the provider does. */
  revokeTokens(): Promise<void>
}

export function createPesapalControls(
  store: PesapalStore,
  desk: PayerDesk,
  checkoutBase: () => string,
): PesapalControls {
  const view = (order: CardOrder) => orderView(order, checkoutBase())
  return {
    async registerShop(shop) {
      const parsed = Schema.PesapalShop.parse(shop)
      store.shops.set(parsed.consumerKey, parsed)
    },
    async orders(filter = {}) {
      const { reference } = Schema.OrderFilter.parse(filter)
      const all = [...store.orders.values()]
      return all.filter(({ request }) => reference === undefined || request.id === reference).map(view)
    },
    pay: async (trackingId, attempt = {}) => view(await desk.pay(trackingId, Schema.CardTry.parse(attempt))),
    reverse: async (trackingId, reversal = {}) =>
      view(await desk.reverse(trackingId, Schema.Reversal.parse(reversal).notifications)),
    ipnUrls: async () =>
      [...store.ipnUrls.values()].map(({ ipnId, consumerKey, url, type }) => ({ ipnId, consumerKey, url, type })),
    revokeTokens: async () => store.tokens.clear(),
  }
}

function orderView(order: CardOrder, checkoutBase: string): CardOrderView {
  const { request } = order
  return {
    order: order.order,
    trackingId: order.trackingId,
    reference: request.id,
    state: order.state,
    amount: request.amount,
    currency: request.currency,
    confirmationCode: order.confirmationCode,
    checkoutUrl: `${checkoutBase}/${order.trackingId}`,
    callbackUrl: request.callback_url,
    cancellationUrl: request.cancellation_url ?? null,
    payerPhone: request.billing_address.phone_number ?? null,
    description: request.description,
    asked: order.asked,
    notified: order.notified,
    refundAsked: order.refundAsked,
  }
}
