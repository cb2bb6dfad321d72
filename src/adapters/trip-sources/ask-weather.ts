import { TRIP_TIMES } from '../../domain/trips/limits.ts'
import { type Provenance, WeatherDay } from '../../domain/trips/schemas/index.ts'
import type { SourceAnswer, SourceCall, WeatherRequest } from '../../domain/trips/sources.ts'
import { canonicalJson } from '../../lib/canonical-json.ts'
import { parseJson } from '../../lib/parse-json.ts'
import { sha256 } from '../../lib/sha256.ts'
import type { AskDeps } from './ask-kept.ts'
import { type AttemptTimes, attemptGuarded } from './attempt.ts'
import type { OneFlight } from './one-flight.ts'
import type { OpenMeteo } from './open-meteo.ts'
import { noAnswer, tell } from './tell.ts'

/** A forecast of last week is worth less than what is usual. */
const STALE_SECONDS = 2 * 24 * 3_600

interface KeptDay {
  day: WeatherDay
  isFresh: boolean
}

/**
 * The weather of some days: what is kept is told, and one request asks for all the other days of a trip. Each day is kept for itself,
 * so that trips that share days share answers. Days that nobody forecasts are left out: they are not told as if they were.
 */
export async function askWeather(
  deps: AskDeps & { openMeteo: OpenMeteo; joined: OneFlight },
  asked: WeatherRequest,
  { tenantId }: Pick<SourceCall, 'tenantId'>,
): Promise<SourceAnswer<WeatherDay>> {
  const request = { ...asked, lat: sixDecimals(asked.lat), lon: sixDecimals(asked.lon) }
  const kept = await readDays(deps, request, tenantId)
  const missing = request.dates.filter((date) => !kept.get(date)?.isFresh)
  if (missing.length === 0) deps.log.info('trip_source', { tool: 'weather', outcome: 'kept', ms: 0 })
  const open = { ...request, dates: missing }
  const flight = `${tenantId} ${canonicalJson(open)}`
  const answer = missing.length === 0 ? null : await deps.joined(flight, () => ask(deps, open, tenantId))
  if (answer !== null && answer.outcome !== 'ok' && kept.size === 0) return answer
  const live = new Map((answer?.items ?? []).map((day) => [day.date, day]))
  const items = request.dates.flatMap((date) => live.get(date) ?? told(kept.get(date)) ?? [])
  const isStale = items.some(({ provenance }) => provenance.degraded === 'cache')
  const provenance = answer?.provenance ?? items[0]?.provenance ?? null
  const later = answer?.retry_after_s === undefined ? {} : { retry_after_s: answer.retry_after_s }
  return { outcome: 'ok', items, provenance, degraded: isStale ? 'cache' : null, ...later }
}

async function ask(
  deps: AskDeps & { openMeteo: OpenMeteo; times: AttemptTimes },
  request: WeatherRequest,
  tenantId: string,
): Promise<SourceAnswer<WeatherDay>> {
  const began = performance.now()
  const answer = await attemptGuarded(deps.resilience, {
    ...{ tool: 'weather', tenantId, times: deps.times },
    attempt: (signal, timeoutMs) => deps.openMeteo.forecast(request, signal, timeoutMs),
  })
  const ms = Math.round(performance.now() - began)
  deps.log.info('trip_source', { tool: 'weather', outcome: answer.outcome, days: request.dates.length, ms })
  if (answer.outcome !== 'ok') {
    return noAnswer(answer.outcome, answer.outcome === 'unavailable' ? answer.retryAfterS : undefined)
  }
  const now = deps.clock.now()
  const found = answer.found.filter(({ date }) => request.dates.includes(date))
  const from = { tool: 'weather', now, degraded: null, sourceUrl: answer.sourceUrl } as const
  const told = tell(found, { ...from, refOf: ({ date }) => date })
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1_000)
  const freshUntil = after(TRIP_TIMES.weatherTtlSeconds)
  const keepUntil = after(TRIP_TIMES.weatherTtlSeconds + STALE_SECONDS)
  const facts = told.items.map((day) => {
    return { key: keyOf(request, day.date), text: JSON.stringify(day), freshUntil, keepUntil }
  })
  if (facts.length > 0) await deps.cache.write(tenantId, facts)
  return told
}

async function readDays(
  { cache, clock }: AskDeps,
  request: WeatherRequest,
  tenantId: string,
): Promise<Map<string, KeptDay>> {
  const keys = new Map(request.dates.map((date) => [date, keyOf(request, date)]))
  const kept = await cache.read(tenantId, [...keys.values()])
  const days = new Map<string, KeptDay>()
  for (const [date, key] of keys) {
    const fact = kept.get(key)
    const day = fact && WeatherDay.safeParse(parseJson(fact.text))
    if (fact && day?.success) days.set(date, { day: day.data, isFresh: fact.freshUntil > clock.now() })
  }
  return days
}

function told(kept: KeptDay | undefined): WeatherDay | null {
  if (kept === undefined) return null
  const degraded = kept.isFresh ? null : 'cache'
  const provenance: Provenance = { ...kept.day.provenance, cache_hit: true, degraded }
  return { ...kept.day, provenance }
}

function keyOf({ lat, lon }: Pick<WeatherRequest, 'lat' | 'lon'>, date: string): string {
  return `weather:${sha256(canonicalJson({ lat, lon, date }))}`
}

function sixDecimals(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6
}
