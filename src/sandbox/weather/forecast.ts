import type Router from '@koa/router'
import { z } from 'zod'
import { answerRequest, type FaultDialect, HTML_503 } from '../request-faults.ts'
import type { Runtime } from '../runtime.ts'
import type { Reply } from '../wire.ts'
import type { WeatherStore } from './index.ts'
import { WeatherSetting } from './schemas.ts'

const MOST_ASKED = 10_000
const DAY_MS = 86_400_000
const DAYS_AHEAD = 15
const DAYS_BACK = 92
const UNITS = {
  time: 'iso8601',
  temperature_2m_max: '°C',
  temperature_2m_min: '°C',
  precipitation_probability_max: '%',
  wind_speed_10m_max: 'km/h',
}

const Query = z.object({
  latitude: z.coerce.number().min(-90).max(90),
  longitude: z.coerce.number().min(-180).max(180),
  daily: z.string(),
  timezone: z.string(),
  wind_speed_unit: z.literal('kmh'),
  start_date: z.iso.date(),
  end_date: z.iso.date(),
})
type Query = z.infer<typeof Query>

const DIALECT: FaultDialect = {
  http_429: () => refused(429, 'Minutely API request limit exceeded. Please try again in one minute.'),
  http_500: () => refused(500, 'Internal Server Error'),
  http_503_html: () => ({ status: 503, body: HTML_503, type: 'text/html' }),
}

/** `GET /v1/forecast`, as Open-Meteo answers it for the daily figures that trips ask for. */
export function forecastRoutes(router: Router, runtime: Runtime, store: WeatherStore): void {
  router.get('/weather/v1/forecast', async (ctx) => {
    await answerRequest(runtime, ctx, {
      target: 'weather.forecast',
      dialect: DIALECT,
      accept: () => {
        store.asked = [...store.asked, ctx.querystring].slice(-MOST_ASKED)
        const query = Query.safeParse(ctx.query)
        return query.success ? answerOf(query.data, store, runtime.now()) : refused(400, z.prettifyError(query.error))
      },
    })
  })
}

function answerOf(query: Query, store: WeatherStore, now: Date): Reply {
  const first = dayOf(now.getTime() - DAYS_BACK * DAY_MS)
  const last = store.last ?? dayOf(now.getTime() + DAYS_AHEAD * DAY_MS)
  if (query.start_date < first || query.end_date > last) {
    const name = query.end_date > last ? 'end_date' : 'start_date'
    return refused(400, `Parameter '${name}' is out of allowed range from ${first} to ${last}`)
  }
  const time = daysBetween(query.start_date, query.end_date)
  const days = time.map((date) => store.days.get(date) ?? WeatherSetting.parse({ date, rain: 10 }))
  return {
    status: 200,
    body: {
      latitude: query.latitude,
      longitude: query.longitude,
      generationtime_ms: 0.1,
      utc_offset_seconds: 0,
      timezone: query.timezone,
      timezone_abbreviation: 'GMT',
      elevation: 0,
      daily_units: UNITS,
      daily: {
        time,
        temperature_2m_max: days.map(({ high }) => high),
        temperature_2m_min: days.map(({ low }) => low),
        precipitation_probability_max: days.map(({ rain }) => rain),
        wind_speed_10m_max: days.map(({ windKmh }) => windKmh),
      },
    },
  }
}

function refused(status: number, reason: string): Reply {
  return { status, body: { error: true, reason } }
}

function daysBetween(start: string, end: string): string[] {
  const days: string[] = []
  for (let at = Date.parse(start); at <= Date.parse(end); at += DAY_MS) days.push(dayOf(at))
  return days
}

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10)
}
