import { intentClassify } from '../../prompts/intent-classify/index.ts'
import type { Intent, IntentGuess } from '../../src/llm/offline/types.ts'
import { askPrompt } from '../core/ask-prompt.ts'
import { type GraphNode, patch, turnOf } from '../core/journey-graph.ts'
import { wantsGoods, wantsNamedGoods } from '../sales/wants-goods.ts'
import type { TurnContext } from '../turn-context.ts'
import type { TurnPatch, TurnState } from '../turn-state.ts'
import { classified, recentLines } from './classified.ts'
import { asksForGoods } from './talk-rules.ts'
import { INTENT, RULES_SURE } from './thresholds.ts'

/** Guesses that leave room for goods that the classifier has never heard of. */
const NAMES_NOTHING_ELSE: ReadonlySet<Intent> = new Set([
  'sales_discovery',
  'product_question',
  'spam_casual',
  'unknown',
])

/** From this confidence on, a guess of something else than goods is not overruled because goods are named. */
const OTHER_INTENT = 0.6

/** What the customer wants: by rule where one speaks, by the offline classifier where it is sure, else by the model. */
export const intentNode: GraphNode = async ({ state }, runtime) => {
  const turn = turnOf(runtime)
  return patch(await classifyIntent(state, turn))
}

async function classifyIntent(state: TurnState, turn: TurnContext): Promise<TurnPatch> {
  if (state.fit === 'rule' || state.answersPending) return byRule(state, turn)
  const recent = recentLines(turn)
  const guess = turn.llm.engine.classifyIntent(state.message, recent)
  const { named } = turn.outside
  const byName = wantsNamedGoods(state.message, named)
  if (byName || (leavesRoomForGoods(guess) && wantsGoods(state.message, turn.llm.engine, named))) {
    const intent = goodsIntent(guess)
    note(turn, `${intent}: wants goods that it names`)
    return { intent, intentConfidence: Math.max(guess.confidence, RULES_SURE.intent) }
  }
  const sure = guess.confidence >= RULES_SURE.intent
  const vars = { message: state.message, recent, waiting_for: state.pending?.kind ?? null }
  const { value, by } = await classified(turn, 'intent_classify', guess, sure, () =>
    askPrompt(intentClassify, vars, turn),
  )
  const vague = NAMES_NOTHING_ELSE.has(value.intent) || value.confidence < INTENT.clarify
  if (value.confidence < INTENT.run && vague && asksForGoods(state.message)) {
    const intent = goodsIntent(value)
    note(turn, `${intent}: asks for goods by a name that the classifier does not know`)
    return { intent, intentConfidence: INTENT.run }
  }
  note(turn, `${value.intent} ${value.confidence.toFixed(2)} by ${by}`)
  return { intent: value.intent, intentConfidence: value.confidence }
}

/** "I want to see when I may return the shoes" names goods and wants none: the classifier hears the rest of the words. */
function leavesRoomForGoods({ intent, confidence }: IntentGuess): boolean {
  return NAMES_NOTHING_ELSE.has(intent) || confidence < OTHER_INTENT
}

function goodsIntent({ intent }: IntentGuess): Intent {
  return intent === 'product_question' ? intent : 'sales_discovery'
}

function byRule(state: TurnState, turn: TurnContext): TurnPatch {
  note(turn, state.answersPending ? 'answers what was asked' : `${state.intent} by rule`)
  return { intentConfidence: 1 }
}

function note(turn: TurnContext, text: string): void {
  turn.steps.push({ node: 'intent_classify', kind: 'rule', ms: 0, note: text })
}
