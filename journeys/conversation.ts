import { END, START } from '@langchain/langgraph/web'
import { say } from '../prompts/copy/index.ts'
import type { TurnEngine, TurnInput, TurnResult } from '../src/conversation/turn-engine.ts'
import type { Llm } from '../src/llm/llm.ts'
import { finishNode } from './finish.ts'
import { intentNode } from './governance/classify-intent.ts'
import { languageNode } from './governance/decide-language.ts'
import { governorNode } from './governance/govern.ts'
import { CLASSIFIERS, intake } from './governance/intake.ts'
import { DESTINATIONS, journeyRouter } from './governance/journey-router.ts'
import { governanceNode } from './governance/respond.ts'
import { handoffJourney } from './handoff/graph.ts'
import { at, journeyGraph } from './node-makers/journey-graph.ts'
import { offersJourney } from './offers/graph.ts'
import { openTurn } from './open-turn.ts'
import { ordersJourney } from './orders/index.ts'
import { preferencesJourney } from './preferences/graph.ts'
import { addReply } from './replies.ts'
import { salesJourney } from './sales/index.ts'
import { loadSession, storableSession } from './session.ts'
import { supportJourney } from './support/graph.ts'
import { FRESH_SCRATCH, type TurnState } from './turn-state.ts'
import { unknownNode } from './unknown/respond.ts'

/** Governance first, then exactly one journey, then the end of the turn; a journey that gives up goes on to a person. */
const conversation = journeyGraph()
  .addNode('intake', intake, { ends: ['finish', ...CLASSIFIERS] })
  .addNode('intent_classify', intentNode)
  .addNode('language_policy', languageNode)
  .addNode('governor_spam_casual', governorNode)
  .addNode('journey_router', journeyRouter, { ends: [...DESTINATIONS] })
  .addNode('sales', salesJourney)
  .addNode('support', supportJourney)
  .addNode('orders', ordersJourney)
  .addNode('offers', offersJourney)
  .addNode('prefs', preferencesJourney)
  .addNode('handoff', handoffJourney)
  .addNode('governance', governanceNode)
  .addNode('unknown', unknownNode)
  .addNode('finish', finishNode)
  .addEdge(START, 'intake')
  .addEdge([...CLASSIFIERS], 'journey_router')
  .addConditionalEdges('sales', at(afterSales), ['orders', 'handoff', 'finish'])
  .addConditionalEdges('support', at(afterJourney), ['handoff', 'finish'])
  .addConditionalEdges('orders', at(afterOrders), ['sales', 'handoff', 'finish'])
  .addConditionalEdges('offers', at(afterJourney), ['handoff', 'finish'])
  .addConditionalEdges('prefs', at(afterJourney), ['handoff', 'finish'])
  .addEdge('handoff', 'finish')
  .addEdge('governance', 'finish')
  .addEdge('unknown', 'finish')
  .addEdge('finish', END)
  .compile()

/** More supersteps than the longest way through the graph has: a loop is a bug and ends the turn. */
const RECURSION_LIMIT = 40

function afterJourney({ escalationRequired }: TurnState): 'handoff' | 'finish' {
  return escalationRequired ? 'handoff' : 'finish'
}

/** An unpaid order that was looked up is changed or paid where orders are made; from there nothing leads back here. */
function afterOrders(state: TurnState): 'sales' | 'handoff' | 'finish' {
  return state.goesTo === 'sales' && !state.escalationRequired ? 'sales' : afterJourney(state)
}

/** "Did it go through?" asked while a prompt is out is answered where orders are looked up. */
function afterSales(state: TurnState): 'orders' | 'handoff' | 'finish' {
  return state.sales?.step.kind === 'status' ? 'orders' : afterJourney(state)
}

/**
 * The engine that main hands to the worker. `run` throws when a turn cannot be answered at all (database gone, a bug):
 * whoever runs it tries again and in the end says so to the customer.
 */
export function createTurnEngine({ llm }: { llm: Llm }): TurnEngine {
  return { run: (input) => runTurn(llm, input) }
}

async function runTurn(llm: Llm, input: TurnInput): Promise<TurnResult> {
  const { session, corrupt } = loadSession(input)
  const turn = openTurn(llm, input, session)
  if (corrupt !== null) {
    input.ctx.log.error('corrupt_session', { conversationId: input.ctx.conversationId, problem: corrupt })
    addReply(turn, say('session_restarted', session.responseLanguage), { kind: 'owed' })
  }
  const before: TurnState = {
    ...session,
    ...FRESH_SCRATCH,
    escalationRequired: false,
    escalationReason: null,
    intent: 'unknown',
    intentConfidence: 0,
    governorClassification: 'business',
    governorConfidence: 0,
    message: turn.text,
  }
  const options = { context: { turn }, recursionLimit: RECURSION_LIMIT, signal: input.ctx.signal }
  const { state } = await conversation.invoke({ state: before }, options)
  return {
    state: storableSession(state),
    corruptState: corrupt,
    replies: turn.replies,
    failed: state.failed,
    trace: {
      intent: state.intent,
      intentConfidence: state.intentConfidence,
      journey: state.journey,
      language: state.responseLanguage,
      languageConfidence: state.languageConfidence,
      governor: state.governorClassification,
      steps: turn.steps,
      tools: turn.tools,
      models: turn.models,
    },
  }
}
