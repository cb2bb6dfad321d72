import { END, START } from '@langchain/langgraph/web'
import { say } from '../prompts/copy/index.ts'
import type { TurnEngine, TurnInput, TurnResult } from '../src/conversation/turn-engine.ts'
import type { Llm } from '../src/llm/llm.ts'
import { at, type GraphState, journeyGraph } from './core/journey-graph.ts'
import type { JourneyId } from './core/journey-parts.ts'
import { finishNode } from './finish.ts'
import { intentNode } from './governance/classify-intent.ts'
import { languageNode } from './governance/decide-language.ts'
import { governorNode } from './governance/govern.ts'
import { CLASSIFIERS, intake } from './governance/intake.ts'
import { journeyRouter } from './governance/journey-router.ts'
import { journeys } from './index.ts'
import { openTurn } from './open-turn.ts'
import { addReply } from './replies.ts'
import { type LoadedSession, loadSession, storableSession } from './session.ts'
import type { TurnContext } from './turn-context.ts'
import type { TurnState } from './turn-state.ts'

/** Governance first, then exactly one journey, then the end of the turn; a journey that gives up goes on to a person. */
const conversation = conversationGraph()

function conversationGraph() {
  const names = journeys.all.map(({ name }) => name)
  const graph = journeyGraph()
    .addNode('intake', intake, { ends: ['finish', ...CLASSIFIERS] })
    .addNode('intent_classify', intentNode)
    .addNode('language_policy', languageNode)
    .addNode('governor_spam_casual', governorNode)
    .addNode('journey_router', journeyRouter, { ends: names })
    .addNode<JourneyId, GraphState>(journeys.all.map(({ name, graph }) => [name, graph]))
    .addNode('finish', finishNode)
    .addEdge(START, 'intake')
    .addEdge([...CLASSIFIERS], 'journey_router')
    .addEdge('finish', END)
  for (const { name, next } of journeys.all) {
    const after = (state: TurnState) => next?.choose(state) ?? handOverOrFinish(name, state)
    graph.addConditionalEdges(name, at(after), [...(next?.to ?? []), 'handoff', 'finish'])
  }
  return graph.compile()
}

/** More supersteps than the longest way through the graph has: a loop is a bug and ends the turn. */
const RECURSION_LIMIT = 40

function handOverOrFinish(name: JourneyId, { escalationRequired }: TurnState): 'handoff' | 'finish' {
  return escalationRequired && name !== 'handoff' ? 'handoff' : 'finish'
}

/**
 * The engine that main hands to the worker. `run` throws when a turn cannot be answered at all (database gone, a bug):
 * whoever runs it tries again and in the end says so to the customer.
 */
export function createTurnEngine({ llm }: { llm: Llm }): TurnEngine {
  return { run: (input) => runTurn(llm, input) }
}

async function runTurn(llm: Llm, input: TurnInput): Promise<TurnResult> {
  const loaded = loadSession(input)
  const turn = openTurn(llm, input, loaded.session)
  admitLosses(loaded, input, turn)
  const before: TurnState = {
    ...loaded.session,
    ...journeys.freshScratch(),
    responseLanguage: input.language,
    message: turn.text,
  }
  const options = { context: { turn }, recursionLimit: RECURSION_LIMIT, signal: input.ctx.signal }
  const { state } = await conversation.invoke({ state: before }, options)
  return {
    state: storableSession(state, loaded.foreign),
    corruptParts: loaded.corrupt,
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

/** Every broken part is logged; the customer hears of it only when something she would miss went with it. */
function admitLosses({ corrupt, missed }: LoadedSession, { ctx, language }: TurnInput, turn: TurnContext): void {
  for (const { part, problem } of corrupt) {
    ctx.log.error('corrupt_session', { conversationId: ctx.conversationId, part, problem })
  }
  if (missed) addReply(turn, say('session_restarted', language), { kind: 'owed' })
}
