import { ruleNode } from '../../core/rule-node.ts'
import { begin } from '../begin.ts'
import { hear } from '../hear.ts'
import { readAnswer } from '../read-answer.ts'

/** Reads the words against what was asked and decides where the turn goes. */
export const salesReadAnswerNode = ruleNode((state, turn) => {
  const reading = readAnswer(state, hear(state.message, turn.choice, turn.llm.engine, turn.outside.named))
  const { step, certain } = reading
  const note = `${step.kind}${step.kind === 'say' ? ` ${step.notice.say}` : ''}${certain ? '' : ', unsure'}`
  turn.steps.push({ node: 'sales_read_answer', kind: 'rule', ms: 0, note })
  return begin(state, reading)
})
