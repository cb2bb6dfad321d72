import Router from '@koa/router'
import { z } from 'zod'
import type { Ctx, Log } from '../../domain/context.ts'
import {
  callbackTokenHash,
  type HookPurpose,
  type ReceiptProvider,
  type RequestPurpose,
  recordResult,
} from '../../domain/payments/index.ts'
import { HttpError } from '../http-error.ts'
import { readRawBody } from '../raw-body.ts'
import { type PaymentSources, paymentSource } from './payment-source.ts'

export interface ResultWebhookDeps {
  /** The account whose requests are answered under the token with this hash. */
  findPaymentHook: (tokenHash: string, purpose: HookPurpose) => Promise<{ tenantId: string; accountId: string } | null>
  receipts: Pick<ReceiptProvider, 'readResult'>
  ctxFor: (tenantId: string) => Ctx
  log: Log
  sources: PaymentSources
}

const TOKEN = /^[0-9a-f]{32,128}$/
const PURPOSES: readonly [path: string, purpose: RequestPurpose][] = [
  ['checks', 'receipt_check'],
  ['reversals', 'reversal'],
]

/**
 * POST /webhooks/payments/checks|reversals/:token/:id/result and .../timeout: what became of a request about a receipt. 200 once
 * it is stored, whatever it says; 404 for an unknown token or request, 413 over 64 KiB, 503 when nothing can be stored.
 */
export function resultWebhooks(deps: ResultWebhookDeps): Router {
  const router = new Router({ prefix: '/webhooks/payments' })
  for (const [path, purpose] of PURPOSES) {
    for (const word of ['result', 'timeout'] as const) {
      router.post(`/${path}/:token/:id/${word}`, async (http) => {
        const { token = '', id = '' } = http.params
        const hook = TOKEN.test(token) ? await deps.findPaymentHook(callbackTokenHash(token), purpose) : null
        const subjectId = z.uuid().safeParse(id).data
        if (!hook || subjectId === undefined) throw nothingExpected()
        const { tenantId, accountId } = hook
        const reading = deps.receipts.readResult(await readRawBody(http))
        const source = paymentSource(deps.sources, http)
        const report = { accountId, purpose, subjectId, reading, isTimeout: word === 'timeout' }
        const { outcome } = await recordResult(deps.ctxFor(tenantId), { ...report, sourceKnown: source.sourceKnown })
        const about = { tenantId, purpose, subjectId, outcome, reading: reading.outcome, ...source }
        deps.log[source.sourceKnown ? 'info' : 'warn']('payment_result', about)
        if (outcome === 'unknown') throw nothingExpected()
        http.body = { ResultCode: 0, ResultDesc: 'Accepted' }
      })
    }
  }
  return router
}

function nothingExpected(): HttpError {
  return new HttpError('unknown_token', 'Nothing is expected at this address.')
}
