import { parse } from 'yaml'
import { z } from 'zod'
import type { Airport } from '../../src/domain/trips/schemas/evidence.ts'
import { SupplyRow } from '../../src/domain/trips/schemas/supply.ts'
import { readTable } from './read-table.ts'
import { readDays } from './read-week.ts'

const Season = z.array(z.int()).length(12)
const FlightsFile = z.strictObject({
  season: z.object({ default: Season }).catchall(Season),
  routes: z.string(),
})

/** The schedules of `fixtures/trips/flights.yaml`: each route there and back. Throws with what is wrong. */
export function readFlights(text: string, airports: readonly Airport[]): SupplyRow[] {
  const { season, routes } = FlightsFile.parse(parse(text))
  const zones = new Map(airports.map(({ iata, tz }) => [iata, tz]))
  const numbers = new Map<string, number>()
  const nextNumber = (code: string): string => {
    const number = (numbers.get(code) ?? 100) + 1
    numbers.set(code, number)
    return `${code}${number}`
  }
  return readTable(routes, { least: 10, most: 10 }).flatMap(
    ([airline, code = '', from = '', to = '', minutes, tier, usd, out = '', back = '', days = '']) => {
      const common = {
        ...{ airline, tier, duration_seconds: Number(minutes) * 60, days: readDays(days) },
        ...{ price_usd_cents: Number(usd) * 100, season_percent: season[to] ?? season.default },
      }
      const way = (origin: string, dest: string) => (departs: string) => {
        const data = { ...common, origin, dest, departs, origin_tz: zones.get(origin) }
        return SupplyRow.parse({ kind: 'flight', key: `${origin}-${dest}`, ref: nextNumber(code), data })
      }
      return [...out.split(' ').map(way(from, to)), ...back.split(' ').map(way(to, from))]
    },
  )
}
