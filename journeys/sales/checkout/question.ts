import { numbered, sayMoney } from '../../../prompts/copy/format.ts'
import { say } from '../../../prompts/copy/index.ts'
import type { Menu } from '../../../src/domain/messaging/schemas.ts'
import type { AskedQuestion } from '../../../src/language/dialogue-context.ts'
import type { SpokenLang } from '../../../src/lib/languages.ts'
import type { TurnState } from '../../turn-state.ts'
import { menuOf } from '../choices.ts'
import { sayChoice } from '../say-value.ts'
import { checkoutChoices } from './choices.ts'
import { orderText } from './order-text.ts'
import type { AwaitPayment, CheckoutPending, ChooseDelivery, ConfirmCheckout } from './pending.ts'
import { sayPhone } from './say-phone.ts'

/** What a question of the checkout needs to be asked; the order is there when this turn wrote it. */
export type AskingCheckout = Pick<
  TurnState,
  'cart' | 'responseLanguage' | 'order' | 'offers' | 'paymentMethods' | 'paymentStatus' | 'phoneE164' | 'checkout'
>

/** The question in words and as a menu; null when enough was said. */
export function checkoutQuestion(
  pending: CheckoutPending,
  state: AskingCheckout,
): { text: string; menu: Menu | null } | null {
  const { responseLanguage: language, checkout } = state
  if (checkout?.asks === 'nothing') return null
  const options = checkoutChoices(pending, state)
  const lines = options.length === 0 ? [] : [numbered(options.map(({ title }) => title))]
  const words = checkout?.asks === 'choices' ? [] : [...shownBefore(pending, state), textOf(pending, state)]
  return { text: [...words, ...lines].join('\n'), menu: menuOf(options, language) }
}

const KINDS = {
  choose_delivery: 'delivery',
  confirm_checkout: 'confirm',
  choose_payment: 'method',
  give_phone: 'phone',
  await_payment: 'payment',
} as const satisfies Record<CheckoutPending['kind'], AskedQuestion['kind']>

/** The question as the reader must know it. */
export function checkoutAsked(
  pending: CheckoutPending,
  state: Pick<TurnState, 'responseLanguage' | 'paymentMethods' | 'phoneE164'>,
): AskedQuestion {
  const choices = checkoutChoices(pending, state).map(({ id, title }) => ({ id, title }))
  return { kind: KINDS[pending.kind], option: null, itemId: null, choices }
}

/** The order above a question about it: with all its figures when this turn wrote it, else what the session has of it. */
function shownBefore(pending: CheckoutPending, state: AskingCheckout): string[] {
  const { order, offers, cart, responseLanguage: language, checkout } = state
  if (pending.kind !== 'confirm_checkout' && pending.kind !== 'choose_delivery') return []
  if (order !== null && (pending.kind === 'choose_delivery' || order.orderId === pending.orderId)) {
    return [orderText(order, { offers, promise: checkout?.promise ?? null }, language)]
  }
  if (pending.kind === 'choose_delivery') return []
  const lines = cart.map(({ itemName, qty, variantSelection }) => {
    const variant = Object.values(variantSelection).map((value) => sayChoice(value, language))
    return `${qty} x ${itemName}${variant.length === 0 ? '' : ` (${variant.join(' / ')})`}`
  })
  return [say('cart_heading', language), ...lines]
}

function textOf(pending: CheckoutPending, state: AskingCheckout): string {
  const { responseLanguage: language } = state
  switch (pending.kind) {
    case 'choose_delivery':
      return deliveryText(pending, language)
    case 'confirm_checkout':
      return payText(pending, language)
    case 'choose_payment':
      return say('choose_method', language, { total: sayMoney(pending.total) })
    case 'give_phone':
      return say('ask_phone', language, { total: sayMoney(pending.total) })
    case 'await_payment':
      return say(awaitingKey(pending, state), language)
  }
}

function deliveryText({ asks, delivers, pickups, choices, place, shortfall }: ChooseDelivery, language: SpokenLang) {
  const places = pickups.map(({ placeName }) => placeName).join(' / ')
  switch (asks) {
    case 'way':
      if (!delivers) return say('ask_pickup_place', language)
      return pickups.length === 0 ? say('ask_where', language) : say('ask_way', language, { places })
    case 'where':
      return say('ask_where', language)
    case 'town':
      return say('ask_town', language)
    case 'which':
      return say(choices[0]?.choice.kind === 'pickup' ? 'ask_pickup_place' : 'ask_which_place', language)
    case 'too_small':
      return say('too_small_to_deliver', language, { shortfall: shortfall === null ? '' : sayMoney(shortfall) })
    case 'not_served': {
      if (!delivers) return say('no_delivery', language, { places })
      const told = say('not_served', language, { place: place ?? '' })
      const rest = places === '' ? say('not_served_alone', language) : say('not_served_pickup', language, { places })
      return `${told} ${rest}`
    }
  }
}

function payText({ method, msisdn, total: due }: ConfirmCheckout, language: SpokenLang): string {
  const total = sayMoney(due)
  if (method === 'c2b') return say('pay_by_paybill', language, { total })
  if (method === 'card') return say('pay_by_card', language, { total })
  return msisdn === null
    ? say('pay_by_prompt_from', language, { total })
    : say('pay_by_prompt', language, { total, phone: sayPhone(msisdn) })
}

function awaitingKey({ method }: AwaitPayment, { paymentStatus }: Pick<TurnState, 'paymentStatus'>) {
  return method === 'stk' && paymentStatus === 'unknown' ? 'awaiting_unknown' : AWAITING[method]
}

const AWAITING = { stk: 'awaiting_payment_plain', c2b: 'awaiting_c2b', card: 'awaiting_card' } as const
