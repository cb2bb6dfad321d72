import { type CopyKey, say } from '../../prompts/copy/index.ts'
import type { Menu, MenuOption } from '../../src/domain/messaging/schemas.ts'
import type { SpokenLang } from '../../src/domain/tenancy/schemas.ts'
import type { Pending } from '../pending.ts'
import type { CartEntry } from '../state.ts'

const LABELS = {
  confirm: 'choice_confirm',
  add: 'choice_add',
  change: 'choice_change',
  send: 'choice_send',
  other_phone: 'choice_other_phone',
  cancel: 'choice_cancel',
  retry: 'choice_retry',
  status: 'choice_status',
  another_order: 'choice_new_order',
  show_order: 'choice_show_order',
  person: 'choice_person',
  see_all: 'choice_see_all',
  others: 'choice_others',
  take_all: 'choice_take_all',
  'pay:stk': 'choice_stk',
  'pay:c2b': 'choice_c2b',
  'pay:card': 'choice_card',
} as const satisfies Record<string, CopyKey>

/** A choice that a tap or its number gives; `item:<n>` and `opt:<value>` stand beside these in their lists. */
export type ChoiceId = keyof typeof LABELS

/** The numbered choices of a question, in the order in which they are shown and counted. */
export function choicesOf(pending: Pending | null, cart: readonly CartEntry[]): ChoiceId[] {
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
      return ['status', 'retry', 'another_order']
    default:
      return []
  }
}

export function labelOf(choice: ChoiceId, language: SpokenLang): string {
  return say(LABELS[choice], language)
}

/** Up to three choices as buttons, more as a list. */
export function choiceMenu(choices: readonly ChoiceId[], language: SpokenLang): Menu | null {
  return menuOf(
    choices.map((id) => ({ id, title: labelOf(id, language), description: null })),
    language,
  )
}

export function menuOf(options: MenuOption[], language: SpokenLang): Menu | null {
  if (options.length === 0) return null
  return {
    kind: options.length <= 3 ? 'buttons' : 'list',
    button: say('choose_button', language),
    options: options.slice(0, 10),
  }
}
