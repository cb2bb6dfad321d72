import { failTurn } from '../conversation/fail-turn.ts'
import { runTurn, type TurnDeps } from '../conversation/run-turn.ts'
import type { TurnEngine } from '../conversation/turn-engine.ts'
import type { Ctx } from '../domain/context.ts'
import { createTicket } from '../domain/handoff/index.ts'
import type { SweptHandler } from './define-job.ts'
import { isFinal } from './is-final.ts'
import { type ConversationRef, processTurnJob } from './process-turn.job.ts'
import type { WorkQueue } from './queue.ts'
import type { SendAtOnce } from './send-at-once.ts'

export interface ProcessTurnDeps {
  ctxFor: (tenantId: string, requestId: string, customerId: string | null) => Ctx
  engine: TurnEngine
  queue: WorkQueue
  sends: Pick<SendAtOnce, 'send'>
}

export function processTurnHandler(deps: ProcessTurnDeps): SweptHandler<ConversationRef> {
  return {
    job: processTurnJob,
    async run(payload, { lastAttempt }) {
      const { tenantId, conversationId } = payload
      const ctxFor: TurnDeps['ctxFor'] = (requestId, customerId) => deps.ctxFor(tenantId, requestId, customerId)
      const input = { conversationId }
      try {
        const turn = await runTurn({ ctxFor, engine: deps.engine }, input)
        if (turn.outcome === 'waiting') return { againInMs: turn.waitMs }
        if (turn.outcome === 'committed') {
          if (turn.replies > 0 && turn.commit !== 'lost') await deps.sends.send(payload)
          if (turn.more) await deps.queue.enqueue(processTurnJob, payload)
        }
        return null
      } catch (error) {
        if (!isFinal(error, lastAttempt)) throw error
        await failTurn(ctxFor, input, error)
        await deps.sends.send(payload)
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
