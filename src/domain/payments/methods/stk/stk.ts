import { Prisma } from '../../../../../prisma/generated/client.ts'
import { chanceOf } from '../../core/chance-of.ts'
import { MPESA } from '../../schemas.ts'
import { mpesaMisfit } from '../mpesa/mpesa-misfit.ts'
import type { PaymentMethodHandler } from '../payment-method-handler.ts'
import { settleStk } from './settle-stk.ts'
import { STK_LIMITS } from './stk-limits.ts'
import { stkSchedule } from './stk-schedule.ts'
import { waitForPrompt } from './wait-for-prompt.ts'

/** A prompt on the customer's phone, which she pays with her PIN. */
export const stk: PaymentMethodHandler = {
  provider: MPESA,
  label: 'M-PESA',
  notices: {
    paid: 'payment_paid',
    waiting: 'payment_waiting',
    ended: [
      'payment_cancelled',
      'payment_low_balance',
      'payment_unreachable',
      'payment_wrong_pin',
      'payment_pin_locked',
      'payment_expired',
      'payment_failed',
    ],
    button: 'rescue_retry',
  },
  isPushed: true,
  isPaidOnce: true,
  isFailureFinal: true,
  lastLookSeconds: STK_LIMITS.hardStopSeconds,
  misfitOf: mpesaMisfit,
  nextLook: (ctx, attempt, providerFinal) => stkSchedule(attempt, ctx.clock.now(), chanceOf(ctx), providerFinal),
  settle: settleStk,
  // Nobody can take a prompt back from a phone.
  retire: null,
  openForMoney: null,
  waitToOffer: waitForPrompt,
  resultOf: (ctx, code) => ctx.ports.stk.resultOf(code),
  providersWords: (ctx, since) => Prisma.sql`
    SELECT e.attempt_id, e.received_at FROM payment_events e
    WHERE e.tenant_id = ${ctx.tenantId}::uuid AND e.source = 'callback' AND e.received_at >= ${since}`,
}
