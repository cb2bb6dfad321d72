import type { z } from 'zod'
import { sayMoney } from '../../prompts/copy/format.ts'
import { say } from '../../prompts/copy/index.ts'
import type { OrderView } from '../../src/domain/orders/schemas.ts'
import type { SpokenLang } from '../../src/lib/languages.ts'
import { orderApplyCoupon } from '../../tools/order-apply-coupon.ts'
import { goOn } from '../core/go-on.ts'
import { ruleNode } from '../core/rule-node.ts'
import { toolNode } from '../core/tool-node.ts'
import { addReply } from '../replies.ts'
import type { TurnState } from '../turn-state.ts'
import { offerLines } from './say-offers.ts'

type CouponOutcome = z.infer<typeof orderApplyCoupon.output>['outcome']

/** Tries the code on the draft. Once it took effect the total that was asked about no longer stands: the new one is asked about. */
export const applyCouponNode = toolNode(orderApplyCoupon, {
  args: ({ orderId, coupon }) => {
    if (orderId === null || coupon === null) throw new Error('a coupon needs a code and an order')
    return { order_id: orderId, code: coupon.code }
  },
  keep: ({ outcome, order }, { coupon, responseLanguage, agenda, heldCoupon }, turn) => {
    const code = coupon?.code ?? ''
    const text = sayOutcome(outcome, code, order, responseLanguage)
    addReply(turn, text, { kind: outcome === 'applied' ? 'owed' : 'reply' })
    const { subtotal, discount, deliveryFee, total } = order
    const kept = {
      order,
      orderTotals: { subtotal, discount, deliveryFee, total },
      coupon: { code, outcome },
      heldCoupon: null,
      lastQuestion: askedOf(code),
    }
    // A code that was kept until now was given while the question of payment was not asked yet.
    const goesOn = outcome === 'applied' || outcome === 'already_applied' || heldCoupon !== null
    if (!goesOn) return kept
    return {
      ...kept,
      ...goOn({ agenda }, 'sales', [{ act: 'checkout' }]),
      pending: null,
      suspended: null,
      digression: false,
    }
  },
  failed: ({ code }, { coupon, responseLanguage }, turn) => {
    if (code !== 'conflict' && code !== 'not_found') return {}
    addReply(turn, say('coupon_needs_order', responseLanguage, { code: coupon?.code ?? '' }))
    return { toolFailure: null, toolErrorsInARow: 0, escalationRequired: false }
  },
})

/** A code of ours is told with what it gives and kept until there is an order; another is not ours. */
export const couponWithoutOrderNode = ruleNode((state, turn) => {
  const { coupon, cart, agenda, responseLanguage } = state
  const code = coupon?.code ?? ''
  const known = offerLines(state, turn).find((offer) => offer.code?.toUpperCase() === code)
  const buys = cart.length > 0 || agenda?.some(({ to }) => to === 'sales') === true
  const kept = say(buys ? 'coupon_held' : 'coupon_needs_order', responseLanguage, { code })
  const gives = known === undefined ? '' : say('coupon_gives', responseLanguage, { code, title: known.title })
  addReply(turn, known === undefined ? say('coupon_unknown', responseLanguage, { code }) : `${gives}\n${kept}`)
  return known !== undefined ? { heldCoupon: code, lastQuestion: askedOf(code) } : { lastQuestion: askedOf(code) }
})

/** What follows, "and which ones work?", goes on with the codes. */
function askedOf(code: string): TurnState['lastQuestion'] {
  return { act: 'ask_offers', topic: 'offers', words: code, zoneId: null }
}

function sayOutcome(outcome: CouponOutcome, code: string, order: OrderView, language: SpokenLang): string {
  const total = sayMoney(order.total)
  switch (outcome) {
    case 'applied': {
      const discount = sayMoney(order.discount)
      return say('coupon_applied', language, { code, discount, reference: order.reference, total })
    }
    case 'already_applied':
      return say('coupon_already_applied', language, { code, total })
    case 'below_minimum':
      return say('coupon_below_minimum', language, { code, total })
    case 'unknown':
      return say('coupon_unknown', language, { code })
    case 'expired':
      return say('coupon_expired', language, { code })
    case 'not_for_these_items':
      return say('coupon_not_for_these_items', language, { code })
    case 'used_up':
      return say('coupon_used_up', language, { code })
  }
}
