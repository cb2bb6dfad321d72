import { BAD_WEATHER } from '../limits.ts'
import type { Violation, WeatherDay } from '../schemas/index.ts'
import { isActivity } from './plan-view.ts'
import { advises, blocks, type Verifier } from './verifier.ts'

/** Nothing outdoors on a day whose forecast is bad. What is only usual in that month advises. */
export const weather: Verifier = {
  name: 'weather',
  day: ({ slots, date, index }, { facts }) => {
    const open = slots
      .filter(({ choice }) => isActivity(choice))
      .map(({ choice }) => ({ choice, indoor: facts.attraction(choice.option_ref)?.indoor ?? choice.features.indoor }))
      .filter(({ indoor }) => indoor !== true)
    if (open.length === 0) return []
    const day = facts.weather(date)
    if (!day) return [advises('weather_unknown', index, { date })]
    return isBad(day) ? open.map(({ choice, indoor }) => judge(day, choice.choice_id, indoor)) : []
  },
}

/** Whether such a day spoils what happens outdoors. */
export function isBad({ precip_prob, wind_kmh }: Pick<WeatherDay, 'precip_prob' | 'wind_kmh'>): boolean {
  return precip_prob >= BAD_WEATHER.precipProb || wind_kmh >= BAD_WEATHER.windKmh
}

function judge(day: WeatherDay, choiceId: string, indoor: boolean | null): Violation {
  const details = { date: day.date, precip_prob: day.precip_prob, wind_kmh: day.wind_kmh, basis: day.basis }
  if (day.basis === 'climate') return advises('bad_climate', choiceId, details)
  return indoor === false ? blocks('bad_weather', choiceId, details) : advises('uncertain_weather', choiceId, details)
}
