import { say } from '../../prompts/copy/index.ts'
import { REMINDER_CHOICE } from '../../src/domain/outreach/schemas.ts'
import { tokenise } from '../../src/llm/offline/tokens.ts'
import { orderGetStatus } from '../../tools/order-get-status.ts'
import { callTool } from '../core/call-tool.ts'
import { addReply } from '../replies.ts'
import { cartOf } from '../sales/cart.ts'
import type { TurnContext } from '../turn-context.ts'
import type { TurnPatch, TurnState } from '../turn-state.ts'
import { asksToResume, putsOff } from './talk-rules.ts'

/** More words than these say something of their own. */
const FEW_WORDS = 3

/**
 * The answer to the reminder of an order: a tap, however late, or a few words right after it. `go` asks for the
 * confirmation of that order again, as it is now. Null when the message is no such answer.
 */
export async function answerReminder(state: TurnState, turn: TurnContext): Promise<TurnPatch | null> {
  const [, tapped, tappedOrder] = REMINDER_CHOICE.exec(turn.choice ?? '') ?? []
  const orderId = tappedOrder ?? turn.outside.reminder?.orderId ?? null
  const wish = tapped ?? (orderId === null ? null : wordsOf(turn))
  if (orderId === null || wish === null) return null
  turn.steps.push({ node: 'answer_reminder', kind: 'rule', ms: 0, note: wish })
  return wish === 'go' ? reopen(orderId, state, turn) : decline(state, turn)
}

function wordsOf({ text, llm }: TurnContext): 'go' | 'no' | null {
  if (/^\s*1\W*$/.test(text)) return 'go'
  if (/^\s*2\W*$/.test(text)) return 'no'
  if (tokenise(text).length > FEW_WORDS) return null
  if (asksToResume(text)) return 'go'
  if (putsOff(text)) return 'no'
  const said = llm.engine.parseYesNo(text)
  return said === null ? null : said === 'yes' ? 'go' : 'no'
}

async function reopen(orderId: string, state: TurnState, turn: TurnContext): Promise<TurnPatch> {
  const args = { order_id: orderId, reference: null, refresh_payment: false }
  const read = await callTool(orderGetStatus, args, turn, { untrusted: state.untrusted })
  const order = read.ok ? read.output.orders.find((one) => one.orderId === orderId) : undefined
  const open = order?.status === 'draft' || order?.status === 'awaiting_payment'
  if (order === undefined || !open || order.payment?.status === 'pending') {
    addReply(turn, say('cart_reminder_gone', state.responseLanguage))
    return { ended: true }
  }
  const { subtotal, discount, total } = order
  return {
    fit: 'rule',
    because: 'resumed',
    pending: null,
    suspended: { kind: 'confirm_order', orderId, total },
    order,
    orderId,
    orderTotals: { subtotal, discount, total },
    cart: state.orderId === orderId && state.cart.length > 0 ? state.cart : cartOf(order),
    paymentRequestId: null,
    paymentStatus: null,
  }
}

/** Her order stays where it is; nothing of it is asked until she says so. */
function decline(state: TurnState, turn: TurnContext): TurnPatch {
  addReply(turn, say('cart_reminder_declined', state.responseLanguage))
  const open = state.pending ?? state.suspended
  const kept = open !== null && turn.journeys.outlivesDigression(open) ? open : null
  return { ended: true, pending: null, suspended: kept, parked: kept !== null }
}
