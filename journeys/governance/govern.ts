import { governorSpamCasual } from '../../prompts/governor-spam-casual/index.ts'
import { askPrompt } from '../core/ask-prompt.ts'
import { type GraphNode, patch, turnOf } from '../core/journey-graph.ts'
import { classified, recentLines } from './classified.ts'
import { RULES_SURE } from './thresholds.ts'

/** Whether this is business at all. */
export const governorNode: GraphNode = async ({ state }, runtime) => {
  const turn = turnOf(runtime)
  const note = (text: string) => turn.steps.push({ node: 'governor_spam_casual', kind: 'rule', ms: 0, note: text })
  if (state.answersPending || state.fit === 'rule') {
    note('business by rule')
    return patch({ governorClassification: 'business', governorConfidence: 1 })
  }
  const guess = turn.llm.engine.govern(state.message)
  const vars = { message: state.message, recent: recentLines(turn) }
  const sure = guess.confidence >= RULES_SURE.governor
  const ask = () => askPrompt(governorSpamCasual, vars, turn)
  const { value, by } = await classified(turn, 'governor_spam_casual', guess, sure, ask)
  note(`${value.classification} ${value.confidence.toFixed(2)} by ${by}`)
  return patch({ governorClassification: value.classification, governorConfidence: value.confidence })
}
