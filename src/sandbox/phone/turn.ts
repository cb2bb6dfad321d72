import type Router from '@koa/router'
import { digitsOf } from '../digits.ts'
import type { TwilioStore } from '../twilio/store.ts'

const INSPECT_TIMEOUT_MS = 5000
const MAX_TURN_BYTES = 2_000_000

/**
 * "What happened in this turn", fetched from the product by this server, so that its token never reaches a browser.
 * Only the registered inspect address is asked, and only about messages recorded here.
 */
export function turnRoutes(router: Router, store: TwilioStore): void {
  router.get('/phone/api/turn/:sid', async (ctx) => {
    const message = store.find(String(ctx.params.sid))
    if (!message) return ctx.throw(404, 'no such message')
    const customer = message.direction === 'inbound' ? message.from : message.to
    if (digitsOf(customer) !== digitsOf(String(ctx.query.customer ?? ''))) return ctx.throw(404, 'no such message')
    const sender = store.findSender(message.direction === 'inbound' ? message.to : message.from)
    if (!sender?.inspect) {
      ctx.body = { found: false, reason: 'not_configured' }
      return
    }
    ctx.body = await askProduct(sender.inspect, message.sid)
  })
}

async function askProduct(inspect: { baseUrl: string; token: string }, sid: string): Promise<object> {
  const url = `${inspect.baseUrl.replace(/\/+$/, '')}/v1/turns/by-message/${encodeURIComponent(sid)}`
  try {
    const response = await fetch(url, {
      headers: { authorization: `Bearer ${inspect.token}`, accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(INSPECT_TIMEOUT_MS),
    })
    const text = await response.text()
    if (response.status === 404) return { found: false, reason: 'no_trace_yet' }
    if (!response.ok || text.length > MAX_TURN_BYTES) return { found: false, reason: `answered_${response.status}` }
    const turn: unknown = JSON.parse(text)
    return { found: true, turn }
  } catch {
    return { found: false, reason: 'unreachable' }
  }
}
