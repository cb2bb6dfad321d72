import Router from '@koa/router'
import type { Ctx, Log } from '../../domain/context.ts'
import {
  type CallbackReading,
  callbackTokenHash,
  recordCallback,
  type StkProvider,
} from '../../domain/payments/index.ts'
import { HttpError } from '../http-error.ts'
import { readRawBody } from '../raw-body.ts'
import { type PaymentSources, paymentSource } from './payment-source.ts'

export interface PaymentWebhookDeps {
  /** The attempt whose callback token has this hash: the only thing that says whose callback it is. */
  findPaymentAttempt: (tokenHash: string) => Promise<{ tenantId: string; attemptId: string } | null>
  stk: Pick<StkProvider, 'readCallback'>
  ctxFor: (tenantId: string) => Ctx
  log: Log
  sources: PaymentSources
}

/** Lower-case hex, at least 128 bits: nothing else was ever handed out, so nothing else is looked up. */
const TOKEN = /^[0-9a-f]{32,128}$/

/**
 * POST /webhooks/payments/stk/:token. 200 in the provider's own form once the callback is stored, also when it was
 * stored before; 404 unknown token, 400 not JSON, 413 over 64 KiB, 503 when nothing can be stored.
 */
export function paymentWebhooks(deps: PaymentWebhookDeps): Router {
  const router = new Router()
  router.post('/webhooks/payments/stk/:token', async (http) => {
    const body = await readRawBody(http)
    const attempt = await findAttempt(deps, http.params.token ?? '')
    const source = paymentSource(deps.sources, http)
    const reading = storable(deps, deps.stk.readCallback(body), { ...attempt, ...source })
    const recorded = await recordCallback(deps.ctxFor(attempt.tenantId), { attemptId: attempt.attemptId, ...reading })
    const resultCode = reading.claim?.resultCode ?? null
    deps.log[source.sourceKnown ? 'info' : 'warn']('payment_callback', { ...attempt, ...source, resultCode, recorded })
    http.body = { ResultCode: 0, ResultDesc: 'Accepted' }
  })
  return router
}

async function findAttempt(deps: PaymentWebhookDeps, token: string): Promise<{ tenantId: string; attemptId: string }> {
  const attempt = TOKEN.test(token) ? await deps.findPaymentAttempt(callbackTokenHash(token)) : null
  if (!attempt) throw new HttpError('unknown_token', 'Nothing is expected at this address.')
  return { tenantId: attempt.tenantId, attemptId: attempt.attemptId }
}

function storable(
  deps: PaymentWebhookDeps,
  reading: CallbackReading,
  about: Record<string, unknown>,
): Pick<Parameters<typeof recordCallback>[1], 'claim' | 'raw'> {
  switch (reading.outcome) {
    case 'claim':
      return { claim: reading.claim, raw: reading.raw }
    case 'unreadable':
      deps.log.warn('payment_callback_unreadable', { ...about, problem: reading.problem })
      return { claim: null, raw: reading.raw }
    case 'malformed':
      deps.log.warn('payment_callback_malformed', { ...about, problem: reading.problem })
      throw new HttpError('malformed', 'The body must be a JSON object.')
  }
}
