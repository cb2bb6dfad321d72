import { ruleNode } from '../../core/rule-node.ts'
import { addReply } from '../../replies.ts'
import { changeRests } from '../change-rests.ts'
import { ordersAnswer } from '../orders-answer.ts'

/** Says what no prompt is needed for: fixed sentences about orders, and the questions of this journey. */
export const ordersAskNode = ruleNode((state, turn) => {
  const { text, kind, menu, patch } = ordersAnswer(state, turn)
  if (text !== null) addReply(turn, text, { kind, menu })
  return { ...changeRests(state), ...patch }
})
