import * as payments from '../../domain/payments/index.ts'
import * as contract from '../contract/attempts.ts'
import { pageCursor } from '../serve/page-cursor.ts'
import { type Api, serve } from '../serve/serve.ts'
import { attemptWire, eventWire, refundWire } from './attempt.wire.ts'
import { periodOf } from './period-of.ts'

const Attempts = pageCursor(payments.AttemptCursor)
const Refunds = pageCursor(payments.RefundCursor)

/** Tries to pay, and money that went back. */
export function serveAttempts(api: Api): void {
  serve(api, contract.listAttempts, async (ctx, { query }) => {
    const { limit, method, currency, status, outcome } = query
    const filter = { method, currency, status, outcome, ...periodOf(query) }
    const { attempts, next } = await payments.listAttempts(ctx, { filter, after: Attempts.read(query), limit })
    return {
      attempts: attempts.map((attempt) => attemptWire(attempt)),
      next_cursor: Attempts.write(next && [next[0].toISOString(), next[1]], query),
    }
  })
  serve(api, contract.getAttempt, async (ctx, { params }) => {
    const { attempt, events } = await payments.getAttemptFile(ctx, { attemptId: params.id })
    return { attempt: attemptWire(attempt), events: events.map((event) => eventWire(attempt, event)) }
  })
  serve(api, contract.listRefunds, async (ctx, { query }) => {
    const { limit, method, currency } = query
    const filter = { method, currency, ...periodOf(query) }
    const { refunds, next } = await payments.listRefunds(ctx, { filter, after: Refunds.read(query), limit })
    return {
      refunds: refunds.map(refundWire),
      next_cursor: Refunds.write(next && [next[0].toISOString(), next[1]], query),
    }
  })
}
