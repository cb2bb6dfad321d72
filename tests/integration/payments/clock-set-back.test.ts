import { beforeAll, describe, expect, it } from 'vitest'
import { postgresDirectory } from '../../../src/adapters/postgres/directory.ts'
import {
  issueC2bInstructions,
  reconcilePayments,
  settlePayment,
  startStkPush,
} from '../../../src/domain/payments/index.ts'
import { CARD_LIMITS } from '../../../src/domain/payments/methods/card/card-limits.ts'
import { STK_LIMITS } from '../../../src/domain/payments/methods/stk/stk-limits.ts'
import { settlePaymentJob } from '../../../src/jobs/settle-payment.job.ts'
import { dueOf } from '../../support/due.ts'
import { type C2bWorld, openC2bWorld } from './c2b-world.ts'
import { type CardWorld, openCardWorld } from './card-world.ts'
import { again } from './payment-world.ts'

const HOUR = 3_600_000
const MINUTE = 60_000

describe('after the clock was put back by a day', () => {
  describe('goods kept before', () => {
    let world: C2bWorld
    beforeAll(async () => {
      world = await openC2bWorld()
    })

    /** What the sweep finds, and what comes of it. */
    async function sweep(): Promise<void> {
      const { tenantId, ctx } = world.hand
      for (const due of await dueOf(postgresDirectory(world.db), settlePaymentJob, world.clock.now()))
        if (due.tenantId === tenantId) await settlePayment(ctx, { attemptId: due.attemptId })
    }
    const freeOf = async (variantId: string) => {
      const where = { id: variantId }
      const { stock, held } = await world.db.transaction(world.hand.tenantId, (tx) =>
        tx.catalogVariant.findFirstOrThrow({ where }),
      )
      return stock - held
    }

    it('are kept from now on, no longer than others', async () => {
      const buyer = await world.handBuyer({ stock: 1 })
      await issueC2bInstructions(again(buyer), { orderId: buyer.order.orderId, confirmedTotal: buyer.order.total })
      const attempt = () =>
        world.db.transaction(world.hand.tenantId, (tx) =>
          tx.paymentAttempt.findFirstOrThrow({ where: { orderId: buyer.order.orderId } }),
        )
      const before = await attempt()
      world.clock.advance(-24 * HOUR)
      await sweep()
      expect(await freeOf(buyer.variantId)).toBe(0)
      const { createdAt, expiresAt, nextQueryAt } = await attempt()
      expect(createdAt).toEqual(world.clock.now())
      for (const [at, was] of [
        [expiresAt, before.expiresAt],
        [nextQueryAt, before.nextQueryAt],
      ])
        expect(at?.getTime()).toBe((was?.getTime() ?? 0) - 24 * HOUR)
      world.clock.advance(44 * MINUTE)
      await sweep()
      expect(await freeOf(buyer.variantId)).toBe(0)
      world.clock.advance(MINUTE)
      await sweep()
      expect(await freeOf(buyer.variantId)).toBe(1)
    })

    it('for a prompt that nobody answers are let go with it', async () => {
      const buyer = await world.handBuyer({ stock: 1 })
      await world.sandbox.daraja.script({ msisdn: buyer.msisdn, outcome: 'ignore' })
      const confirmed = { orderId: buyer.order.orderId, msisdn: buyer.msisdn, confirmedTotal: buyer.order.total }
      await startStkPush(again(buyer), confirmed)
      world.clock.advance(-24 * HOUR)
      await reconcilePayments(world.hand.ctx)
      expect(await freeOf(buyer.variantId)).toBe(0)
      world.clock.advance(STK_LIMITS.softExpirySeconds * 1000)
      await sweep()
      expect(await freeOf(buyer.variantId)).toBe(1)
    })
  })

  describe('a card link from before', () => {
    let world: CardWorld
    beforeAll(async () => {
      world = await openCardWorld()
    })

    it('is looked at, and ends an hour from now', async () => {
      const buyer = await world.buyer()
      const { attemptId } = await world.link(buyer)
      world.clock.advance(-24 * HOUR)
      await reconcilePayments(world.ctxFor(world.shop.tenantId))
      world.clock.advance((CARD_LIMITS.softExpirySeconds - 1) * 1000)
      expect((await world.settle(attemptId)).status).toBe('pending')
      world.clock.advance(1_000)
      expect((await world.settle(attemptId)).status).toBe('expired')
      expect(await world.facts(buyer)).toMatchObject({ held: 0, notices: ['payment_expired_card'] })
    })

    it('still pays, however the clock was put', async () => {
      const buyer = await world.buyer()
      const { attemptId, trackingId } = await world.link(buyer)
      world.clock.advance(-24 * HOUR)
      await reconcilePayments(world.ctxFor(world.shop.tenantId))
      await world.sandbox.pesapal.pay(trackingId)
      expect((await world.settle(attemptId)).status).toBe('paid')
    })
  })
})
