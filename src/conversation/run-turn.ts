import type { Ctx } from '../domain/context.ts'
import { quietWaitMs } from '../domain/messaging/index.ts'
import type { Reply } from '../domain/messaging/schemas.ts'
import type { TurnOutcome, TurnTrace } from '../domain/turns/schemas.ts'
import { JsonObject } from '../lib/json.ts'
import { type CommitOutcome, commitTurn } from './commit-turn.ts'
import { hearRatings } from './hear-ratings.ts'
import { type LoadedTurn, loadTurn, MAX_MESSAGES } from './load-turn.ts'
import type { TurnEngine, TurnResult } from './turn-engine.ts'
import { type TypingTimer, typingTimer } from './typing-timer.ts'

/** A fast typist restarts a turn at most this often; then she is answered, and her newest words get the next turn. */
const MAX_RESTARTS = 2

/**
 * `answered` and `silent` are committed turns. `waiting`: the customer may still be typing, come back in `waitMs`.
 * `idle`: nothing was unhandled. `more`: committed, and older messages of a flood wait for the next turn.
 */
export type RunTurn =
  | { outcome: 'idle' }
  | { outcome: 'waiting'; waitMs: number }
  | { outcome: 'committed'; commit: CommitOutcome; replies: number; more: boolean }

export interface TurnDeps {
  /** The ctx of a request; the same request id on a second run, so that stored tool results replay. */
  ctxFor: (requestId: string, customerId: string | null) => Ctx
  engine: TurnEngine
}

/**
 * One turn: loads what is unhandled, runs the engine with no transaction open, commits behind the fences. A turn that
 * was superseded before its commit starts again with all messages; one that did something the customer must hear of does not.
 */
export async function runTurn(deps: TurnDeps, input: { conversationId: string }): Promise<RunTurn> {
  const typing = typingTimer(input.conversationId)
  return untilCommitted(deps, input, typing).finally(() => typing.stop())
}

async function untilCommitted(
  deps: TurnDeps,
  input: { conversationId: string },
  typing: TypingTimer,
): Promise<RunTurn> {
  const loader = deps.ctxFor(input.conversationId, null)
  for (let restarts = 0; ; restarts++) {
    const startedAt = loader.clock.now()
    const loadFrom = performance.now()
    const loaded = await loadTurn(loader, input.conversationId)
    const first = loaded?.messages[0]
    if (!loaded || !first) return { outcome: 'idle' }
    const waitMs = restarts === 0 ? quietWaitMs(loaded.messages, loaded.settings.quietWindowMs, startedAt) : 0
    if (waitMs > 0) return { outcome: 'waiting', waitMs }
    // One count of all that the turn asks, however often it starts again.
    const ctx = { ...deps.ctxFor(first.id, loaded.customerId), sql: loader.sql }
    typing.start(ctx)
    const graphFrom = performance.now()
    const result = await runEngine(ctx, deps.engine, input.conversationId, loaded)
    const commitFrom = performance.now()
    const yieldsToNewer = restarts < MAX_RESTARTS && result.replies.every((reply) => reply.kind === 'reply')
    const trace: TurnTrace = {
      ...result.trace,
      restarts,
      sql: {
        statements: loader.sql.statements + COMMIT_COST.statements,
        transactions: loader.sql.transactions + COMMIT_COST.transactions,
      },
      phasesMs: { load: round(graphFrom - loadFrom), graph: round(commitFrom - graphFrom) },
    }
    const outcome = outcomeOf(loaded, result)
    const commit = await commitTurn(ctx, {
      conversationId: input.conversationId,
      loaded,
      requestId: first.id,
      outcome,
      state: result.state,
      language: result.trace.language,
      awaitsPin: result.awaitsPin ?? false,
      corruptParts: result.corruptParts,
      replies: result.replies,
      unanswered: result.unanswered ?? [],
      cited: result.cited ?? [],
      trace,
      startedAt,
      yieldsToNewer,
    })
    logTurn(ctx, input.conversationId, {
      commit,
      outcome,
      trace,
      loaded,
      commitMs: round(performance.now() - commitFrom),
    })
    if (commit !== 'superseded') {
      return {
        outcome: 'committed',
        commit,
        replies: result.replies.length,
        more: loaded.messages.length >= MAX_MESSAGES,
      }
    }
  }
}

/** What the commit of every turn asks: BEGIN with the tenant, the statement with the fence, COMMIT. Known before it runs, stored with it. */
const COMMIT_COST = { statements: 3, transactions: 1 }

async function runEngine(
  ctx: Ctx,
  engine: TurnEngine,
  conversationId: string,
  loaded: LoadedTurn,
): Promise<TurnResult> {
  const { left, replies } = await hearRatings(ctx, conversationId, loaded)
  if (left.length === 0) return onlyRated(loaded, replies)
  const result = await engine.run({
    ctx: { ...ctx, conversationId, customerId: loaded.customerId },
    messages: left,
    storedState: loaded.storedState,
    language: loaded.language,
    recent: loaded.recent,
    storedCalls: loaded.storedCalls,
    catalogRevision: loaded.catalogRevision,
    owner: loaded.owner,
    outside: loaded.outside,
  })
  return replies.length === 0 ? result : { ...result, replies: [...replies, ...result.replies] }
}

/** She said nothing but how she was helped: no journey hears of it, and the session stays as it is. */
function onlyRated({ storedState, language }: LoadedTurn, replies: Reply[]): TurnResult {
  const note = 'said how she was helped'
  return {
    ...{ state: JsonObject.parse(storedState), corruptParts: [], replies, failed: false },
    trace: {
      ...{
        intent: 'rating',
        intentConfidence: 1,
        journey: 'rating',
        language,
        languageConfidence: 1,
        governor: 'rating',
      },
      ...{ reading: null, steps: [{ node: 'rating', kind: 'rule', ms: 0, note }], tools: [], models: [] },
    },
  }
}

function outcomeOf(loaded: LoadedTurn, result: TurnResult): TurnOutcome {
  if (loaded.owner === 'human') return 'human'
  if (result.failed) return 'failed'
  return result.replies.length > 0 ? 'answered' : 'silent'
}

function logTurn(
  ctx: Ctx,
  conversationId: string,
  turn: { commit: CommitOutcome; outcome: TurnOutcome; trace: TurnTrace; loaded: LoadedTurn; commitMs: number },
): void {
  const { trace } = turn
  ctx.log.info('turn', {
    tenantId: ctx.tenantId,
    conversationId,
    requestId: ctx.requestId,
    commit: turn.commit,
    outcome: turn.outcome,
    messages: turn.loaded.messages.length,
    intent: trace.intent,
    journey: trace.journey,
    language: trace.language,
    restarts: trace.restarts,
    sql: trace.sql,
    ms: { ...trace.phasesMs, commit: turn.commitMs },
    nodes: trace.steps.filter(({ kind }) => kind === 'tool' || kind === 'model').map(({ node, ms }) => ({ node, ms })),
  })
}

function round(ms: number): number {
  return Math.round(ms * 10) / 10
}
