import type { ItinerarySheet } from '../../domain/files/itinerary-printer.ts'
import type { Activity, FactQuality, ItineraryV1 } from '../../domain/trips/schemas/index.ts'
import { formatMoney } from '../../lib/money.ts'
import { ITINERARY_WORDS, type ItineraryWords } from './words.ts'

const CREDIT = 'Weather data by Open-Meteo.com (CC BY 4.0)'
const WEATHER_HOST = 'open-meteo.com'
const PRICE = 'Price'
const UNKNOWN = 'Information not available.'
const OWN_LUNCH = 'Lunch where you like'
const OWN_DINNER = 'Dinner where you like'

/** One thing that happens, in words. */
export interface ToldActivity {
  time: string
  kind: string
  name: string
  notes: string[]
  /** Of everybody; '' where none is said. */
  price: string
  fact: FactQuality
  /** How sure it is, in a word: colours alone say nothing to many. */
  sure: string
}

/** An itinerary as it is read: every text of it in the language of its reader, and nothing that is not in its rows. */
export interface ToldItinerary {
  words: ItineraryWords
  shopName: string
  title: string
  /** Dates, version, timezone. */
  subtitle: string
  banner: string | null
  days: { heading: string; activities: ToldActivity[] }[]
  costs: { label: string; amount: string }[]
  /** The total, in US dollars and the reader's own currency. */
  totals: { label: string; amount: string }[]
  advice: string[]
  sources: string[]
  /** What is owed to whoever gave the data away. */
  credit: string | null
  disclaimers: string[]
}

export function tellItinerary({ itinerary, shopName, language }: ItinerarySheet): ToldItinerary {
  const words = ITINERARY_WORDS[language]
  const { intent, version, days, degradation } = itinerary
  const { start, end, tz } = intent.date_window
  const span = `${dateText(start, words)} – ${dateText(end, words)}`
  return {
    ...{ words, shopName },
    title: `${words.title} ${intent.city}`,
    subtitle: `${span} · ${words.version} ${version} · ${words.times} ${tz}`,
    banner: degradation.banner === null ? null : words.banner,
    days: days.map(({ date, activities }) => ({
      heading: dateText(date, words),
      activities: activities.map((activity) => told(activity, words)),
    })),
    ...money(itinerary, words),
    advice: [...new Set(itinerary.advisories.map(({ code }) => words.advice[code] ?? words.otherAdvice))],
    sources: sourcesOf(itinerary, words),
    credit: itinerary.citations.some(({ provenance }) => isOfOpenMeteo(provenance.source_url)) ? CREDIT : null,
    disclaimers: [words.disclaimer, ...rateText(itinerary)],
  }
}

function told({ window, kind, name, notes, locked, fact }: Activity, words: ItineraryWords): ToldActivity {
  const said = notes.map((note) => noteOf(note))
  const price = said.find(({ label }) => label === PRICE)
  const rest = said.filter(({ label }) => label !== PRICE)
  return {
    time: `${window.start}–${window.end}`,
    kind: words.kinds[kind],
    name: nameOf(name, words),
    notes: [
      ...rest.map(({ label, text }) => `${words.notes[label] ?? label}: ${known(text, words)}`),
      ...(locked ? [words.locked] : []),
    ],
    price: price === undefined ? '' : known(price.text, words),
    fact,
    sure: words.facts[fact],
  }
}

function noteOf(note: string): { label: string; text: string } {
  const at = note.indexOf(': ')
  return { label: note.slice(0, at), text: note.slice(at + 2) }
}

function known(text: string, words: ItineraryWords): string {
  return text === UNKNOWN ? words.unknown : text
}

function nameOf(name: string, words: ItineraryWords): string {
  if (name === OWN_LUNCH) return words.ownMeals.lunch
  if (name === OWN_DINNER) return words.ownMeals.dinner
  return known(name, words)
}

function money({ cost_breakdown: cost }: ItineraryV1, words: ItineraryWords) {
  const line = (label: string, cents: number) => ({
    label,
    amount: formatMoney({ amountMinor: cents, currency: 'USD' }),
  })
  const { local } = cost
  return {
    costs: [
      line(words.costs.flights_usd_cents, cost.flights_usd_cents),
      line(words.costs.lodging_usd_cents, cost.lodging_usd_cents),
      line(words.costs.attractions_usd_cents, cost.attractions_usd_cents),
      line(words.costs.transit_usd_cents, cost.transit_usd_cents),
      line(words.costs.daily_spend_usd_cents, cost.daily_spend_usd_cents),
    ],
    totals: [
      line(words.total, cost.total_usd_cents),
      ...(local === null
        ? []
        : [
            {
              label: words.total,
              amount: formatMoney({ amountMinor: local.total_minor, currency: local.currency }),
            },
          ]),
      line(words.perPerson, cost.per_person_usd_cents),
    ],
  }
}

/** Each source once, with the oldest day on which it was asked. */
function sourcesOf({ citations }: ItineraryV1, words: ItineraryWords): string[] {
  const asked = new Map<string, string>()
  for (const { provenance } of citations) {
    const { tool, degraded, fetched_at } = provenance
    const name = Object.entries(words.tools).find(([known]) => known === tool)?.[1] ?? tool
    const quality: FactQuality = degraded === 'fixture' || degraded === 'omitted' ? degraded : 'real'
    const source = `${name} (${words.facts[quality]})`
    const before = asked.get(source)
    if (before === undefined || fetched_at < before) asked.set(source, fetched_at)
  }
  return [...asked]
    .map(([source, at]) => `${source}, ${words.asOf} ${at.slice(0, 16).replace('T', ' ')} UTC`)
    .toSorted((a, b) => a.localeCompare(b, 'en'))
}

/** "FX as-of 2027-01-19": the day of the rate, where one was used. */
function rateText({ cost_breakdown }: ItineraryV1): string[] {
  return cost_breakdown.currency_disclaimer.match(/FX as-of \d{4}-\d\d-\d\d/g) ?? []
}

function isOfOpenMeteo(url: string | undefined): boolean {
  if (url === undefined) return false
  const { hostname } = new URL(url)
  return hostname === WEATHER_HOST || hostname.endsWith(`.${WEATHER_HOST}`)
}

function dateText(date: string, { locale }: ItineraryWords): string {
  const how = { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return new Date(`${date}T00:00:00Z`).toLocaleDateString(locale, how)
}
