import type { ConversationState } from '../../journeys/state.ts'
import type { TurnResult } from '../../src/conversation/turn-engine.ts'
import type { Chat } from '../integration/journeys/chat.ts'
import { sessionOf } from '../support/session-of.ts'

/** How a customer who wants to buy answers each question; `pick` chooses among what is offered. */
function cooperativeAnswer(
  state: ConversationState,
  pick: (from: readonly string[]) => string,
  yes: string,
): string | null {
  const { pending } = state
  switch (pending?.kind) {
    case 'clarify_intent':
      return String(
        pending.options.findIndex(({ intent }) => intent === 'sales_discovery' || intent === 'product_question') + 1,
      )
    case 'pick_item':
      return pick(pending.options.flatMap((item, at) => (item.inStock ? [String(at + 1)] : [])))
    case 'choose_option':
      return pick(pending.choices)
    case 'choose_quantity':
      return '1'
    case 'choose_delivery':
      return pending.asks === 'way' ? pick(['1', 'Westlands', 'CBD']) : 'Westlands'
    case 'confirm_checkout':
      return yes
    case 'choose_payment':
      return '1'
    default:
      return null
  }
}

export interface Step {
  said: string
  /** What was asked when she said it. */
  asked: ConversationState['pending']
  result: TurnResult
}

/** Buys until the prompt is on the phone or nothing more is asked; at most so many answers. */
export async function buy(
  chat: Chat,
  wish: string,
  pick: (from: readonly string[]) => string,
  yes = 'yes',
  limit = 9,
): Promise<Step[]> {
  const steps: Step[] = [{ said: wish, asked: null, result: await chat.say(wish) }]
  while (steps.length <= limit) {
    const state = sessionOf(chat.state)
    const said = cooperativeAnswer(state, pick, yes)
    if (said === null) break
    steps.push({ said, asked: state.pending, result: await chat.say(said) })
  }
  return steps
}
