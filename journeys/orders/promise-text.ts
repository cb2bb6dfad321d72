import { say } from '../../prompts/copy/index.ts'
import { type SayingWhen, sayPromise, sayReady } from '../../prompts/copy/promise.ts'
import type { OrderView } from '../../src/domain/orders/schemas.ts'

/** When the goods come, as it was promised or as paying now would have it; null when the shop promised no time. */
export function promiseText({ reference, status, fulfilment }: OrderView, saying: SayingWhen): string | null {
  if (fulfilment === null || fulfilment.promise === null) return null
  const { language } = saying
  const { promise } = fulfilment
  if (fulfilment.kind === 'pickup') {
    const when = sayReady(promise, saying)
    return status === 'paid'
      ? say('order_ready', language, { reference, when, place: fulfilment.placeName })
      : say('promise_pickup', language, { when })
  }
  const when = sayPromise(promise, saying)
  const place = fulfilment.address ?? fulfilment.zoneName
  if (status === 'paid') return say('order_arrives', language, { reference, when, place })
  return status === 'fulfilled' ? null : say('order_arrives_unpaid', language, { reference, when })
}
