import { z } from 'zod'
import { refusal } from '../refusal.ts'
import type { Runtime } from '../runtime.ts'
import { callbackBody } from './callback-body.ts'
import { newReceipt } from './new-receipt.ts'
import { Msisdn, ResultCode } from './schemas.ts'
import type { DarajaStore } from './store.ts'

/**
 * A callback that somebody else writes, to the address of the newest push to this phone: by default a success that it never
 * had. `amount` is in whole shillings; `checkoutRequestId` names another request than the push's own.
 */
export const Forgery = z.strictObject({
  msisdn: Msisdn,
  resultCode: ResultCode.default('0'),
  amount: z.number().optional(),
  receipt: z.string().max(200).optional(),
  withoutReceipt: z.boolean().default(false),
  checkoutRequestId: z.string().min(1).max(200).optional(),
})
export type Forgery = z.input<typeof Forgery>

export interface ForgerControls {
  /** Posts the forgery as it is, past every fault. Gives what the receiver answered; null when nobody did. */
  forge(forgery: Forgery): Promise<{ status: number | null; receipt: string }>
}

/** Whoever has learnt a callback address. Nothing that the provider itself knows of a push changes. */
export function createForger(runtime: Runtime, store: DarajaStore): ForgerControls {
  return {
    async forge(forgery) {
      const { msisdn, resultCode, amount, withoutReceipt, ...given } = Forgery.parse(forgery)
      const push = [...store.pushes.values()].filter((known) => known.msisdn === msisdn).at(-1)
      if (!push) throw refusal(404, `no push to ${msisdn}`)
      const receipt = given.receipt ?? newReceipt(runtime)
      const shape = { ...push.script.shape, withoutReceipt, amount: amount ?? push.amount, withoutAmount: false }
      const claimed = {
        ...push,
        receipt,
        checkoutRequestId: given.checkoutRequestId ?? push.checkoutRequestId,
        script: { ...push.script, shape },
      }
      const delivery = await runtime.outgoing.post({
        url: push.callbackUrl,
        body: JSON.stringify(callbackBody(claimed, resultCode)),
        headers: { 'content-type': 'application/json' },
      })
      return { status: 'status' in delivery ? delivery.status : null, receipt }
    },
  }
}
