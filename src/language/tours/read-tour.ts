import { addDays } from '../../lib/calendar.ts'
import type { Token } from '../span.ts'
import { tokenise } from '../text/tokenise.ts'
import { budgetSaid } from '../trips/budget-said.ts'
import { daysSaid } from '../trips/days-said.ts'
import { partySaid } from '../trips/party-said.ts'
import { writtenDates } from '../trips/written-dates.ts'
import { type Mention, placeMentions } from './place-mentions.ts'
import { type SaidWish, tourWishesSaid } from './tour-wishes-said.ts'
import { NUMBER, wholeNumberOf } from './whole-numbers.ts'

/** What a text can be held against: the names its trip may use. */
export interface TourNames {
  places: readonly string[]
  regions: readonly string[]
  /** Where links begin or end: one may set off from there. */
  ends: readonly string[]
  cuisines: readonly string[]
  /** The first day in the data: a date that says no year is not before it. */
  since: string | null
}

/** A tour as a text says it; what it does not say is in `missing`. */
export interface SaidTour {
  intent: {
    origin?: string
    dest?: { kind: 'city' | 'region'; name: string }
    dates?: string[]
    stops: number
    party: { adults: number; children: number }
    budget: { amount_minor: number; currency: string } | null
    wishes: SaidWish[]
  }
  missing: ('origin' | 'dest' | 'dates')[]
}

const LEAVING =
  /\b(?:from|depart\w*|leav\w*|start\w*|begin\w*|originat\w*|(?:set\w*|tak\w*|head\w*) (?:off|out)|based|living|live|home)(?:\s+(?:point|in|is|from|at|out of|of|city|the city of|will be))*\s*$/i
const STOPS = new RegExp(
  `\\b(${NUMBER}|a pair of|a couple of)\\s+(?:\\w+\\s+){0,2}(?:cities|towns|places|stops|destinations|locations)\\b`,
  'i',
)
/** A name that says so little before it says where one comes from, in characters. */
const NEAR = 40
const MOST_DAYS = 366

/** Reads a round trip asked for in English against the names the data knows. */
export function readTour(text: string, names: TourNames): SaidTour {
  const mentions = placeMentions(text, [...names.places, ...names.regions, ...names.ends])
  const leaving = mentions.find(({ start }) => LEAVING.test(text.slice(Math.max(0, start - NEAR), start)))
  const counted = STOPS.exec(text)?.[1]
  const stops = /^a (?:pair|couple) of$/i.test(counted ?? '') ? 2 : (wholeNumberOf(counted) ?? 1)
  const dest = destOf(
    mentions.filter((mention) => mention !== leaving),
    names,
    stops,
  )
  const origin = leaving ?? mentions.find(({ name }) => name !== dest?.name && !names.regions.includes(name))
  const tokens = tokenise(text)
  const dates = datesIn(tokens, names.since)
  const party = partySaid(tokens)
  return {
    intent: {
      ...(origin && { origin: origin.name }),
      ...(dest && { dest }),
      ...(dates && { dates }),
      stops: dest?.kind === 'city' ? 1 : stops,
      party: { adults: party?.adults ?? 1, children: party?.children ?? 0 },
      budget: sumIn(tokens),
      wishes: tourWishesSaid(text, names.cuisines),
    },
    missing: [
      ...(origin ? [] : (['origin'] as const)),
      ...(dest ? [] : (['dest'] as const)),
      ...(dates ? [] : (['dates'] as const)),
    ],
  }
}

/** Every day of the trip; null when its first or last one cannot be told. */
function datesIn(tokens: readonly Token[], since: string | null): string[] | null {
  const saysYear = writtenDates(tokens).some(({ first, last }) => first.year !== null || last?.year != null)
  if (since === null && !saysYear) return null
  const { start, end, days } = daysSaid(tokens, since ?? '2000-01-01')
  if (start === null || end === null || days === null || days > MOST_DAYS) return null
  return Array.from({ length: days }, (_, at) => addDays(start, at))
}

function sumIn(tokens: readonly Token[]): { amount_minor: number; currency: string } | null {
  const dates = writtenDates(tokens)
  const sum = budgetSaid(tokens, (at) => dates.some(({ from, to }) => at >= from && at < to))
  return sum === null || sum.currency === null ? null : { amount_minor: sum.amountMinor, currency: sum.currency }
}

/** Several stops lie in a region; one stop is a place, and a region only when no place is named. */
function destOf(mentions: readonly Mention[], names: TourNames, stops: number): SaidTour['intent']['dest'] {
  const within = (known: readonly string[]) => mentions.find(({ name }) => known.includes(name))?.name
  const region = within(names.regions)
  const city = within(names.places)
  if (region !== undefined && (stops > 1 || city === undefined)) return { kind: 'region', name: region }
  return city === undefined ? undefined : { kind: 'city', name: city }
}
