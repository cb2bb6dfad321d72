import { Prisma } from '../../../../../prisma/generated/client.ts'
import { chanceOf } from '../../core/chance-of.ts'
import { PESAPAL } from '../../schemas.ts'
import type { PaymentMethodHandler } from '../payment-method-handler.ts'
import { CARD_LIMITS } from './card-limits.ts'
import { cardSchedule } from './card-schedule.ts'
import { retireCards } from './retire-cards.ts'
import { settleCard } from './settle-card.ts'

/** A link to a page on which the order can be paid by card. */
export const card: PaymentMethodHandler = {
  provider: PESAPAL,
  label: 'Card',
  notices: {
    paid: 'payment_paid_card',
    waiting: null,
    ended: ['payment_failed_card', 'payment_expired_card'],
    button: 'rescue_card',
  },
  isPushed: false,
  isPaidOnce: false,
  // The page of a declined card takes another try.
  isFailureFinal: false,
  lastLookSeconds: CARD_LIMITS.hardStopSeconds,
  // Which currencies it takes stands in the shop's account, which is opened when a link is asked for.
  misfitOf: ({ totalMinor }) => (totalMinor === null || totalMinor > 0 ? null : 'amount_out_of_range'),
  nextLook: (ctx, attempt) => cardSchedule(attempt, ctx.clock.now(), chanceOf(ctx)),
  settle: settleCard,
  retire: retireCards,
  openForMoney: null,
  waitToOffer: () => 0,
  resultOf: null,
  providersWords: (ctx, since) => Prisma.sql`
    SELECT (n.claim->>'attemptId')::uuid, n.received_at FROM payment_notifications n
    WHERE n.tenant_id = ${ctx.tenantId}::uuid AND n.source = 'card_notification' AND n.received_at >= ${since}
      AND n.claim->>'attemptId' IS NOT NULL`,
}
