import { Prisma } from '../../../../../prisma/generated/client.ts'
import { MPESA } from '../../schemas.ts'
import { mpesaMisfit } from '../mpesa/mpesa-misfit.ts'
import type { PaymentMethodHandler } from '../payment-method-handler.ts'
import { c2bSchedule } from './c2b-schedule.ts'
import { openInstruction } from './instruction-attempt.ts'
import { settleC2b } from './settle-c2b.ts'

/** Money that the customer sends by hand, to a paybill or a till, under her order's reference. */
export const c2b: PaymentMethodHandler = {
  provider: MPESA,
  label: 'M-PESA',
  notices: { paid: 'payment_paid', waiting: null, ended: ['payment_c2b_expired'], button: 'rescue_c2b' },
  isPushed: false,
  isPaidOnce: false,
  isFailureFinal: true,
  lastLookSeconds: null,
  misfitOf: mpesaMisfit,
  nextLook: (ctx, attempt) => c2bSchedule(attempt, ctx.clock.now()),
  settle: settleC2b,
  // What was said to the customer cannot be unsaid; what still comes is looked at by a person.
  retire: null,
  openForMoney: openInstruction,
  waitToOffer: () => 0,
  resultOf: null,
  providersWords: (ctx, since) => Prisma.sql`
    SELECT m.attempt_id, n.received_at FROM payment_notifications n
    JOIN money_receipts m ON m.tenant_id = n.tenant_id AND m.provider = ${MPESA} AND m.receipt = n.claim->>'receipt'
    WHERE n.tenant_id = ${ctx.tenantId}::uuid AND n.source IN ('c2b', 'pull') AND n.received_at >= ${since}
      AND m.attempt_id IS NOT NULL`,
}
