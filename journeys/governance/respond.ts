import { say } from '../../prompts/copy/index.ts'
import { ruleNode } from '../core/rule-node.ts'
import { intentMenu } from '../menus.ts'
import { addReply } from '../replies.ts'
import type { TurnContext } from '../turn-context.ts'
import type { TurnPatch, TurnState } from '../turn-state.ts'
import { asksWho, isCourtesy, talkKey } from './small-talk.ts'
import { CASUAL_TURNS, SPAM_TURNS } from './thresholds.ts'

/** What governance says itself: boundaries, small talk within the shop's measure, and questions left or picked up. */
export const governanceNode = ruleNode((state, turn) => {
  const { responseLanguage: language, because } = state
  switch (because) {
    case 'abuse':
      addReply(turn, say('abuse_boundary', language, { shop: turn.tenant.name }))
      return {}
    case 'spam':
      return answerSpam(state, turn)
    case 'cancelled':
      addReply(turn, say('cancelled_pending', language))
      return {}
    case 'nothing_to_resume':
      addReply(turn, say('nothing_to_resume', language))
      return {}
    case 'declined':
      addReply(turn, say('handoff_declined', language))
      return {}
    case 'resumed':
      return {}
    default:
      return answerCasual(state, turn)
  }
})

/** Two answers, the second of which says that it is the last; then silence until something business-like comes. */
function answerSpam(state: TurnState, turn: TurnContext): TurnPatch {
  const spamTurns = state.spamTurns + 1
  if (state.silence === 'spam' || spamTurns > SPAM_TURNS) return { ended: true, spamTurns, silence: 'spam' }
  const last = spamTurns === SPAM_TURNS
  addReply(turn, say(last ? 'spam_last' : 'spam_first', state.responseLanguage, { shop: turn.tenant.name }))
  return { spamTurns, silence: last ? 'spam' : state.silence }
}

function answerCasual(state: TurnState, turn: TurnContext): TurnPatch {
  if (asksWho(state.message)) return introduce(state, turn)
  if (isCourtesy(state.message) && state.maxChattinessLevel > 0) {
    addReply(turn, say(talkKey(state.message), state.responseLanguage))
    return {}
  }
  const casualTurns = state.casualTurns + 1
  const allowed = CASUAL_TURNS[state.maxChattinessLevel] ?? 0
  if (casualTurns > allowed) return { casualTurns, ...offerMenu('casual_redirect', state, turn) }
  const key = talkKey(state.message)
  const opening = key === 'greeting_again' && state.sittingMessages <= turn.messages.length
  if (opening && state.maxChattinessLevel > 1) return { casualTurns, ...introduce(state, turn) }
  addReply(turn, say(opening ? 'greeting_short' : key, state.responseLanguage))
  return { casualTurns }
}

/** The shop's own introduction, and what can be done here. */
function introduce(state: TurnState, turn: TurnContext): TurnPatch {
  if (state.botIntro === null) return offerMenu('casual_redirect', state, turn)
  const options = turn.journeys.entrances(turn.tenant.settings.journeys)
  const { lines, menu } = intentMenu(options, state.responseLanguage, turn.journeys)
  addReply(turn, `${introIn(state, turn)}\n${lines}`, { menu: state.digression ? null : menu })
  return state.digression ? {} : { pending: { kind: 'clarify_intent', options, message: '' } }
}

function introIn({ responseLanguage, botIntro }: TurnState, { tenant }: TurnContext): string {
  return tenant.settings.botIntro[responseLanguage] ?? botIntro ?? ''
}

function offerMenu(key: 'casual_redirect', state: TurnState, turn: TurnContext): TurnPatch {
  const options = turn.journeys.entrances(turn.tenant.settings.journeys)
  const { lines, menu } = intentMenu(options, state.responseLanguage, turn.journeys)
  const text = say(key, state.responseLanguage, { shop: turn.tenant.name, menu: lines })
  addReply(turn, text, { menu: state.digression ? null : menu })
  return state.digression ? {} : { pending: { kind: 'clarify_intent', options, message: '' } }
}
