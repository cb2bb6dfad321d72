import type { z } from 'zod'
import type { CardTry, OrderRequest, PesapalShop } from './schemas.ts'

export type OrderState = 'unpaid' | 'completed' | 'failed' | 'reversed' | 'cancelled'

/** An order as the fake provider keeps it. Instants are milliseconds since 1970. */
export interface CardOrder {
  order: number
  trackingId: string
  shop: PesapalShop
  request: OrderRequest
  receivedAt: number
  state: OrderState
  confirmationCode: string | null
  report: z.infer<typeof CardTry>['report']
  /** How often the status was asked for, how often it was cancelled, and how many notifications were sent. */
  asked: number
  notified: number
  refundAsked: boolean
}

export interface IpnUrl {
  ipnId: string
  consumerKey: string
  url: string
  type: 'GET' | 'POST'
  createdAt: number
}

export interface PesapalStore {
  shops: Map<string, PesapalShop>
  /** Access token to consumer key and expiry. */
  tokens: Map<string, { consumerKey: string; expiresAt: number }>
  ipnUrls: Map<string, IpnUrl>
  orders: Map<string, CardOrder>
  nextOrder(): number
  addOrder(order: CardOrder): void
  findReference(shop: PesapalShop, reference: string): CardOrder | undefined
}

/** Keeps at most `maxOrders` orders; the oldest go first. */
export function createPesapalStore(maxOrders: number): PesapalStore {
  let count = 0
  const byReference = new Map<string, CardOrder>()
  const keyOf = (shop: PesapalShop, reference: string) => `${shop.consumerKey} ${reference}`
  const store: PesapalStore = {
    shops: new Map(),
    tokens: new Map(),
    ipnUrls: new Map(),
    orders: new Map(),
    nextOrder: () => {
      count += 1
      return count
    },
    addOrder(order) {
      store.orders.set(order.trackingId, order)
      byReference.set(keyOf(order.shop, order.request.id), order)
      const oldest = store.orders.values().next().value
      if (store.orders.size > maxOrders && oldest) {
        store.orders.delete(oldest.trackingId)
        byReference.delete(keyOf(oldest.shop, oldest.request.id))
      }
    },
    findReference: (shop, reference) => byReference.get(keyOf(shop, reference)),
  }
  return store
}
