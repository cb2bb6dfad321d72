import { say } from '../../prompts/copy/index.ts'
import { REMINDER_CHOICE } from '../../src/domain/outreach/schemas.ts'
import type { Act } from '../../src/language/reading.ts'
import { orderGetStatus } from '../../tools/order-get-status.ts'
import { callTool } from '../core/call-tool.ts'
import { goOn } from '../core/go-on.ts'
import { addReply } from '../replies.ts'
import { cartOf } from '../sales/cart.ts'
import type { TurnContext } from '../turn-context.ts'
import type { TurnPatch, TurnState } from '../turn-state.ts'

const GOES = new Set<Act['act']>(['confirm', 'resume'])
const DECLINES = new Set<Act['act']>(['reject', 'pause', 'cancel'])

/** Whether the act says yes or no to a reminder; anything else is about something of its own. */
export function answersReminder({ act }: Act): boolean {
  return GOES.has(act) || DECLINES.has(act)
}

/** The answer in words to the reminder that was the last thing we said. */
export async function answerReminder(state: TurnState, turn: TurnContext): Promise<TurnPatch> {
  const orderId = turn.outside.reminder?.orderId ?? null
  if (orderId === null) return {}
  return answer(state.acts.some(({ act }) => GOES.has(act)) ? 'go' : 'no', orderId, state, turn)
}

/** A tap on a reminder, however late; empty when nothing of a reminder was tapped. */
export async function answerReminderTap(state: TurnState, turn: TurnContext): Promise<TurnPatch> {
  const [, tapped, orderId] = REMINDER_CHOICE.exec(turn.choice ?? '') ?? []
  if (tapped === undefined || orderId === undefined) return {}
  return { agenda: [], ...(await answer(tapped === 'go' ? 'go' : 'no', orderId, state, turn)) }
}

function answer(wish: 'go' | 'no', orderId: string, state: TurnState, turn: TurnContext) {
  turn.steps.push({ node: 'answer_reminder', kind: 'rule', ms: 0, note: wish })
  return wish === 'go' ? reopen(orderId, state, turn) : decline(state, turn)
}

/** The order is read afresh and put to her as it is now. */
async function reopen(orderId: string, state: TurnState, turn: TurnContext): Promise<TurnPatch> {
  const args = { order_id: orderId, reference: null, refresh_payment: false }
  const read = await callTool(orderGetStatus, args, turn, { untrusted: state.untrusted })
  const order = read.ok ? read.output.orders.find((one) => one.orderId === orderId) : undefined
  const open = order?.status === 'draft' || order?.status === 'awaiting_payment'
  if (order === undefined || !open || order.payment?.status === 'pending') {
    addReply(turn, say('cart_reminder_gone', state.responseLanguage))
    return {}
  }
  const { subtotal, discount, deliveryFee, total } = order
  return {
    ...goOn(state, 'sales', [{ act: 'checkout' }]),
    pending: null,
    suspended: null,
    parked: false,
    order,
    orderId,
    orderTotals: { subtotal, discount, deliveryFee, total },
    cart: state.orderId === orderId && state.cart.length > 0 ? state.cart : cartOf(order),
    paymentRequestId: null,
    paymentStatus: null,
  }
}

/** Her order stays where it is; nothing of it is asked until she says so. */
async function decline(state: TurnState, turn: TurnContext): Promise<TurnPatch> {
  addReply(turn, say('cart_reminder_declined', state.responseLanguage))
  const open = state.pending ?? state.suspended
  const kept = open !== null && turn.journeys.outlivesDigression(open) === true ? open : null
  return { pending: null, suspended: kept, parked: kept !== null, digression: false }
}
