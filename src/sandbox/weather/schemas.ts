import { z } from 'zod'

/** The weather of one day, wherever it is asked for. */
export const WeatherSetting = z.strictObject({
  date: z.iso.date(),
  /** Percent; null: the service does not know it. */
  rain: z.number().min(0).max(100).nullable(),
  windKmh: z.number().min(0).default(12),
  high: z.number().default(27),
  low: z.number().default(19),
})
export type WeatherSetting = z.input<typeof WeatherSetting>

/** The last day that there is a forecast for; null: fifteen days from today. */
export const WeatherHorizon = z.strictObject({ last: z.iso.date().nullable() })
export type WeatherHorizon = z.infer<typeof WeatherHorizon>
