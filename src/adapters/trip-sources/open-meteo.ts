import { z } from 'zod'
import type { WeatherDay } from '../../domain/trips/schemas/evidence.ts'
import type { WeatherRequest } from '../../domain/trips/sources.ts'
import { JsonObject } from '../../lib/json.ts'
import { boundedFetch } from '../bounded-fetch.ts'
import { type HttpReply, httpSender, type SendRequest } from '../http-reply.ts'
import type { Attempt } from './attempt.ts'

export type ForecastDay = Omit<WeatherDay, 'provenance'>

export interface OpenMeteo {
  /** Days that are not forecast, because they lie too far ahead or for want of a figure, are left out. */
  forecast(request: WeatherRequest, signal: AbortSignal, timeoutMs: number): Promise<Attempt<ForecastDay>>
}

/** A week is less than a kilobyte. */
const MOST_BYTES = 200_000
const FIELDS = ['temperature_2m_max', 'temperature_2m_min', 'precipitation_probability_max', 'wind_speed_10m_max']
const Figures = z.array(z.number().nullable())
const Answer = z.object({
  daily: z.object({
    time: z.array(z.iso.date()),
    temperature_2m_max: Figures,
    temperature_2m_min: Figures,
    precipitation_probability_max: Figures,
    wind_speed_10m_max: Figures,
  }),
})
/** Said of a day past the forecast: the last day that there is one for stands in it. */
const OUT_OF_RANGE = /out of allowed range from \S+ to (\d{4}-\d{2}-\d{2})/

/**
 * Forecasts of Open-Meteo. What it says of days too far ahead is no failure: what lies before is asked for again.
 * @param options.apiKey for its host of customers; without one the use must not be commercial
 */
export function openMeteo(options: { baseUrl: string; apiKey: string | null; fetch?: typeof fetch }): OpenMeteo {
  const send = httpSender(boundedFetch(MOST_BYTES, options.fetch), JsonObject)
  const ask = async (request: WeatherRequest, signal: AbortSignal, timeoutMs: number) =>
    read(await askOnce(send, options, request, signal, timeoutMs), options.baseUrl)
  return {
    async forecast(request, signal, timeoutMs) {
      const answer = await ask(request, signal, timeoutMs)
      if (answer.outcome !== 'too_far') return answer
      const dates = request.dates.filter((date) => date <= answer.last)
      if (dates.length === 0) return { outcome: 'ok', found: [] }
      const sooner = await ask({ ...request, dates }, signal, timeoutMs)
      return sooner.outcome === 'too_far' ? { outcome: 'ok', found: [] } : sooner
    },
  }
}

function askOnce(
  send: SendRequest,
  { baseUrl, apiKey }: { baseUrl: string; apiKey: string | null },
  { lat, lon, dates, tz }: WeatherRequest,
  signal: AbortSignal,
  timeoutMs: number,
): Promise<HttpReply> {
  const sorted = dates.toSorted()
  const query = new URLSearchParams({
    latitude: lat.toFixed(6),
    longitude: lon.toFixed(6),
    daily: FIELDS.join(','),
    timezone: tz,
    wind_speed_unit: 'kmh',
    start_date: sorted[0] ?? '',
    end_date: sorted.at(-1) ?? '',
    ...(apiKey !== null && { apikey: apiKey }),
  })
  const init = { method: 'GET' as const, headers: { accept: 'application/json' } }
  return send(`${baseUrl}/v1/forecast?${query}`, init, timeoutMs, signal)
}

function read(reply: HttpReply, sourceUrl: string): Attempt<ForecastDay> | { outcome: 'too_far'; last: string } {
  if (reply.kind !== 'json' || reply.status >= 500) return { outcome: 'unavailable', mayPass: true }
  // Who asks too often is not helped by asking again.
  if (reply.status === 429) return { outcome: 'unavailable', mayPass: false, retryAfterS: 60 }
  if (reply.status !== 200) {
    const last = OUT_OF_RANGE.exec(String(reply.body.reason ?? ''))?.[1]
    return last === undefined ? { outcome: 'refused' } : { outcome: 'too_far', last }
  }
  const answer = Answer.safeParse(reply.body)
  if (!answer.success) return { outcome: 'unavailable', mayPass: false }
  return { outcome: 'ok', found: daysOf(answer.data), sourceUrl }
}

function daysOf({ daily }: z.infer<typeof Answer>): ForecastDay[] {
  return daily.time.flatMap((date, at): ForecastDay[] => {
    const high = daily.temperature_2m_max[at] ?? null
    const low = daily.temperature_2m_min[at] ?? null
    const rain = daily.precipitation_probability_max[at] ?? null
    const wind = daily.wind_speed_10m_max[at] ?? null
    if (high === null || low === null || rain === null || wind === null) return []
    const precip_prob = Math.min(1, Math.max(0, rain / 100))
    return [{ date, precip_prob, wind_kmh: wind, temp_c_high: high, temp_c_low: low, basis: 'forecast' }]
  })
}
