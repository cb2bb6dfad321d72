import { say } from '../../prompts/copy/index.ts'
import { stepNode } from '../core/step-node.ts'
import { addReply } from '../replies.ts'
import type { TurnContext } from '../turn-context.ts'
import type { TurnPatch, TurnState } from '../turn-state.ts'
import { answerReminder } from './answer-reminder.ts'
import { answerTalk } from './answer-talk.ts'
import { obeyConsentWord } from './consent-gate.ts'
import { SPAM_TURNS } from './thresholds.ts'

/** Said in other words than the one. */
const STOP = { word: 'stop', language: null, answered: false } as const

/** What governance says itself: boundaries, small talk within the shop's measure, and questions left or picked up. */
export const governanceNode = stepNode(respond)

async function respond(state: TurnState, turn: TurnContext): Promise<TurnPatch> {
  const { responseLanguage: language, because } = state
  const { name: shop } = turn.tenant
  switch (because) {
    case 'abuse':
      addReply(turn, say('abuse_boundary', language, { shop }))
      return {}
    case 'apology':
      addReply(turn, say('apology_taken', language))
      return {}
    case 'sitting_limit':
      addReply(turn, say('sitting_limit', language, { shop }))
      return { ended: true }
    case 'picture':
      addReply(turn, say('kind_image', language))
      return {}
    case 'opt_out':
      return (await obeyConsentWord({ ...STOP, text: state.message }, false, state, turn)) ?? {}
    case 'spam':
      return answerSpam(state, turn)
    case 'reminder':
      return answerReminder(state, turn)
    default:
      return answerTalk(state, turn)
  }
}

/** Two answers, the second of which says that it is the last; then silence until something business-like comes. */
function answerSpam(state: TurnState, turn: TurnContext): TurnPatch {
  const spamTurns = state.spamTurns + 1
  if (state.silence === 'spam' || spamTurns > SPAM_TURNS) return { ended: true, spamTurns, silence: 'spam' }
  const last = spamTurns === SPAM_TURNS
  addReply(turn, say(last ? 'spam_last' : 'spam_first', state.responseLanguage, { shop: turn.tenant.name }))
  return { spamTurns, silence: last ? 'spam' : state.silence }
}
