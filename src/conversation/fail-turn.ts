import type { Ctx } from '../domain/context.ts'
import { createTicket } from '../domain/handoff/index.ts'
import type { TurnTrace } from '../domain/turns/schemas.ts'
import { commitTurn } from './commit-turn.ts'
import { loadTurn } from './load-turn.ts'
import type { TurnDeps } from './run-turn.ts'

/**
 * The last run of a turn failed: the customer gets a sentence and staff a ticket, and her messages count as handled.
 * The session stays as it was before the turn, so that the next message finds it sound.
 */
export async function failTurn(
  ctxFor: TurnDeps['ctxFor'],
  input: { conversationId: string },
  error: unknown,
): Promise<void> {
  const { conversationId } = input
  const loaded = await loadTurn(ctxFor(conversationId, null), conversationId)
  const first = loaded?.messages[0]
  if (!loaded || !first) return
  const ctx = ctxFor(first.id, loaded.customerId)
  const problem = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  ctx.log.error('turn_failed', { tenantId: ctx.tenantId, conversationId, requestId: ctx.requestId, problem })
  const ticket = await ticketFor({ ...ctx, conversationId, customerId: loaded.customerId }, problem)
  const text = ctx.ports.sentences.say('turn_failed', loaded.language, { reference: ticket ?? '' })
  await commitTurn(ctx, {
    conversationId,
    loaded,
    requestId: first.id,
    outcome: 'failed',
    state: null,
    language: null,
    awaitsPin: null,
    corruptParts: [],
    unanswered: [],
    cited: [],
    replies: [{ kind: 'handoff', text, menu: null }],
    trace: failedTrace(problem, loaded.language),
    startedAt: ctx.clock.now(),
    yieldsToNewer: false,
  })
}

/** The sentence must go out even when the ticket cannot be written. */
async function ticketFor(
  ctx: Ctx & { conversationId: string; customerId: string },
  problem: string,
): Promise<string | null> {
  try {
    const ticket = await createTicket(ctx, {
      reason: 'turn_failed',
      summary: problem.slice(0, 500),
      journey: 'unknown',
      step: 'turn',
    })
    return ticket.reference
  } catch (failure) {
    ctx.log.error('ticket_failed', { problem: failure instanceof Error ? failure.message : String(failure) })
    return null
  }
}

function failedTrace(problem: string, language: string): TurnTrace {
  return {
    intent: 'unknown',
    intentConfidence: 0,
    journey: 'unknown',
    language,
    languageConfidence: 0,
    governor: 'business',
    reading: null,
    restarts: 0,
    steps: [{ node: 'turn_failed', kind: 'guard', ms: 0, note: problem.slice(0, 500) }],
    tools: [],
    models: [],
    sql: { statements: 0, transactions: 0 },
    phasesMs: { load: 0, graph: 0 },
  }
}
