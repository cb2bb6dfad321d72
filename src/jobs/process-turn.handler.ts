import { failTurn } from '../conversation/fail-turn.ts'
import { runTurn, type TurnDeps } from '../conversation/run-turn.ts'
import type { TurnEngine } from '../conversation/turn-engine.ts'
import type { Ctx } from '../domain/context.ts'
import { createTicket } from '../domain/handoff/index.ts'
import { deliverConversation } from '../domain/messaging/index.ts'
import type { SweptHandler } from './define-job.ts'
import { isFinal } from './is-final.ts'
import { type ConversationRef, processTurnJob } from './process-turn.job.ts'
import type { WorkQueue } from './queue.ts'
import { sendMessagesJob } from './send-messages.job.ts'

export interface ProcessTurnDeps {
  ctxFor: (tenantId: string, requestId: string, customerId: string | null) => Ctx
  engine: TurnEngine
  /** Runs something and lets it read what it asked of the database so far. */
  metered: <T>(run: (sql: TurnDeps['sql']) => Promise<T>) => Promise<T>
  queue: WorkQueue
  /** Age after which a message that is being sent is taken to have lost its process. */
  staleMs: number
}

export function processTurnHandler(deps: ProcessTurnDeps): SweptHandler<ConversationRef> {
  return {
    job: processTurnJob,
    async run(payload, { lastAttempt }) {
      const { tenantId, conversationId } = payload
      const ctxFor: TurnDeps['ctxFor'] = (requestId, customerId) => deps.ctxFor(tenantId, requestId, customerId)
      const input = { conversationId }
      try {
        const turn = await deps.metered((sql) => runTurn({ ctxFor, engine: deps.engine, sql }, input))
        if (turn.outcome === 'waiting') return { againInMs: turn.waitMs }
        if (turn.outcome === 'committed') {
          if (turn.replies > 0 && turn.commit !== 'lost') await send(deps, payload)
          if (turn.more) await deps.queue.enqueue(processTurnJob, payload)
        }
        return null
      } catch (error) {
        if (!isFinal(error, lastAttempt)) throw error
        await failTurn(ctxFor, input, error)
        await deps.queue.enqueue(sendMessagesJob, payload)
        return null
      }
    },
    // Not even the sentence that says so could be written. Her messages stay open: the next one tries them all again.
    async died(ctx, { conversationId }) {
      const summary = 'The assistant cannot answer this conversation: every try failed.'
      await createTicket(
        { ...ctx, conversationId },
        { reason: 'turn_failed', summary, journey: 'unknown', step: 'turn' },
      )
      return 'stays'
    },
  }
}

/**
 * What a turn has just committed is sent by its own worker: a second job would only cost time. Whatever does not leave at
 * once is the send job's, as is everything if this process dies here.
 */
async function send(deps: ProcessTurnDeps, { tenantId, conversationId }: ConversationRef): Promise<void> {
  const delivery = deliverConversation(deps.ctxFor(tenantId, conversationId, null), {
    conversationId,
    staleMs: deps.staleMs,
  })
  const againInMs = await delivery.then(
    (done) => done.againInMs,
    () => 0,
  )
  if (againInMs !== null)
    await deps.queue.enqueue(sendMessagesJob, { tenantId, conversationId }, { delayMs: againInMs })
}
