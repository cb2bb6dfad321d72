import type Router from '@koa/router'
import { digitsOf } from '../digits.ts'
import type { ActiveFault } from '../fault-rule.ts'
import { answerRequest } from '../request-faults.ts'
import type { Runtime } from '../runtime.ts'
import { type Reply, readText, sendReply } from '../wire.ts'
import { authenticatedAccount } from './authenticate.ts'
import { createMessage } from './create-message.ts'
import { isAsyncError, TWILIO_DIALECT, twilioError } from './errors.ts'
import type { Lifecycle } from './lifecycle.ts'
import { listMessages } from './list-messages.ts'
import type { MediaShelf } from './media.ts'
import { type StoredMessage, toSandboxMessage } from './message.ts'
import { toMessageJson } from './message-json.ts'
import { fetchOutboundMedia } from './outbound-media.ts'
import type { TwilioStore } from './store.ts'

const MESSAGES = '/2010-04-01/Accounts/:account/Messages'

/** The Messages resource: create, fetch one, list. */
export function messageRoutes(
  router: Router,
  runtime: Runtime,
  store: TwilioStore,
  { lifecycle, shelf }: { lifecycle: Lifecycle; shelf: MediaShelf },
): void {
  readRoutes(router, runtime, store)
  let concurrent = 0

  router.post(`${MESSAGES}.json`, async (ctx) => {
    const form = new URLSearchParams(await readText(ctx.req))
    const account = authenticatedAccount(store, ctx) === ctx.params.account ? ctx.params.account : null
    if (account === null) return sendReply(ctx, twilioError(20003))
    if (!ctx.is('application/x-www-form-urlencoded')) return sendReply(ctx, twilioError(20001))
    concurrent += 1
    ctx.set({ 'Twilio-Concurrent-Requests': String(concurrent), 'Twilio-Request-Id': `RQ${runtime.newHex()}` })
    try {
      await answerRequest(runtime, ctx, {
        target: 'twilio.messages',
        subject: { to: form.get('To') ?? '' },
        dialect: TWILIO_DIALECT,
        accept: (fault) => accept(account, form, fault),
      })
    } finally {
      concurrent -= 1
    }
  })

  function accept(account: string, form: URLSearchParams, fault: ActiveFault | null): Reply {
    const asked = fault?.kind === 'error' ? (fault.code ?? 63016) : null
    if (asked !== null && !isAsyncError(asked)) return twilioError(asked)
    const outcome = createMessage(runtime, store, account, form)
    if ('refused' in outcome) return outcome.refused
    const { message } = outcome
    const reply = { status: 201, body: toMessageJson(message) }
    const failure = asked ?? outcome.failure
    if (message.media.length === 0) show(message, failure)
    else void fetchOutboundMedia(runtime, { store, shelf }, message).then((code) => show(message, failure ?? code))
    return reply
  }

  function show(message: StoredMessage, failure: number | null): void {
    runtime.events.emit({
      type: 'message',
      customer: digitsOf(message.to),
      sender: message.from,
      data: toSandboxMessage(message),
    })
    lifecycle.start(message, failure)
  }
}

function readRoutes(router: Router, runtime: Runtime, store: TwilioStore): void {
  router.get(`${MESSAGES}/:sid.json`, (ctx) => {
    const account = authenticatedAccount(store, ctx)
    const message = store.find(String(ctx.params.sid))
    if (account === null) return sendReply(ctx, twilioError(20003))
    const own = message?.accountSid === account && account === ctx.params.account
    sendReply(ctx, own && message ? { status: 200, body: toMessageJson(message) } : twilioError(20404))
  })

  router.get(`${MESSAGES}.json`, async (ctx) => {
    const account = authenticatedAccount(store, ctx)
    if (account === null || account !== ctx.params.account) return sendReply(ctx, twilioError(20003))
    await answerRequest(runtime, ctx, {
      target: 'twilio.list',
      dialect: TWILIO_DIALECT,
      accept: () => listMessages(store, account, new URLSearchParams(ctx.querystring), ctx.path),
    })
  })
}
