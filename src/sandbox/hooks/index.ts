import type Router from '@koa/router'
import { answerRequest, type FaultDialect, HTML_503 } from '../request-faults.ts'
import type { Runtime } from '../runtime.ts'
import { readText } from '../wire.ts'
import type { HookFilter, ReceivedHook } from './schemas.ts'

/** What a test or the demo can ask of the programs that are told of a shop's facts. */
export interface HookControls {
  /** What has arrived, the oldest first; requests that a fault turned away are not among it. */
  received(filter?: HookFilter): Promise<ReceivedHook[]>
}

const MOST = 10_000

/** Faults that are plain answers. */
const DIALECT: FaultDialect = {
  http_410: () => ({ status: 410, body: 'Gone' }),
  http_429: () => ({ status: 429, body: 'Too Many Requests', headers: { 'retry-after': '60' } }),
  http_500: () => ({ status: 500, body: 'Internal Server Error' }),
  http_503_html: () => ({ status: 503, body: HTML_503, type: 'text/html' }),
  redirect_inside: () => ({ status: 302, body: '', headers: { location: 'http://127.0.0.1:1/latest/meta-data' } }),
}

/** Mounts a program of a shop's own at `POST /hooks/<any name>`: it keeps what it is told, whoever says it. */
export function mountHooks(router: Router, runtime: Runtime): HookControls {
  const kept: ReceivedHook[] = []
  router.post('/hooks/:name', async (ctx) => {
    const name = String(ctx.params.name)
    const body = await readText(ctx.req)
    const headers = Object.fromEntries(Object.entries(ctx.headers).map(([key, value]) => [key, String(value)]))
    await answerRequest(runtime, ctx, {
      target: 'hooks.receive',
      subject: { to: name },
      dialect: DIALECT,
      accept: () => {
        kept.push({ name, headers, body, at: runtime.now().toISOString() })
        if (kept.length > MOST) kept.shift()
        return { status: 200, body: { ok: true } }
      },
    })
  })
  return { received: async ({ name } = {}) => kept.filter((one) => name === undefined || one.name === name) }
}
