import type { CancelOutcome, CardProvider } from '../../domain/payments/methods/card/card-provider.ts'
import type { ProviderOptions } from '../provider-client.ts'
import { type PesapalAnswer, pesapalClient } from './call-pesapal.ts'
import { classifyStatus } from './classify-status.ts'
import { classifySubmit } from './classify-submit.ts'
import { readAddressList, readRegistration } from './notification-addresses.ts'
import { orderRequest } from './order-request.ts'
import { isObject, providerError, textOf } from './provider-error.ts'
import { readNotice } from './read-notice.ts'

const TIMEOUTS = { tokenMs: 5_000, submitMs: 15_000, statusMs: 8_000, setupMs: 6_000 }

/** Card checkout on PesaPal's hosted page, API 3.0. */
export function pesapalCardProvider(options: ProviderOptions & { timeouts?: Partial<typeof TIMEOUTS> }): CardProvider {
  const timeouts = { ...TIMEOUTS, ...options.timeouts }
  const mayBePlain = options.baseUrl?.startsWith('http:') ?? false
  const client = pesapalClient({ ...options, tokenMs: timeouts.tokenMs })
  const { submitMs, statusMs, setupMs } = timeouts
  return {
    async submitOrder(account, order) {
      const path = '/api/Transactions/SubmitOrderRequest'
      const body = orderRequest(order)
      const reply = await client.call(account, { operation: 'submit', path, body, timeoutMs: submitMs })
      return classifySubmit(reply, order.reference, mayBePlain)
    },
    async status(account, trackingId) {
      const path = `/api/Transactions/GetTransactionStatus?orderTrackingId=${encodeURIComponent(trackingId)}`
      return classifyStatus(await client.call(account, { operation: 'status', path, timeoutMs: statusMs }), trackingId)
    },
    async cancelOrder(account, trackingId) {
      const path = '/api/Transactions/CancelOrder'
      const body = { order_tracking_id: trackingId }
      return readCancel(await client.call(account, { operation: 'cancel', path, body, timeoutMs: statusMs }))
    },
    async registerAddress(account, url) {
      const path = '/api/URLSetup/RegisterIPN'
      const body = { url, ipn_notification_type: 'POST' }
      return readRegistration(await client.call(account, { operation: 'register', path, body, timeoutMs: setupMs }))
    },
    async listAddresses(account) {
      const path = '/api/URLSetup/GetIpnList'
      return readAddressList(await client.call(account, { operation: 'list', path, timeoutMs: setupMs }))
    },
    readNotice,
  }
}

function readCancel(reply: PesapalAnswer): CancelOutcome {
  if (reply.kind !== 'json') return { outcome: 'no_answer', problem: reply.problem }
  const body = isObject(reply.body) ? reply.body : {}
  const error = providerError(body)
  if (error) return { outcome: 'refused', problem: `${error.code}: ${error.text}` }
  if (reply.status >= 500) return { outcome: 'no_answer', problem: `HTTP ${reply.status}` }
  if (textOf(body.status) === '200') return { outcome: 'cancelled' }
  return { outcome: 'refused', problem: textOf(body.message) ?? `HTTP ${reply.status}` }
}
