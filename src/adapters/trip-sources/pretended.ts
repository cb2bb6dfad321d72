import { setTimeout as wait } from 'node:timers/promises'
import type { TripTool } from '../../domain/trips/schemas/common.ts'
import type { TripSourceAccount } from './http/http-trip-source.ts'
import type { OpenMeteo } from './open-meteo.ts'

/** A forecast that is away. */
export const NO_FORECAST: OpenMeteo = {
  forecast: async () => ({ outcome: 'unavailable', mayPass: false }),
}

/** A source that is connected and never has an answer. */
export const NOBODY: TripSourceAccount = { baseUrl: 'http://nobody.invalid', key: 'nobody' }
const { host: NOWHERE } = new URL(NOBODY.baseUrl)

/** Calls of one tool take so much longer; they end early where whoever waits for them does. Nobody is never really called. */
export function slowFetch({ tool, ms }: { tool: TripTool; ms: number }, send: typeof fetch = fetch): typeof fetch {
  const place = tool === 'weather' ? '/v1/forecast' : `/v1/${tool}/search`
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    if (url.pathname.endsWith(place)) await wait(ms, undefined, init?.signal ? { signal: init.signal } : {})
    return url.host === NOWHERE ? new Response(null, { status: 503 }) : send(input, init)
  }
}
