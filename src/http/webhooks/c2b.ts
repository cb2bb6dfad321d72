import Router from '@koa/router'
import type { Ctx, Log } from '../../domain/context.ts'
import {
  type C2bProvider,
  callbackTokenHash,
  type HookPurpose,
  recordNotification,
  type ValidationAnswer,
  validatePayment,
} from '../../domain/payments/index.ts'
import { HttpError } from '../http-error.ts'
import { readRawBody } from '../raw-body.ts'
import { type PaymentSources, paymentSource } from './payment-source.ts'

export interface C2bWebhookDeps {
  /** The account that M-PESA reports to under the token with this hash: the only thing that says whose money it is. */
  findPaymentHook: (tokenHash: string, purpose: HookPurpose) => Promise<{ tenantId: string; accountId: string } | null>
  c2b: Pick<C2bProvider, 'readNotification'>
  ctxFor: (tenantId: string) => Ctx
  log: Log
  sources: PaymentSources
}

/** Lower-case hex, at least 128 bits: nothing else was ever handed out, so nothing else is looked up. */
const TOKEN = /^[0-9a-f]{32,128}$/

/** M-PESA waits about eight seconds and then does as the shop has chosen; we accept long before. */
const VALIDATION_MS = 2_000

const ACCEPTED = { ResultCode: '0', ResultDesc: 'Accepted' }
const CODE_OF = { account: 'C2B00012', amount: 'C2B00013', shortcode: 'C2B00015', other: 'C2B00016' } as const

/**
 * POST /webhooks/payments/c2b/:token/confirmation: 200 once it is stored, whatever it says and also when it was stored
 * before, because the money has moved. POST .../validation: 200 with accept or reject, within two seconds. Both: 404
 * unknown token, 413 over 64 KiB; confirmation: 503 when nothing can be stored.
 */
export function c2bWebhooks(deps: C2bWebhookDeps): Router {
  const router = new Router({ prefix: '/webhooks/payments/c2b/:token' })

  router.post('/confirmation', async (http) => {
    const { tenantId, accountId } = await findHook(deps, http.params.token ?? '')
    const reading = deps.c2b.readNotification(await readRawBody(http))
    const source = paymentSource(deps.sources, http)
    const recorded = await recordNotification(deps.ctxFor(tenantId), {
      accountId,
      reading,
      sourceKnown: source.sourceKnown,
    })
    const { outcome, notificationId } = recorded
    const about = { tenantId, notificationId, outcome, reading: reading.outcome, ...source }
    deps.log[source.sourceKnown ? 'info' : 'warn']('payment_notification', about)
    http.body = { ResultCode: 0, ResultDesc: 'Accepted' }
  })

  router.post('/validation', async (http) => {
    const { tenantId, accountId } = await findHook(deps, http.params.token ?? '')
    const reading = deps.c2b.readNotification(await readRawBody(http))
    const answer = await inTime(deps, tenantId, validatePayment(deps.ctxFor(tenantId), { accountId, reading }))
    http.body = answer.accepted ? ACCEPTED : { ResultCode: CODE_OF[answer.because], ResultDesc: 'Rejected' }
  })
  return router
}

async function findHook(deps: C2bWebhookDeps, token: string): Promise<{ tenantId: string; accountId: string }> {
  const hook = TOKEN.test(token) ? await deps.findPaymentHook(callbackTokenHash(token), 'c2b') : null
  if (!hook) throw new HttpError('unknown_token', 'Nothing is expected at this address.')
  return hook
}

/** An outage of ours must not stop the shop's till: what is not decided in time, or cannot be, is accepted. */
async function inTime(
  deps: C2bWebhookDeps,
  tenantId: string,
  asked: Promise<ValidationAnswer>,
): Promise<ValidationAnswer> {
  const limit = AbortSignal.timeout(VALIDATION_MS)
  const tooLate = new Promise<ValidationAnswer>((resolve) => {
    limit.addEventListener('abort', () => resolve({ accepted: true }), { once: true })
  })
  const answered = asked.catch((error: unknown): ValidationAnswer => {
    deps.log.error('payment_validation_failed', {
      tenantId,
      problem: error instanceof Error ? error.message : 'unknown',
    })
    return { accepted: true }
  })
  return Promise.race([answered, tooLate])
}
