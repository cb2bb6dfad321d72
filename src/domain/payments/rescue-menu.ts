import type { NoticeKey, TxCtx } from '../context.ts'
import type { Menu } from '../messaging/schemas.ts'
import type { Attempt } from './attempt.ts'
import { ordersAttempts } from './orders-attempts.ts'
import { payableMethods } from './payable-methods.ts'
import { rescueOffers } from './rescue.ts'

/** WhatsApp shows at most so many buttons. */
const BUTTONS = 3

type Way = 'stk' | 'c2b' | 'card' | 'check' | 'later'

const TITLE_OF: Record<Way, NoticeKey> = {
  stk: 'rescue_retry',
  c2b: 'rescue_c2b',
  card: 'rescue_card',
  check: 'rescue_check',
  later: 'rescue_later',
}

/** Sentences after which the customer stands there with an unpaid order. */
const ENDED: ReadonlySet<NoticeKey> = new Set<NoticeKey>([
  'payment_cancelled',
  'payment_low_balance',
  'payment_unreachable',
  'payment_wrong_pin',
  'payment_pin_locked',
  'payment_expired',
  'payment_failed',
  'payment_c2b_expired',
  'payment_failed_card',
  'payment_expired_card',
])

/** The ways on that go with a sentence: buttons with the ids `pay:stk`, `pay:c2b`, `pay:card`, `pay:check`, `pay:later`. Null when it needs none. */
export async function rescueMenu(ctx: TxCtx, attempt: Attempt, notice: NoticeKey): Promise<Menu | null> {
  if (notice !== 'payment_waiting' && !ENDED.has(notice)) return null
  const say = (key: NoticeKey) => ctx.ports.sentences.say(key, attempt.language, {})
  const options = (await waysOn(ctx, attempt, notice)).slice(0, BUTTONS).map((way) => ({
    id: `pay:${way}`,
    title: say(TITLE_OF[way]),
    description: null,
  }))
  return { kind: 'buttons', button: say('rescue_menu'), options }
}

async function waysOn(ctx: TxCtx, attempt: Attempt, notice: NoticeKey): Promise<Way[]> {
  const views = await payableMethods(ctx, { orderId: attempt.orderId })
  const methods = views.filter(({ enabled }) => enabled).map(({ method }) => method)
  // A prompt that may still be paid is no reason for a second one: look again, or pay another way.
  if (notice === 'payment_waiting') return ['check', ...methods.filter((method) => method !== 'stk'), 'later']
  const attempts = await ordersAttempts(ctx, attempt.orderId)
  const resultCode = attempt.method === 'stk' ? attempt.resultCode : null
  return rescueOffers({ resultCode, attempts, methods, now: ctx.clock.now() }).map(({ way }) => way)
}
