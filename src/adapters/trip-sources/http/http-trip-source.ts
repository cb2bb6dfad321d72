import { z } from 'zod'
import { Geo, Timezone, type TripTool } from '../../../domain/trips/schemas/common.ts'
import { Attraction, FXRate, GivenFlight, Lodging, TransitLeg } from '../../../domain/trips/schemas/evidence.ts'
import { JsonObject } from '../../../lib/json.ts'
import { boundedFetch } from '../../bounded-fetch.ts'
import { type HttpReply, httpSender } from '../../http-reply.ts'
import type { Attempt } from '../attempt.ts'

/** Where a source speaks the protocol, and what lets us in. */
export interface TripSourceAccount {
  /** Without a trailing slash. */
  baseUrl: string
  key: string
}

/** Tools that a source may stand behind; the weather has a protocol of its own. */
export type HttpTool = Exclude<TripTool, 'weather'>

const Place = z.strictObject({
  name: z.string().min(1).max(160),
  country: z.string().length(2),
  geo: Geo,
  tz: Timezone,
})

/** What each tool answers with. Where things come from is ours to say. */
export const WIRE_ITEMS = {
  flights: GivenFlight.transform(({ provenance: _, ...flight }) => flight),
  lodging: Lodging.omit({ provenance: true }),
  attractions: Attraction.omit({ provenance: true }),
  transit: TransitLeg.omit({ provenance: true }),
  fx: FXRate.omit({ provenance: true }),
  geocode: Place,
}

const Answer = z.strictObject({
  items: z.array(z.unknown()).max(1_000),
  as_of: z.iso.datetime(),
  source_url: z.url().max(500).optional(),
})

/** A thousand things of a few hundred bytes each. */
const MOST_BYTES = 1_000_000
const RETRY_AFTER_S = 60

/**
 * Tulia's protocol of trip sources, version 1: `POST {base}/v1/{tool}/search` with the request as it stands, `{ items, as_of,
 * source_url? }` back. An item that does not fit makes the whole answer unreadable: half an answer would be told as a whole one.
 */
export function httpTripSource(options: { fetch?: typeof fetch } = {}) {
  const send = httpSender(boundedFetch(MOST_BYTES, options.fetch), JsonObject)
  return async <Found>(
    { tool, found }: { tool: HttpTool; found: z.ZodType<Found> },
    account: TripSourceAccount,
    request: object,
    { signal, timeoutMs }: { signal: AbortSignal; timeoutMs: number },
  ): Promise<Attempt<Found>> => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${account.key}` }
    const init = { method: 'POST' as const, headers, body: JSON.stringify(request) }
    return read(found, await send(`${account.baseUrl}/v1/${tool}/search`, init, timeoutMs, signal))
  }
}

function read<Found>(found: z.ZodType<Found>, reply: HttpReply): Attempt<Found> {
  if (reply.kind === 'no_reply' || reply.status >= 500) return { outcome: 'unavailable', mayPass: true }
  if (reply.status === 429) return { outcome: 'unavailable', mayPass: false, retryAfterS: RETRY_AFTER_S }
  if (reply.status >= 300) return { outcome: 'refused' }
  const answer = reply.kind === 'json' ? Answer.safeParse(reply.body) : null
  const items = answer?.success ? z.array(found).safeParse(answer.data.items) : null
  if (!answer?.success || !items?.success) return { outcome: 'unavailable', mayPass: false }
  return { outcome: 'ok', found: items.data, sourceUrl: answer.data.source_url }
}
