import { Stream } from 'node:stream'
import type { Context, Middleware } from 'koa'
import { z } from 'zod'

/** Where requests are counted. */
export interface RequestFigures {
  answered(request: { route: string; method: string; status: number; seconds: number }): void
  /** Streams of events that began (1) or ended (-1). */
  streams(change: 1 | -1): void
}

/** What the router leaves: the name of a route of the contract, or else its path as it was written. */
const Matched = z.object({ _matchedRouteName: z.string().optional(), _matchedRoute: z.string().optional() })

/** Measures every request by its route, never by its address, until its answer begins; a stream until it ends counts as open. */
export function measureRequests(figures: RequestFigures): Middleware {
  return async (http, next) => {
    const from = performance.now()
    await next()
    const seconds = (performance.now() - from) / 1_000
    figures.answered({ route: routeOf(http), method: http.method, status: http.status, seconds })
    if (!http.response.is('text/event-stream') || !(http.body instanceof Stream.Readable)) return
    figures.streams(1)
    http.res.once('close', () => figures.streams(-1))
  }
}

function routeOf(http: Context): string {
  const { _matchedRouteName: name, _matchedRoute: path } = Matched.parse(http)
  return name ?? path ?? 'none'
}
