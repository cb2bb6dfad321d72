import { numbered } from '../../prompts/copy/format.ts'
import { type CopyKey, say } from '../../prompts/copy/index.ts'
import type { Menu, MenuOption } from '../../src/domain/messaging/schemas.ts'
import type { SpokenLang } from '../../src/domain/tenancy/schemas.ts'
import type { Pending } from '../pending.ts'
import type { ConversationState } from '../state.ts'
import type { CartEntry } from './slice.ts'

const LABELS = {
  confirm: 'choice_confirm',
  add: 'choice_add',
  change: 'choice_change',
  send: 'choice_send',
  other_phone: 'choice_other_phone',
  cancel: 'choice_cancel',
  another_order: 'choice_new_order',
  show_order: 'choice_show_order',
  person: 'choice_person',
  see_all: 'choice_see_all',
  others: 'choice_others',
  take_all: 'choice_take_all',
  'pay:stk': 'choice_stk',
  'pay:c2b': 'choice_c2b',
  'pay:card': 'choice_card',
  'pay:check': 'choice_status',
  'pay:later': 'choice_later',
} as const satisfies Record<string, CopyKey>

/** A choice that a tap or its number gives; `item:<n>` and `opt:<value>` stand beside these in their lists. */
export type ChoiceId = keyof typeof LABELS

/** What the choices of a question depend on. */
export type Choosing = Pick<ConversationState, 'pending' | 'paymentMethods'> & { cart: readonly CartEntry[] }

/** The numbered choices of a question, in the order in which they are shown and counted. */
export function choicesOf({ pending, cart, paymentMethods }: Choosing): ChoiceId[] {
  switch (pending?.kind) {
    case 'narrow_query':
      return cart.length > 0 ? ['show_order', 'see_all', 'cancel'] : ['see_all', 'person']
    case 'choose_quantity':
      return ['take_all', 'others', 'cancel']
    case 'confirm_order':
      return ['confirm', 'add', 'change']
    case 'choose_payment':
      return pending.methods.map((method) => `pay:${method}` as const)
    case 'confirm_phone':
      return pending.msisdn === null ? ['cancel', 'person'] : ['send', 'other_phone', 'cancel']
    case 'await_payment':
      return ['pay:check', ...paymentMethods.map((method) => `pay:${method}` as const), 'another_order']
    default:
      return []
  }
}

/** @param pending what is asked: beside a prompt that is out, another prompt is another try */
export function labelOf(choice: ChoiceId, language: SpokenLang, pending: Pending | null = null): string {
  const again = choice === 'pay:stk' && pending?.kind === 'await_payment' && pending.method === 'stk'
  return say(again ? 'choice_retry' : LABELS[choice], language)
}

/** Up to three choices as buttons, more as a list. */
export function choiceMenu(choosing: Choosing, language: SpokenLang): Menu | null {
  const options = choicesOf(choosing).map((id) => ({
    id,
    title: labelOf(id, language, choosing.pending),
    description: null,
  }))
  return menuOf(options, language)
}

/** The same choices as numbered lines; none when there is nothing to choose. */
export function choiceLinesOf(choosing: Choosing, language: SpokenLang): string[] {
  const labels = choicesOf(choosing).map((id) => labelOf(id, language, choosing.pending))
  return labels.length === 0 ? [] : [numbered(labels)]
}

export function menuOf(options: MenuOption[], language: SpokenLang): Menu | null {
  if (options.length === 0) return null
  return {
    kind: options.length <= 3 ? 'buttons' : 'list',
    button: say('choose_button', language),
    options: options.slice(0, 10),
  }
}
