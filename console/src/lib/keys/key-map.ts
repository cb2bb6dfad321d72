import type { MessageKey } from '../translate.ts'

interface Key {
  /** One press, or two after each other. `Ctrl` is the command key of a Mac as well. */
  keys: readonly string[]
  label: MessageKey
}

/** The keyboard of the console: what `?` shows is what works. */
export const KEY_MAP = {
  next: { keys: ['j'], label: 'keys.next' },
  previous: { keys: ['k'], label: 'keys.previous' },
  back: { keys: ['Escape'], label: 'keys.back' },
  select: { keys: ['x'], label: 'keys.select' },
  next_late: { keys: [']'], label: 'keys.next_late' },
  previous_late: { keys: ['['], label: 'keys.previous_late' },
  to_inbox: { keys: ['g', 'i'], label: 'nav.inbox' },
  to_orders: { keys: ['g', 'o'], label: 'nav.orders' },
  to_payments: { keys: ['g', 'p'], label: 'nav.payments' },
  search: { keys: ['Ctrl+k'], label: 'keys.search' },
  help: { keys: ['?'], label: 'keys.help' },
  next_step: { keys: ['m'], label: 'keys.next_step' },
  take_over: { keys: ['t'], label: 'keys.take_over' },
  reply: { keys: ['r'], label: 'keys.reply' },
  note: { keys: ['n'], label: 'keys.note' },
  canned: { keys: ['/'], label: 'keys.canned' },
  send: { keys: ['Ctrl+Enter'], label: 'keys.send' },
  send_resolve: { keys: ['Ctrl+Shift+Enter'], label: 'keys.send_resolve' },
  resolve: { keys: ['e'], label: 'keys.resolve' },
  hand_back: { keys: ['b'], label: 'keys.hand_back' },
  assign: { keys: ['a'], label: 'keys.assign' },
  label: { keys: ['l'], label: 'keys.label' },
  snooze: { keys: ['s'], label: 'keys.snooze' },
  unread: { keys: ['u'], label: 'keys.unread' },
  why: { keys: ['i'], label: 'keys.why' },
} as const satisfies Record<string, Key>

export type Action = keyof typeof KEY_MAP

/** The order in which they are shown. */
export const KEY_GROUPS = [
  {
    label: 'keys.group.moving',
    actions: [
      'next',
      'previous',
      'select',
      'next_late',
      'previous_late',
      'back',
      'to_inbox',
      'to_orders',
      'to_payments',
      'search',
      'help',
    ],
  },
  { label: 'keys.group.order', actions: ['next_step'] },
  {
    label: 'keys.group.chat',
    actions: [
      'take_over',
      'reply',
      'note',
      'canned',
      'send',
      'send_resolve',
      'resolve',
      'hand_back',
      'assign',
      'label',
      'snooze',
      'unread',
      'why',
    ],
  },
] as const satisfies readonly { label: MessageKey; actions: readonly Action[] }[]
