import { PaymentMethod } from '../../../../lib/payment-method.ts'
import type { FailedPayment } from '../../methods/payment-method-handler.ts'
import { PAYMENT_METHODS } from '../../methods/payment-methods.ts'

/** A way on for a customer whose payment did not come through. `waitSeconds`: asking for it makes no sense earlier. */
export type RescueOffer = { way: PaymentMethod; waitSeconds: number } | { way: 'later' }

/**
 * What to offer after a payment has failed, the easiest first: each way to pay that makes sense now or soon, and later.
 * Pure.
 * @param methods those that this order can be paid with
 */
export function rescueOffers(failed: FailedPayment & { methods: readonly PaymentMethod[] }): RescueOffer[] {
  const offers = PaymentMethod.options.flatMap((way) => {
    const waitSeconds = failed.methods.includes(way) ? PAYMENT_METHODS[way].waitToOffer(failed) : null
    return waitSeconds === null ? [] : [{ way, waitSeconds }]
  })
  return [...offers, { way: 'later' }]
}
