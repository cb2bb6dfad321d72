import { sayMoney } from '../../prompts/copy/format.ts'
import { say } from '../../prompts/copy/index.ts'
import { choiceLines, disambiguateOption } from '../../prompts/product-disambiguate/text.ts'
import type { Menu } from '../../src/domain/messaging/schemas.ts'
import type { SpokenLang } from '../../src/domain/tenancy/schemas.ts'
import { assertNever } from '../../src/lib/assert-never.ts'
import type { TurnState } from '../turn-state.ts'
import { choiceLinesOf, choiceMenu } from './choices.ts'
import { optionMenu } from './option-menu.ts'
import { orderText } from './order-text.ts'
import { isSalesPending } from './pending.ts'
import { sayChoice } from './say-value.ts'
import { shortlistAgain, shortlistMenu } from './shortlist.ts'

/** What a question needs to be asked; the order is there when this turn read it. */
export type Asking = Pick<
  TurnState,
  | 'pending'
  | 'cart'
  | 'lastCatalogResults'
  | 'responseLanguage'
  | 'order'
  | 'offers'
  | 'paymentMethods'
  | 'paymentStatus'
>

/** The pending question in words and as a menu; null when nothing of this journey is asked. */
export function questionOf(state: Asking): { text: string; menu: Menu | null } | null {
  const { pending, responseLanguage: language } = state
  if (pending === null || !isSalesPending(pending)) return null
  switch (pending.kind) {
    case 'pick_item':
      return {
        text: shortlistAgain(pending.options, language),
        menu: shortlistMenu(pending.options, language, pending.options.length > 1),
      }
    case 'choose_option':
      return {
        text: [
          disambiguateOption(pending.option, language),
          choiceLines(pending.choices.map((value) => sayChoice(value, language))),
        ].join('\n'),
        menu: optionMenu(pending.choices, language),
      }
    case 'choose_quantity':
      return {
        text: say('ask_quantity', language, { available: String(pending.available) }),
        menu: choiceMenu(state, language),
      }
    case 'narrow_query':
      return withChoices(say(`narrow_${pending.asked}`, language), state)
    case 'confirm_order':
      return withChoices(confirmText(state, sayMoney(pending.total), pending.orderId), state)
    case 'choose_payment':
      return withChoices(say('choose_method', language, { total: sayMoney(pending.total) }), state)
    case 'confirm_phone':
      return withChoices(phoneText(pending, language), state)
    case 'await_payment':
      return withChoices(say(awaitingKey(pending.method, state), language), state)
    default:
      return assertNever(pending)
  }
}

/** The draft with its lines when this turn read it; else what the session remembers of it. */
function confirmText({ order, offers, cart, responseLanguage }: Asking, total: string, orderId: string): string {
  const question = say('order_confirm', responseLanguage, { total })
  if (order?.orderId === orderId) return [orderText(order, offers, responseLanguage), question].join('\n')
  const lines = cart.map(({ itemName, qty, variantSelection }) => {
    const variant = Object.values(variantSelection)
      .map((value) => sayChoice(value, responseLanguage))
      .join(' / ')
    return `${qty} x ${itemName}${variant === '' ? '' : ` (${variant})`}`
  })
  return [say('cart_heading', responseLanguage), ...lines, question].join('\n')
}

function phoneText(
  pending: { total: { amountMinor: number; currency: string }; msisdn: string | null },
  language: SpokenLang,
) {
  const total = sayMoney(pending.total)
  return pending.msisdn === null
    ? say('ask_phone', language, { total })
    : say('confirm_phone', language, { total, phone: pending.msisdn })
}

function withChoices(text: string, state: Asking): { text: string; menu: Menu | null } {
  const { responseLanguage } = state
  return {
    text: [text, ...choiceLinesOf(state, responseLanguage)].join('\n'),
    menu: choiceMenu(state, responseLanguage),
  }
}

function awaitingKey(method: keyof typeof AWAITING, { paymentStatus }: Asking) {
  return method === 'stk' && paymentStatus === 'unknown' ? 'awaiting_unknown' : AWAITING[method]
}

const AWAITING = { stk: 'awaiting_payment_plain', c2b: 'awaiting_c2b', card: 'awaiting_card' } as const
