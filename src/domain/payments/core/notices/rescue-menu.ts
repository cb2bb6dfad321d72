import type { PaymentMethod } from '../../../../lib/payment-method.ts'
import type { NoticeKey, TxCtx } from '../../../context.ts'
import type { Menu } from '../../../messaging/schemas.ts'
import { PAYMENT_METHODS } from '../../methods/payment-methods.ts'
import type { Attempt } from '../attempt.ts'
import { ordersAttempts } from '../orders-attempts.ts'
import { payableMethods } from '../payable-methods.ts'
import { resultOf } from '../result-of.ts'
import { rescueOffers } from './rescue.ts'

/** WhatsApp shows at most so many buttons. */
const BUTTONS = 3

type Way = PaymentMethod | 'check' | 'later'

/** The ways on that go with a sentence: buttons with the ids `pay:stk`, `pay:c2b`, `pay:card`, `pay:check`, `pay:later`. Null when it needs none. */
export async function rescueMenu(ctx: TxCtx, attempt: Attempt, notice: NoticeKey): Promise<Menu | null> {
  const { waiting, ended } = PAYMENT_METHODS[attempt.method].notices
  if (notice !== waiting && !ended.includes(notice)) return null
  const say = (key: NoticeKey) => ctx.ports.sentences.say(key, attempt.language, {})
  const ways = notice === waiting ? await waysBeside(ctx, attempt) : await waysOn(ctx, attempt)
  const options = ways.slice(0, BUTTONS).map((way) => ({
    id: `pay:${way}`,
    title: say(buttonOf(way)),
    description: null,
  }))
  return { kind: 'buttons', button: say('rescue_menu'), options }
}

function buttonOf(way: Way): NoticeKey {
  if (way === 'check') return 'rescue_check'
  return way === 'later' ? 'rescue_later' : PAYMENT_METHODS[way].notices.button
}

/** What may still be paid is no reason to ask for the same once more: look again, or pay another way. */
async function waysBeside(ctx: TxCtx, attempt: Attempt): Promise<Way[]> {
  const methods = await enabledMethods(ctx, attempt.orderId)
  return ['check', ...methods.filter((method) => method !== attempt.method), 'later']
}

async function waysOn(ctx: TxCtx, attempt: Attempt): Promise<Way[]> {
  const methods = await enabledMethods(ctx, attempt.orderId)
  const attempts = await ordersAttempts(ctx, attempt.orderId)
  return rescueOffers({ result: resultOf(ctx, attempt), attempts, methods, now: ctx.clock.now() }).map(({ way }) => way)
}

async function enabledMethods(ctx: TxCtx, orderId: string): Promise<PaymentMethod[]> {
  const views = await payableMethods(ctx, { orderId })
  return views.filter(({ enabled }) => enabled).map(({ method }) => method)
}
