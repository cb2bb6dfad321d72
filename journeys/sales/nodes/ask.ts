import { goOn } from '../../core/go-on.ts'
import { ruleNode } from '../../core/rule-node.ts'
import { addReply } from '../../replies.ts'
import type { TurnContext } from '../../turn-context.ts'
import type { TurnPatch, TurnState } from '../../turn-state.ts'
import { itemPicture } from '../item-picture.ts'
import { questionOf } from '../question.ts'
import { TOLD } from '../told.ts'

/** Says what there is to say and asks what this turn asks: one message, from fixed sentences. */
export const salesAskNode = ruleNode((state, turn) => {
  if (state.escalationRequired) return {}
  const onwards = { ...TOLD, ...unanswered(state) }
  const question = state.asks || state.checkout !== null ? questionOf(state) : null
  const text = [...state.said, question?.text ?? null].filter((part) => part !== null && part !== '').join('\n')
  if (text === '') {
    askOpen(state, turn)
    return onwards
  }
  const picture = state.item === null ? null : itemPicture(state)
  // Without a menu the words are the picture's caption: one message instead of two.
  const media = picture === null || question?.menu ? picture : { ...picture, caption: null }
  addReply(turn, text, { kind: state.replyKind, menu: question?.menu ?? null, media })
  return media === null ? onwards : { ...onwards, picturedItemId: state.item?.itemId ?? null }
})

/** A turn that found nothing to say asks again what is open, so that nobody is left without an answer. */
function askOpen(state: TurnState, turn: TurnContext): void {
  const goesOn = state.unanswered !== null || (state.agenda ?? []).length > 0
  const question = goesOn || turn.replies.length > 0 || state.checkout !== null ? null : questionOf(state)
  if (question !== null) addReply(turn, question.text, { menu: question.menu })
}

/** What is asked about an item is looked up in its row, and in the shop's documents. */
function unanswered(state: TurnState): TurnPatch {
  const { unanswered } = state
  if (unanswered === null) return {}
  const { itemId, words, before } = unanswered
  return {
    askedItemId: itemId,
    askedBefore: before,
    ...goOn(state, 'support', [{ act: 'ask_shop', topic: 'other', words }]),
  }
}
