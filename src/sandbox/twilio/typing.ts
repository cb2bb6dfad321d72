import type Router from '@koa/router'
import { digitsOf } from '../digits.ts'
import type { Runtime } from '../runtime.ts'
import { readText, sendReply } from '../wire.ts'
import { authenticatedAccount } from './authenticate.ts'
import { twilioError } from './errors.ts'
import type { TwilioStore } from './store.ts'

const MOST_TYPINGS = 10_000

/** The typing indicator, which also marks the customer's message as read. */
export function typingRoutes(router: Router, runtime: Runtime, store: TwilioStore): void {
  router.post('/v2/Indicators/Typing.json', async (ctx) => {
    const form = new URLSearchParams(await readText(ctx.req))
    const account = authenticatedAccount(store, ctx)
    const message = store.find(form.get('messageId') ?? '')
    if (account === null) return sendReply(ctx, twilioError(20003))
    if (form.get('channel') !== 'whatsapp') return sendReply(ctx, twilioError(20001, 'channel'))
    if (message?.accountSid !== account || message.direction !== 'inbound') return sendReply(ctx, twilioError(20404))
    if (store.typings.push(message.sid) > MOST_TYPINGS) store.typings.shift()
    message.ticks = 'read'
    const [customer, sender] = [digitsOf(message.from), message.to]
    runtime.events.emit({ type: 'status', customer, sender, data: { sid: message.sid, ticks: 'read' } })
    runtime.events.emit({ type: 'typing', customer, sender, data: { sid: message.sid } })
    sendReply(ctx, { status: 200, body: { success: true } })
  })
}
