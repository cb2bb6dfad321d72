import { numbered, sayMoney, sayWhen } from '../../prompts/copy/format.ts'
import { say } from '../../prompts/copy/index.ts'
import type { Menu, ReplyKind } from '../../src/domain/messaging/schemas.ts'
import type { OrderView } from '../../src/domain/orders/schemas.ts'
import { yesNoMenu } from '../menus.ts'
import { menuOf } from '../sales/choices.ts'
import type { TurnPatch, TurnState } from '../turn-state.ts'

export interface OrdersAnswer {
  text: string
  kind: ReplyKind
  menu: Menu | null
  patch: TurnPatch
}

/** The fixed answer for what was wanted, from the record. */
export function ordersAnswer(state: TurnState, now: Date, timezone: string): OrdersAnswer {
  const { order, orders, ordersWish, responseLanguage: language } = state
  if (state.toolFailure !== null && state.ticket === null && orders.length === 0) {
    return plain(say('cannot_now', language))
  }
  if (order === null || ordersWish === null) return withoutOrder(state)
  if (state.ticket !== null) return ticketAnswer(state, order, now, timezone)
  if (ordersWish.kind === 'keep') {
    return plain(say('order_kept', language, { reference: order.reference }), { pending: null })
  }
  if (order.status === 'cancelled' || order.status === 'fulfilled') {
    return plain(say('order_already_closed', language, { reference: order.reference }), { pending: null })
  }
  if (ordersWish.kind === 'confirm_cancel') return cancelled(state, order)
  return askCancel(state, order)
}

function withoutOrder(state: TurnState): OrdersAnswer {
  const { orders, ordersWish, responseLanguage: language } = state
  const reference = ordersWish?.reference ?? null
  if (orders.length === 0 && reference !== null) return plain(say('order_not_yours', language, { reference }))
  if (orders.length === 0) return plain(say('orders_none', language), { pending: null })
  const lines = orders.map((order) => say(`order_is_${order.status}`, language, totals(order)))
  const rows = orders.map(({ reference: title, total }, at) => ({
    id: `order:${at + 1}`,
    title,
    description: sayMoney(total),
  }))
  return {
    text: [say('pick_order', language), numbered(lines)].join('\n'),
    kind: 'reply',
    menu: menuOf(rows, language),
    patch: {
      pending: {
        kind: 'pick_order',
        orders: orders.map(({ orderId, reference: named }) => ({ orderId, reference: named })),
      },
    },
  }
}

function askCancel(state: TurnState, order: OrderView): OrdersAnswer {
  const { responseLanguage: language } = state
  const { orderId, reference } = order
  const question = say('ask_cancel_order', language, { reference })
  const choices = numbered([say('yes_title', language), say('no_title', language)])
  return {
    text: [say(`order_is_${order.status}`, language, totals(order)), question, choices].join('\n'),
    kind: 'reply',
    menu: yesNoMenu(language),
    patch: { pending: { kind: 'confirm_cancel_order', orderId, reference } },
  }
}

/** A draft is only put aside; an order that waits for money lapses by itself, and a person can close it at once. */
function cancelled(state: TurnState, order: OrderView): OrdersAnswer {
  const { responseLanguage: language } = state
  const { orderId, reference, status } = order
  const mine = orderId === state.orderId
  const emptied: TurnPatch = mine ? { cart: [], orderId: null, orderTotals: null, paymentRequestId: null } : {}
  const suspended = state.suspended !== null && 'orderId' in state.suspended && state.suspended.orderId === orderId
  const settled: TurnPatch = { ...emptied, ...(suspended ? { suspended: null, digression: false } : {}) }
  if (status === 'draft')
    return plain(say('draft_cleared', language, { reference }), { ...settled, pending: null }, 'owed')
  const person = say('offer_person', language)
  const choices = numbered([say('yes_title', language), say('no_title', language)])
  return {
    text: [say('unpaid_lapses', language, { reference }), person, choices].join('\n'),
    kind: 'owed',
    menu: yesNoMenu(language),
    patch: { ...settled, pending: { kind: 'offer_handoff', reason: 'human_requested' } },
  }
}

function ticketAnswer(state: TurnState, order: OrderView, now: Date, timezone: string): OrdersAnswer {
  const { ticket, responseLanguage: language, tenantName } = state
  const why = order.status === 'needs_review' ? 'review_needs_person' : 'paid_needs_person'
  const opened = say('handoff_opened', language, {
    shop: tenantName ?? '',
    reference: ticket?.reference ?? '',
    when: sayWhen(new Date(ticket?.promisedAt ?? now), now, timezone, language),
  })
  return plain([say(why, language, { reference: order.reference }), opened].join('\n'), { pending: null }, 'handoff')
}

function totals(order: OrderView): { reference: string; total: string } {
  return { reference: order.reference, total: sayMoney(order.total) }
}

function plain(text: string, patch: TurnPatch = {}, kind: ReplyKind = 'reply'): OrdersAnswer {
  return { text, kind, menu: null, patch }
}
