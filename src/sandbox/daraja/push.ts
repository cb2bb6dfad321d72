import type Router from '@koa/router'
import type { ActiveFault } from '../fault-rule.ts'
import { answerRequest } from '../request-faults.ts'
import type { Runtime } from '../runtime.ts'
import { type Reply, readJson } from '../wire.ts'
import { darajaDialect, darajaError } from './errors.ts'
import { nairobiStamp } from './nairobi-time.ts'
import type { PromptDesk } from './prompts.ts'
import { assignmentError, isPassword, PushRequest } from './push-request.ts'
import type { DarajaApp, ParsedStkScript } from './schemas.ts'
import { StkScript } from './schemas.ts'
import type { DarajaStore, StkPush } from './store.ts'
import { authorizedApp } from './token.ts'

const MAX_AMOUNT = 250_000

/** The push: puts a prompt on the phone, or refuses. */
export function pushRoutes(router: Router, runtime: Runtime, store: DarajaStore, prompts: PromptDesk): void {
  router.post('/mpesa/stkpush/v1/processrequest', async (ctx) => {
    const body = await readJson(ctx.req)
    const parsed = PushRequest.safeParse(body)
    await answerRequest(runtime, ctx, {
      target: 'daraja.push',
      subject: { msisdn: parsed.data?.PhoneNumber ?? '' },
      dialect: darajaDialect(runtime),
      accept: (fault) => {
        const app = authorizedApp(runtime, store, ctx)
        if ('status' in app) return app
        if (body === undefined) return darajaError(runtime, 400, '400.002.05', 'Invalid Request Payload')
        if (!parsed.success) {
          const field = String(parsed.error.issues[0]?.path[0] ?? 'body')
          return refuse(runtime, store, body, [400, '400.002.02', `Bad Request - Invalid ${field}`])
        }
        return place(runtime, store, prompts, app, parsed.data, fault)
      },
    })
  })
}

async function place(
  runtime: Runtime,
  store: DarajaStore,
  prompts: PromptDesk,
  app: DarajaApp,
  request: PushRequest,
  fault: ActiveFault | null,
): Promise<Reply> {
  const unfit = pushError(store, app, request)
  if (unfit !== null) return refuse(runtime, store, request, [500, '500.001.1001', unfit])
  const push = newPush(runtime, store, app, request)
  const forced = assignmentError(app, request) ?? (request.Amount > MAX_AMOUNT ? '3' : null)
  if (forced !== null) push.onPhone = false
  store.addPush(push)
  await prompts.open(push, forced)
  if (fault === null && push.script.replyDelayMs > 0) await runtime.timers.wait(push.script.replyDelayMs)
  return {
    status: 200,
    body: {
      MerchantRequestID: push.merchantRequestId,
      CheckoutRequestID: push.checkoutRequestId,
      ResponseCode: '0',
      ResponseDescription: 'Success. Request accepted for processing',
      CustomerMessage: 'Success. Request accepted for processing',
    },
  }
}

function pushError(store: DarajaStore, app: DarajaApp, request: PushRequest): string | null {
  if (request.BusinessShortCode !== app.shortcode) return 'Merchant does not exist'
  if (!isPassword(app, request)) return 'Wrong credentials'
  if (store.openByPhone.has(request.PhoneNumber)) {
    return 'Unable to lock subscriber, a transaction is already in process for the current subscriber'
  }
  return null
}

function refuse(
  runtime: Runtime,
  store: DarajaStore,
  body: unknown,
  [status, errorCode, message]: [number, string, string],
): Reply {
  const given = typeof body === 'object' && body !== null ? new Map(Object.entries(body)) : new Map<string, unknown>()
  store.addRefused({
    order: store.nextOrder(),
    receivedAt: runtime.now().getTime(),
    msisdn: String(given.get('PhoneNumber') ?? ''),
    accountReference: String(given.get('AccountReference') ?? ''),
    errorCode,
  })
  return darajaError(runtime, status, errorCode, message)
}

function newPush(runtime: Runtime, store: DarajaStore, app: DarajaApp, request: PushRequest): StkPush {
  const now = runtime.now()
  const order = store.nextOrder()
  const unique = runtime.newHex()
  const stamp = nairobiStamp(now)
  const dayFirst = `${stamp.slice(6, 8)}${stamp.slice(4, 6)}${stamp.slice(0, 4)}${stamp.slice(8)}`
  return {
    order,
    id: `prompt-${unique.slice(0, 12)}`,
    receivedAt: now.getTime(),
    shortcode: app.shortcode,
    shopName: app.displayName ?? app.shortcode,
    msisdn: request.PhoneNumber,
    amount: request.Amount,
    accountReference: request.AccountReference,
    description: request.TransactionDesc ?? '',
    callbackUrl: request.CallBackURL,
    merchantRequestId: `${unique.slice(0, 4)}-${unique.slice(4, 8)}-${unique.slice(8, 12)}-${order}`,
    checkoutRequestId: `ws_CO_${dayFirst}${unique.slice(12, 18)}${request.PhoneNumber.slice(3)}`,
    state: 'open',
    resultCode: null,
    receipt: null,
    finishedAt: null,
    callbacksSent: 0,
    queries: 0,
    queriesAfterFinal: 0,
    onPhone: true,
    script: takeScript(store, request.PhoneNumber),
  }
}

function takeScript(store: DarajaStore, msisdn: string): ParsedStkScript {
  for (const key of [msisdn, '*']) {
    const kept = store.scripts.get(key)
    if (!kept || kept.left <= 0) continue
    kept.left -= 1
    return kept.script
  }
  return StkScript.parse({ msisdn: '*' })
}
