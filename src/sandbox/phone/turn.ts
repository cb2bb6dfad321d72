import type Router from '@koa/router'
import { digitsOf } from '../digits.ts'
import type { TwilioStore } from '../twilio/store.ts'

const INSPECT_TIMEOUT_MS = 5000
const MAX_ANSWER_BYTES = 2_000_000

interface Inspect {
  baseUrl: string
  token: string
}

/**
 * What made a message, fetched from the product by this server, so that its token never reaches a browser.
 * Only the registered inspect address is asked, and only about messages recorded here. A reply that no turn made is
 * asked for its origin instead.
 */
export function turnRoutes(router: Router, store: TwilioStore): void {
  router.get('/phone/api/turn/:sid', async (ctx) => {
    const message = store.find(String(ctx.params.sid))
    if (!message) return ctx.throw(404, 'no such message')
    const isInbound = message.direction === 'inbound'
    const customer = isInbound ? message.from : message.to
    if (digitsOf(customer) !== digitsOf(String(ctx.query.customer ?? ''))) return ctx.throw(404, 'no such message')
    const sender = store.findSender(isInbound ? message.to : message.from)
    if (!sender?.inspect) {
      ctx.body = { found: false, reason: 'not_configured' }
      return
    }
    const sid = encodeURIComponent(message.sid)
    const turn = await askProduct(sender.inspect, `turns/by-message/${sid}`, 'turn')
    const isNotice = !isInbound && 'reason' in turn && turn.reason === NOT_THERE
    ctx.body = isNotice ? await askProduct(sender.inspect, `messages/${sid}/origin`, 'origin') : turn
  })
}

const NOT_THERE = 'no_trace_yet'

/** @param name under which the page gets the answer */
async function askProduct(inspect: Inspect, path: string, name: 'turn' | 'origin'): Promise<object> {
  try {
    const response = await fetch(`${inspect.baseUrl.replace(/\/+$/, '')}/v1/${path}`, {
      headers: { authorization: `Bearer ${inspect.token}`, accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(INSPECT_TIMEOUT_MS),
    })
    const text = await response.text()
    if (response.status === 404) return { found: false, reason: NOT_THERE }
    if (!response.ok || text.length > MAX_ANSWER_BYTES) return { found: false, reason: `answered_${response.status}` }
    const answer: unknown = JSON.parse(text)
    return { found: true, [name]: answer }
  } catch {
    return { found: false, reason: 'unreachable' }
  }
}
