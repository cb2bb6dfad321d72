import { END } from '@langchain/langgraph/web'
import { say } from '../prompts/copy/index.ts'
import type { TurnEngine, TurnInput, TurnResult } from '../src/conversation/turn-engine.ts'
import type { Reading } from '../src/language/reading.ts'
import type { JsonObject } from '../src/lib/json.ts'
import { unlessAborted } from '../src/lib/unless-aborted.ts'
import { compileGraph } from './core/compile-graph.ts'
import { defineGraph } from './core/journey-graph.ts'
import { toJsonObject } from './facts.ts'
import { finishNode } from './finish.ts'
import { hearNode } from './governance/hear.ts'
import { afterIntake, intakeNode } from './governance/intake.ts'
import { afterRouter, journeyRouterNode } from './governance/journey-router.ts'
import { journeys } from './index.ts'
import { openTurn } from './open-turn.ts'
import { addReply } from './replies.ts'
import { type LoadedSession, loadSession, storableSession } from './session.ts'
import type { EngineDeps, TurnContext } from './turn-context.ts'
import type { TurnState } from './turn-state.ts'

/** Governance first, then each journey that owns something of what was said, then the end of the turn. */
const conversation = compileGraph(
  defineGraph<string>({
    nodes: {
      intake: intakeNode,
      hear: hearNode,
      journey_router: journeyRouterNode,
      ...Object.fromEntries(journeys.all.map(({ name, graph }) => [name, graph])),
      finish: finishNode,
    },
    start: 'intake',
    edges: {
      intake: afterIntake,
      hear: 'journey_router',
      journey_router: afterRouter,
      ...Object.fromEntries(journeys.all.map(({ name }) => [name, afterJourney])),
      finish: END,
    },
  }),
)

/** More supersteps than the longest way through the graph has: a loop is a bug and ends the turn. */
const RECURSION_LIMIT = 60

function afterJourney({ journey, agenda, escalationRequired }: TurnState): 'journey_router' | 'finish' {
  const handsOver = escalationRequired && journey !== 'handoff'
  return handsOver || (agenda !== null && agenda.length > 0) ? 'journey_router' : 'finish'
}

/**
 * The engine that main hands to the worker. `run` throws when a turn cannot be answered at all (database gone, a bug):
 * whoever runs it tries again and in the end says so to the customer.
 */
export function createTurnEngine(deps: EngineDeps): TurnEngine {
  return { run: (input) => answer(deps, input) }
}

async function answer(deps: EngineDeps, input: TurnInput): Promise<TurnResult> {
  const loaded = loadSession(input)
  const turn = openTurn(deps, input, loaded.session)
  admitLosses(loaded, input, turn)
  const before: TurnState = {
    ...loaded.session,
    ...journeys.freshScratch(),
    responseLanguage: input.language,
    message: turn.text,
  }
  const options = { context: { turn }, recursionLimit: RECURSION_LIMIT }
  const { state } = await unlessAborted(input.ctx.signal, conversation.invoke({ state: before }, options))
  return {
    state: storableSession(state, loaded.foreign),
    corruptParts: loaded.corrupt,
    replies: turn.replies,
    failed: state.failed,
    unanswered: turn.unanswered,
    cited: turn.cited,
    awaitsPin: state.pending?.kind === 'await_payment' && state.pending.method === 'stk',
    trace: {
      intent: state.intent,
      intentConfidence: state.intentConfidence,
      journey: state.journey,
      language: state.responseLanguage,
      languageConfidence: state.languageConfidence,
      governor: state.governorClassification,
      reading: state.reading === null ? null : heardOf(state.reading),
      steps: turn.steps,
      tools: turn.tools,
      models: turn.models,
    },
  }
}

/** What the turn drawer shows of the reading; what else was heard stands in the trace itself. */
function heardOf({ spans, acts, unheard, matter }: Reading): JsonObject {
  return toJsonObject({ spans, acts, unheard, matter })
}

/** Every broken part is logged; the customer hears of it only when something she would miss went with it. */
function admitLosses({ corrupt, missed }: LoadedSession, { ctx, language }: TurnInput, turn: TurnContext): void {
  for (const { part, problem } of corrupt) {
    ctx.log.error('corrupt_session', { conversationId: ctx.conversationId, part, problem })
  }
  if (missed) addReply(turn, say('session_restarted', language), { kind: 'owed' })
}
