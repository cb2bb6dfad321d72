import type Router from '@koa/router'
import type { Runtime } from '../runtime.ts'
import { forecastRoutes } from './forecast.ts'
import { WeatherHorizon, WeatherSetting } from './schemas.ts'

/** What a test or the demo can do with the fake weather service. */
export interface WeatherControls {
  /** "Make Saturday wet": replaces what that day is like, everywhere. */
  setDay(setting: WeatherSetting): Promise<void>
  setHorizon(horizon: WeatherHorizon): Promise<void>
  /** Every day is fine again, and the horizon where it was. */
  clear(): Promise<void>
  /** The queries so far, oldest first. */
  asked(): Promise<string[]>
}

export interface WeatherStore {
  days: Map<string, Required<WeatherSetting>>
  last: string | null
  asked: string[]
}

/** Mounts the fake weather service on `router`. */
export function mountWeather(router: Router, runtime: Runtime): WeatherControls {
  const store: WeatherStore = { days: new Map(), last: null, asked: [] }
  forecastRoutes(router, runtime, store)
  return {
    async setDay(setting) {
      store.days.set(setting.date, WeatherSetting.parse(setting))
    },
    async setHorizon(horizon) {
      store.last = WeatherHorizon.parse(horizon).last
    },
    async clear() {
      store.days.clear()
      store.last = null
    },
    asked: async () => [...store.asked],
  }
}
