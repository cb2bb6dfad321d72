import { say } from '../../prompts/copy/index.ts'
import type { LastStretch } from '../../src/domain/handoff/schemas.ts'
import { addReply } from '../replies.ts'
import type { TurnContext } from '../turn-context.ts'
import type { TurnPatch, TurnState } from '../turn-state.ts'

/** What had gone wrong before the person came is hers: it calls nobody again. */
const FORGOTTEN: TurnPatch = {
  clarificationLoops: 0,
  toolErrorsInARow: 0,
  frustratedTurns: 0,
  knowledgeMisses: 0,
  spamTurns: 0,
  silence: null,
  handoffTicketId: null,
}

/**
 * The first turn after a person had the conversation: takes note of what she left, once. No answer of now can belong to
 * a question of before; one about goods or an open order waits until the customer says to go on.
 */
export function resumeAfterPerson(state: TurnState, turn: TurnContext): TurnPatch {
  const { stretch } = turn.outside
  if (stretch === null || stretch.stretchId === state.lastHumanStretch?.stretchId) return {}
  const { told, ...lastHumanStretch } = stretch
  turn.steps.push({ node: 'after_person', kind: 'rule', ms: 0, note: `a person had it: ${stretch.outcome}` })
  if (!told) {
    const named = { bot: turn.tenant.settings.botName, shop: turn.tenant.name }
    addReply(turn, say('bot_back', state.responseLanguage, named), { kind: 'handoff' })
  }
  return {
    ...FORGOTTEN,
    ...orderOf(state, lastHumanStretch),
    ...questionOf(state, lastHumanStretch, turn),
    sittingMessages: turn.messages.length,
    lastHumanStretch,
  }
}

function questionOf(
  { pending, suspended }: TurnState,
  { orderIds }: LastStretch,
  { journeys }: TurnContext,
): TurnPatch {
  const open = pending ?? suspended
  const settled = open !== null && 'orderId' in open && orderIds.includes(open.orderId)
  const kept = open !== null && !settled && journeys.outlivesDigression(open) === true ? open : null
  return { pending: null, suspended: kept, parked: kept !== null }
}

/** An order that changed in the person's hands is not what the session remembers. */
function orderOf({ orderId }: TurnState, { orderIds }: LastStretch): TurnPatch {
  if (orderId === null || !orderIds.includes(orderId)) return {}
  return { orderId: null, orderTotals: null, cart: [], paymentRequestId: null, paymentStatus: null }
}
