import { until } from '../../support/until.ts'
import type { C2bWorld } from './c2b-world.ts'
import { again, type Buyer, callbackBody } from './payment-world.ts'

/** A prompt that is paid, whose callback names this receipt and is heard, but not yet looked at. */
export async function promptPaid(world: C2bWorld, buyer: Buyer, receipt: string): Promise<{ attemptId: string }> {
  const { msisdn } = buyer
  await world.sandbox.daraja.script({ msisdn, outcome: 'pay', callback: 'drop' })
  const { attemptId } = await world.push(buyer, again(buyer))
  const [push] = await world.sandbox.daraja.pushes({ msisdn })
  await until(async () => (await world.sandbox.daraja.pushes({ msisdn }))[0]?.state === 'paid')
  const body = callbackBody({ checkoutRequestId: push?.checkoutRequestId ?? '', amount: 2_500, receipt })
  await fetch(push?.callbackUrl ?? '', { method: 'POST', body: JSON.stringify(body) })
  return { attemptId: attemptId ?? '' }
}
