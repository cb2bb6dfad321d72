import type { z } from 'zod'
import type { DeliveryDesk } from '../delivery-faults.ts'
import { refusal } from '../refusal.ts'
import type { Runtime } from '../runtime.ts'
import type { CardTry } from './schemas.ts'
import type { CardOrder, PesapalStore } from './store.ts'

export interface PayerDesk {
  find(trackingId: string): CardOrder
  /** The payer's try. Throws a 409 refusal for an order that is paid or closed. */
  pay(trackingId: string, attempt: z.output<typeof CardTry>): Promise<CardOrder>
  reverse(trackingId: string, notifications: number): Promise<CardOrder>
  /** Sends the notification so many times at once. */
  notify(order: CardOrder, copies: number): Promise<void>
}

/** What happens on the hosted page, and the notifications of it. They carry neither amount nor status. */
export function createPayerDesk(runtime: Runtime, store: PesapalStore, desk: DeliveryDesk): PayerDesk {
  const find = (trackingId: string) => {
    const order = store.orders.get(trackingId)
    if (!order) throw refusal(404, `no order ${trackingId}`)
    return order
  }

  async function send(order: CardOrder, malformed: boolean): Promise<number | null> {
    const ipn = store.ipnUrls.get(order.request.notification_id)
    if (!ipn) return null
    order.notified += 1
    const values = {
      OrderTrackingId: order.trackingId,
      OrderNotificationType: 'IPNCHANGE',
      OrderMerchantReference: order.request.id,
    }
    if (ipn.type === 'GET') {
      const url = new URL(ipn.url)
      for (const [key, value] of Object.entries(malformed ? {} : values)) url.searchParams.set(key, value)
      return (await runtime.outgoing.get(url.href, undefined, 64_000))?.status ?? null
    }
    const body = JSON.stringify(values)
    const delivery = await runtime.outgoing.post({
      url: ipn.url,
      body: malformed ? body.slice(0, body.length / 2) : body,
      headers: { 'content-type': 'application/json; charset=utf-8' },
    })
    return 'status' in delivery ? delivery.status : null
  }

  async function notify(order: CardOrder, copies: number): Promise<void> {
    const msisdn = order.request.billing_address.phone_number ?? ''
    const deliver = () =>
      desk.deliver('pesapal.ipn', order.trackingId, { msisdn }, (variant) => send(order, variant === 'malformed'))
    await Promise.all(Array.from({ length: copies }, deliver))
  }

  return {
    find,
    notify,
    async pay(trackingId, { outcome, notifications, report }) {
      const order = find(trackingId)
      if (order.state !== 'unpaid' && order.state !== 'failed') throw refusal(409, `order ${trackingId} is closed`)
      order.state = outcome
      order.report = report
      if (outcome === 'completed') order.confirmationCode = newConfirmationCode(runtime)
      await notify(order, notifications)
      return order
    },
    async reverse(trackingId, notifications) {
      const order = find(trackingId)
      if (order.state !== 'completed') throw refusal(409, `order ${trackingId} is not paid`)
      order.state = 'reversed'
      await notify(order, notifications)
      return order
    },
  }
}

function newConfirmationCode(runtime: Runtime): string {
  return runtime.newHex().slice(0, 12).toUpperCase()
}
