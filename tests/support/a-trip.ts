import {
  Attraction,
  type Choice,
  type ChoiceKind,
  choiceCost,
  createFactBook,
  type FactBook,
  FactData,
  FlightOption,
  IntentV1,
  Lodging,
  OWN_CHOICE_MEAL,
  PlanV1,
  type Provenance,
  TransitLeg,
  WeatherDay,
} from '../../src/domain/trips/index.ts'

/** Tuesday to Friday. */
export const DATES = ['2027-02-02', '2027-02-03', '2027-02-04', '2027-02-05'] as const
export const TZ = 'Africa/Nairobi'

export const LIVE: Provenance = {
  source: 'tool',
  tool: 'test',
  fetched_at: '2027-01-20T00:00:00Z',
  cache_hit: false,
  response_digest: 'a'.repeat(64),
  degraded: null,
}

export const SEA = { lat: -4.279, lon: 39.594 }
const ALL_DAY = [{ start: '08:00', end: '22:00' }]
export const EVERY_DAY = { 0: ALL_DAY, 1: ALL_DAY, 2: ALL_DAY, 3: ALL_DAY, 4: ALL_DAY, 5: ALL_DAY, 6: ALL_DAY }

type Given<Fact> = Partial<Fact> & Record<string, unknown>

export function anAttraction(id: string, over: Given<Attraction> = {}): Attraction {
  return Attraction.parse({
    id,
    name: `Place ${id}`,
    venue_type: 'other',
    indoor: true,
    kid_friendly: true,
    opening_hours: EVERY_DAY,
    location: SEA,
    est_price_usd_cents: 1_000,
    tz: TZ,
    provenance: LIVE,
    ...over,
  })
}

/** From NBO to UKA and back; times are those of clocks in Nairobi. */
export function aFlight(id: string, date: string, leaves: string, lands: string, over: Given<FlightOption> = {}) {
  const at = (clock: string) => new Date(`${date}T${clock}:00+03:00`).toISOString()
  return FlightOption.parse({
    flight_id: id,
    origin: 'NBO',
    dest: 'UKA',
    departure: at(leaves),
    arrival: at(lands),
    duration_seconds: (Date.parse(at(lands)) - Date.parse(at(leaves))) / 1_000,
    price_usd_cents: 9_000,
    overnight: false,
    tier: 'budget',
    provenance: LIVE,
    ...over,
  })
}

export function aLodging(id: string, over: Given<Lodging> = {}): Lodging {
  return Lodging.parse({
    lodging_id: id,
    name: `House ${id}`,
    geo: SEA,
    price_per_night_usd_cents: 5_000,
    tier: 'mid',
    kid_friendly: true,
    provenance: LIVE,
    ...over,
  })
}

export function aLeg(over: Given<TransitLeg> = {}): TransitLeg {
  const far = { lat: -4.05, lon: 39.66 }
  return TransitLeg.parse({
    mode: 'metro',
    from_geo: SEA,
    to_geo: far,
    duration_seconds: 1_200,
    price_usd_cents: 100,
    provenance: LIVE,
    ...over,
  })
}

export function aDayOfWeather(date: string, over: Given<WeatherDay> = {}): WeatherDay {
  return WeatherDay.parse({
    date,
    precip_prob: 0.1,
    wind_kmh: 10,
    temp_c_high: 30,
    temp_c_low: 24,
    basis: 'forecast',
    provenance: LIVE,
    ...over,
  })
}

export function anIntent(over: Record<string, unknown> = {}): IntentV1 {
  return IntentV1.parse({
    city: 'Diani',
    date_window: { start: DATES[0], end: DATES[3], tz: TZ },
    budget_usd_cents: 100_000,
    airports: ['UKA'],
    origin: 'NBO',
    ...over,
  })
}

/** Enough for `aPlan`; lists given replace those here. */
export function someFacts(over: Partial<Record<keyof FactData, unknown>> = {}): FactBook {
  return createFactBook(
    FactData.parse({
      destination: null,
      airports: [
        { iata: 'NBO', name: 'Nairobi', geo: { lat: -1.31924, lon: 36.9278 }, tz: TZ },
        { iata: 'UKA', name: 'Ukunda', geo: SEA, tz: TZ },
      ],
      flights: [
        aFlight('out', DATES[0], '09:00', '10:00'),
        aFlight('back', DATES[3], '17:00', '18:00', { origin: 'UKA', dest: 'NBO' }),
      ],
      lodging: [aLodging('inn')],
      attractions: ['a', 'b', 'c', 'd'].map((id) => anAttraction(id)),
      weather: DATES.map((date) => aDayOfWeather(date)),
      transit: [],
      fx: [{ from: 'USD', to: 'KES', rate: 129.5, as_of: '2027-01-19', provenance: LIVE }],
      daily_spend: [{ tier: 'mid', usd_cents: 2_000, provenance: LIVE }],
      holidays: [],
      ...over,
    }),
  )
}

/** What stands in a slot: kind, option and window "09:30-12:00". */
export type Line = readonly [kind: ChoiceKind, ref: string, window: string]

export const NIGHT: Line = ['lodging', 'inn', '21:00-07:00']
export const OUT: Line = ['flight', 'out', '09:00-10:00']
export const BACK: Line = ['flight', 'back', '17:00-18:00']

/** Nothing is wrong with it. */
export const GOOD_DAYS: readonly (readonly Line[])[] = [
  [OUT, ['attraction', 'a', '15:30-17:30'], ['meal', OWN_CHOICE_MEAL, '19:00-20:00'], NIGHT],
  [['attraction', 'b', '09:30-12:00'], ['meal', OWN_CHOICE_MEAL, '12:00-13:00'], NIGHT],
  [['attraction', 'c', '09:30-12:00'], NIGHT],
  [['attraction', 'd', '09:00-11:00'], BACK],
]

/** A plan of these lines, each priced as its fact says. Ids of choices are "d1s2:ref". */
export function aPlan(days: readonly (readonly Line[])[], facts: FactBook, intent: IntentV1 = anIntent()): PlanV1 {
  return PlanV1.parse({
    rng_seed: 1,
    assumptions: { daily_spend_est_cents: facts.data.daily_spend[0]?.usd_cents ?? 0 },
    days: days.map((lines, day) => ({
      date: DATES[day],
      slots: lines.map((line, slot) => slotOf(line, `d${day + 1}s${slot + 1}`, facts, intent)),
    })),
  })
}

function slotOf([kind, option_ref, window]: Line, slot_id: string, facts: FactBook, intent: IntentV1) {
  const [start = '', end = ''] = window.split('-')
  const choice: Choice = {
    choice_id: `${slot_id}:${option_ref}`,
    kind,
    option_ref,
    features: { cost_usd_cents: choiceCost({ kind, option_ref }, facts, intent.party) ?? 0, indoor: null },
    provenance: LIVE,
  }
  return { slot_id, window: { start, end }, choices: [choice] }
}
