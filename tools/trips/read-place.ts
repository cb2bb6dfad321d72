import { parse } from 'yaml'
import { z } from 'zod'
import { Geo } from '../../src/domain/trips/schemas/common.ts'
import { NewDestination, SupplyRow } from '../../src/domain/trips/schemas/supply.ts'
import { closedDates, readClosures } from './read-closures.ts'
import { readTable } from './read-table.ts'
import { readWeek } from './read-week.ts'

const Usd = z.number().positive()
const TIERS = ['budget', 'mid', 'luxury'] as const

const PlaceFile = z.strictObject({
  city: z.string(),
  also: z.array(z.string()).default([]),
  country: z.string(),
  geo: z.tuple([z.number(), z.number()]),
  tz: z.string(),
  currency: z.string(),
  airports: z.array(z.string()),
  overland: z.boolean().default(false),
  daily_spend_usd: z.strictObject({ budget: Usd, mid: Usd, luxury: Usd }),
  climate: z.string(),
  venues: z.string(),
  lodgings: z.string(),
})

const VENUE_TYPES: Record<string, 'museum' | 'park' | 'temple' | 'other'> = {
  museum: 'museum',
  park: 'park',
  temple: 'temple',
  other: 'other',
  // Who eats there looks for food, not for a kind of building.
  meal: 'other',
}
const INDOOR: Record<string, boolean | null> = { in: true, out: false, '?': null }
const KIDS: Record<string, boolean | null> = { kids: true, adults: false, '?': null }

/** One destination of `fixtures/trips/places`, as rows of supply without its flights. Throws with what is wrong and where. */
export function readPlace(text: string): { destination: NewDestination; rows: SupplyRow[] } {
  const place = PlaceFile.parse(parse(text))
  const [lat, lon] = place.geo
  const { city, also, country, tz, currency, airports, overland } = place
  const destination = NewDestination.parse({ city, also, country, geo: { lat, lon }, tz, currency, airports, overland })
  const rows = [...venueRows(place), ...lodgingRows(place), ...climateRows(place), ...spendRows(place)]
  return { destination, rows: rows.map((row) => read(row)) }
}

type Place = z.infer<typeof PlaceFile>

function venueRows({ city, tz, venues }: Place): object[] {
  return readTable(venues, { least: 9, most: 10 }).map(
    ([name = '', type = '', indoor = '', kids = '', at = '', hours = '', usd = '', themes = '', minutes, closed]) => {
      const parts = (closed ?? '').split(';').map((part) => part.trim())
      const closures = readClosures(parts.filter((part) => part !== 'PH off').join(';'))
      const data = {
        ...{ name, venue_type: VENUE_TYPES[type], indoor: INDOOR[indoor], kid_friendly: KIDS[kids], tz },
        ...{ opening_hours: readWeek(hours), location: pointOf(at), est_price_usd_cents: centsOf(usd) },
        ...{ themes: themes.split(','), typical_minutes: Number(minutes) },
        ...{ closed_on_holidays: parts.includes('PH off'), blackout_dates: closedDates(closures) },
      }
      return { kind: 'attraction', key: city, ref: refOf(city, name), data }
    },
  )
}

function lodgingRows({ city, lodgings }: Place): object[] {
  return readTable(lodgings, { least: 9, most: 10 }).map(
    ([name = '', tier, usd = '', at = '', kids = '', room_type, rules = '', nights, guests, closed]) => {
      const data = {
        ...{ name, tier, room_type, geo: pointOf(at), kid_friendly: KIDS[kids] },
        ...{ price_per_night_usd_cents: centsOf(usd), house_rules: rules === '-' ? [] : rules.split(',') },
        ...{ min_nights: Number(nights), max_guests: Number(guests), closed: readClosures(closed ?? '').seasons },
      }
      return { kind: 'lodging', key: city, ref: refOf(city, name), data }
    },
  )
}

function climateRows({ city, climate }: Place): object[] {
  const months = climate.trim().split(/\s+/)
  if (months.length !== 12) throw new Error(`${city} has the climate of ${months.length} months`)
  return months.map((month, at) => {
    const [temp_c_high, temp_c_low, precip_prob, wind_kmh] = month.split('/').map(Number)
    const data = { temp_c_high, temp_c_low, precip_prob, wind_kmh }
    return { kind: 'climate', key: city, ref: String(at + 1).padStart(2, '0'), data }
  })
}

function spendRows({ city, daily_spend_usd }: Place): object[] {
  return TIERS.map((tier) => {
    return { kind: 'daily_spend', key: city, ref: tier, data: { tier, usd_cents: daily_spend_usd[tier] * 100 } }
  })
}

function read(row: object): SupplyRow {
  const known = SupplyRow.safeParse(row)
  if (known.success) return known.data
  throw new Error(`${'ref' in row ? row.ref : ''}: ${z.prettifyError(known.error)}`)
}

/** A name as part of an id: "nairobi:karen-farmhouse-museum". */
function refOf(city: string, name: string): string {
  return `${slugOf(city)}:${slugOf(name)}`
}

function slugOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/[^\x20-\x7e]/g, '')
  return plain
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

function pointOf(text: string): Geo {
  const [lat, lon] = text.split(',').map(Number)
  return Geo.parse({ lat, lon })
}

function centsOf(usd: string): number {
  return Math.round(Number(usd) * 100)
}
