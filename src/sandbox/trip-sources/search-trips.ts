import type Router from '@koa/router'
import { z } from 'zod'
import { answerRequest, type FaultDialect, HTML_503 } from '../request-faults.ts'
import type { Runtime } from '../runtime.ts'
import { type Reply, readJson } from '../wire.ts'
import type { TripStore } from './index.ts'

const MOST_ASKED = 10_000
const PRICES = ['price_usd_cents', 'price_per_night_usd_cents', 'est_price_usd_cents']
const REFS = ['flight_id', 'lodging_id', 'id']

const DIALECT: FaultDialect = {
  http_429: () => ({ status: 429, body: { error: 'too many' }, headers: { 'retry-after': '60' } }),
  http_500: () => ({ status: 500, body: { error: 'internal' } }),
  http_503_html: () => ({ status: 503, body: HTML_503, type: 'text/html' }),
  redirect_inside: () => ({ status: 302, body: '', headers: { location: 'http://127.0.0.1:1/latest/meta-data' } }),
}

/** `POST /v1/{tool}/search`, the protocol of trip sources that Tulia speaks. */
export function searchTripRoutes(router: Router, runtime: Runtime, store: TripStore): void {
  router.post('/trips/v1/:tool/search', async (ctx) => {
    const tool = String(ctx.params.tool)
    const request = z.looseObject({}).safeParse(await readJson(ctx.req))
    await answerRequest(runtime, ctx, {
      target: 'trips.search',
      dialect: DIALECT,
      accept: async (fault) => {
        if (store.key !== null && ctx.get('authorization') !== `Bearer ${store.key}`) return problem(401, 'unknown key')
        if (!request.success) return problem(400, 'the body is no object')
        store.asked = [...store.asked, { tool, request: request.data }].slice(-MOST_ASKED)
        const items = await store.answer(tool, request.data)
        if (items === null) return problem(404, `there is no ${tool}`)
        const told = fault?.kind === 'empty' ? [] : items.flatMap((item) => asSet(store, { ...item }))
        return { status: 200, body: { items: told, as_of: runtime.now().toISOString() } }
      },
    })
  })
}

function problem(status: number, error: string): Reply {
  return { status, body: { error } }
}

/** An item as the switches have it: dearer, closed, or gone. */
function asSet({ percents, closed, withdrawn }: TripStore, item: Record<string, unknown>): Record<string, unknown>[] {
  const ref = REFS.map((name) => item[name]).find((value) => typeof value === 'string')
  if (typeof ref !== 'string') return [item]
  if (withdrawn.has(ref)) return []
  const percent = percents.get(ref) ?? 100
  for (const name of PRICES) {
    const price = item[name]
    if (typeof price === 'number') item[name] = Math.round((price * percent) / 100)
  }
  return [closed.has(ref) ? { ...item, opening_hours: {} } : item]
}
