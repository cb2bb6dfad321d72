import { type CopyKey, say } from '../../../prompts/copy/index.ts'
import type { MenuOption } from '../../../src/domain/messaging/schemas.ts'
import type { SpokenLang } from '../../../src/lib/languages.ts'
import type { PaymentMethod } from '../../../src/lib/payment-method.ts'
import { clip } from '../../clip.ts'
import type { TurnState } from '../../turn-state.ts'
import { ownMsisdn } from './begin-payment.ts'
import { CHOICE } from './hear-checkout.ts'
import type { AwaitPayment, CheckoutPending, ChooseDelivery } from './pending.ts'
import { sayPhone } from './say-phone.ts'

const METHOD_TITLES = { stk: 'choice_stk', c2b: 'choice_c2b', card: 'choice_card' } as const satisfies Record<
  PaymentMethod,
  CopyKey
>

/** The longest title of a row; a button is cut where it is shown. */
const TITLE = 24

/** A way to pay as the customer reads it. */
export function methodTitle(method: PaymentMethod, language: SpokenLang): string {
  return say(METHOD_TITLES[method], language)
}

/** What can be tapped, or answered by its number, under a question of the checkout. */
export function checkoutChoices(
  pending: CheckoutPending,
  state: Pick<TurnState, 'responseLanguage' | 'paymentMethods' | 'phoneE164'>,
): MenuOption[] {
  const { responseLanguage: language } = state
  switch (pending.kind) {
    case 'choose_delivery':
      return deliveryChoices(pending, language)
    case 'confirm_checkout': {
      const yes =
        pending.method === 'stk' && pending.msisdn === null ? [] : [option(CHOICE.yes, 'choice_pay', language)]
      const other = pending.methods.length > 1 || pending.method === 'stk'
      return [
        ...yes,
        ...(other ? [option(CHOICE.otherWay, 'choice_other_way', language)] : []),
        option(CHOICE.change, 'choice_change_order', language),
      ]
    }
    case 'choose_payment':
      return pending.methods.map((method) => methodOption(method, language))
    case 'give_phone': {
      const own = ownMsisdn(state)
      return [
        ...(own === null ? [] : [{ id: CHOICE.yes, title: sayPhone(own), description: null }]),
        option(CHOICE.later, 'choice_later', language),
      ]
    }
    case 'await_payment':
      return awaitChoices(pending, state)
  }
}

function deliveryChoices({ asks, delivers, pickups, choices }: ChooseDelivery, language: SpokenLang): MenuOption[] {
  const named = choices.map(({ title }, at) => row(`${CHOICE.place}${at + 1}`, title))
  if (asks === 'which') return named
  const [only, ...more] = pickups
  const title = say('choice_pickup', language)
  const pickup =
    only === undefined
      ? []
      : pickups.map(({ placeId, placeName }) =>
          row(`${CHOICE.pickup}${placeId}`, more.length === 0 ? title : placeName),
        )
  if (asks === 'way') return delivers ? [...pickup, option(CHOICE.deliver, 'choice_deliver', language)] : pickup
  if (asks === 'too_small') return [...pickup, option(CHOICE.change, 'choice_change_order', language)]
  return asks === 'not_served' ? [...pickup, option(CHOICE.person, 'choice_person', language)] : pickup
}

/** Beside a prompt that is out, another prompt is another try. */
function awaitChoices(
  { method: current, remembers }: AwaitPayment,
  { responseLanguage: language, paymentMethods }: Pick<TurnState, 'responseLanguage' | 'paymentMethods'>,
): MenuOption[] {
  const ways = paymentMethods.map((method) =>
    method === 'stk' && current === 'stk'
      ? option(`${CHOICE.pay}stk`, 'choice_retry', language)
      : methodOption(method, language),
  )
  const check = option(CHOICE.check, 'choice_status', language)
  const later = option(CHOICE.later, 'choice_later', language)
  return remembers ? [option(CHOICE.remember, 'choice_remember', language), check, later] : [check, ...ways, later]
}

function methodOption(method: PaymentMethod, language: SpokenLang): MenuOption {
  return { id: `${CHOICE.pay}${method}`, title: methodTitle(method, language), description: null }
}

function option(id: string, key: CopyKey & `choice_${string}`, language: SpokenLang): MenuOption {
  return { id, title: say(key, language), description: null }
}

function row(id: string, title: string): MenuOption {
  return { id, title: clip(title, TITLE), description: null }
}
