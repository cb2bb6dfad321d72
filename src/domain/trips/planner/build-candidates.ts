import { choiceCost } from '../facts/choice-cost.ts'
import type { FactBook } from '../facts/fact-book.ts'
import { TRIP_DAY } from '../limits.ts'
import type { Attraction, IntentV1, Visit, Wish } from '../schemas/index.ts'
import type { FillProblem, Pick } from '../solver/fill-problem.ts'
import { withKids } from '../verifiers/plan-view.ts'
import { isBad } from '../verifiers/weather.ts'
import { minutesFrom, type Stretch } from './clock.ts'
import type { Place, Template } from './day-template.ts'
import type { Frame } from './frames.ts'
import { SHORTEST_MEAL } from './lay-out.ts'
import { longestTransfer } from './party-needs.ts'
import { gapBetween, hoursWithin, wayMinutes } from './visit-hours.ts'

/** Points of a visit. Every visit has the first, and the first one of a day some more, so that none stays empty while others are full; a theme that all wishes name has the most. */
const POINTS = {
  visit: 20,
  theme: 100,
  noThemeWanted: 50,
  stay: 15,
  mustSee: 1_000,
  uncertainWeather: -10,
  firstOfDay: 30,
}
/** Minutes of the way from the bed that cost a point, and the most they cost. */
const DETOUR = { minutesPerPoint: 5, most: 15 }
/** The theme of places to eat at. */
const EATING = 'food'
/** Farther from the bed than this nothing is visited in half a day. */
const FARTHEST_MINUTES = 120

export interface Asked {
  intent: IntentV1
  book: FactBook
  frame: Frame
  template: Template
  /** Visits that stand already: locked ones, and meals at named places. */
  fixed: readonly Visit[]
  /** What the customer has been shown before. */
  known: ReadonlySet<string>
}

/** The windows of a trip with all that may fill them. */
export interface Candidates {
  cells: readonly Place[]
  venues: readonly Attraction[]
  /** By cell and venue: the hours of the visit and its points; null where it must not stand. */
  options: readonly (readonly (Option | null)[])[]
}

export interface Option extends Stretch {
  points: number
}

/** What may be visited when. Cheaper venues stand first, so that ties go to them. */
export function buildCandidates(asked: Asked): Candidates {
  const { intent, book, template, fixed } = asked
  const price = ({ id }: Attraction): number => priceOf(intent, book, id)
  const venues = book.data.attractions
    .filter((venue) => book.attraction(venue.id) === venue && !fixed.some((visit) => visit.venue === venue.id))
    .filter((venue) => isWelcome(asked, venue))
    .toSorted((a, b) => price(a) - price(b) || (a.id < b.id ? -1 : 1))
  const cells = template.activities
  const options = cells.map((cell) => venues.map((venue) => optionOf(asked, cell, venue)))
  return { cells, venues, options }
}

/** The same with some of the venues only. */
export function onlyVenues(found: Candidates, takes: (venue: Attraction) => boolean): Candidates {
  const taken = found.venues.flatMap((venue, at) => (takes(venue) ? [at] : []))
  return {
    cells: found.cells,
    venues: found.venues.filter(takes),
    options: found.options.map((row) => taken.map((at) => row[at] ?? null)),
  }
}

/** The same as a problem for the solver. */
export function asProblem({ intent, book, template }: Asked, found: Candidates, budgetCents: number): FillProblem {
  const day = ({ cell }: Pick): number => found.cells[cell]?.day ?? 0
  return {
    cells: found.cells.map(({ day, start }) => ({ id: `d${day}m${start}`, day })),
    venues: found.venues.map(({ id }) => ({ id, costCents: priceOf(intent, book, id), minutes: 0 })),
    worth: found.options.map((row) => row.map((option) => option?.points ?? null)),
    clash: (earlier, later) => {
      const [a, b] = [found.venues[earlier.venue], found.venues[later.venue]]
      const ends = found.options[earlier.cell]?.[earlier.venue]?.end ?? 0
      const starts = found.options[later.cell]?.[later.venue]?.start ?? 0
      const meal = template.meals.some((each) => each.day === day(earlier) && ends <= each.start && each.end <= starts)
      if (a === undefined || b === undefined) return true
      return starts - ends < gapBetween(book, a, b) + (meal ? SHORTEST_MEAL : 0)
    },
    budgetCents,
  }
}

function priceOf(intent: IntentV1, book: FactBook, id: string): number {
  return choiceCost({ kind: 'attraction', option_ref: id }, book, intent.party) ?? 0
}

function isWelcome({ intent, book, frame }: Asked, venue: Attraction): boolean {
  if (withKids(intent) && venue.kid_friendly !== true) return false
  // Where one eats is visited at meals, unless eating is what one comes for.
  const eats = venue.themes.includes(EATING) && !intent.prefs.themes.includes(EATING)
  if (eats && !intent.wishes.some((wish) => isSeenBy(wish, venue))) return false
  const farthest = Math.min(FARTHEST_MINUTES, longestTransfer(intent))
  return frame.lodging === null || wayMinutes(book, frame.lodging.geo, venue.location) <= farthest
}

function optionOf(asked: Asked, cell: Place, venue: Attraction): Option | null {
  const { intent, book, template } = asked
  const date = template.dates[cell.day] ?? ''
  const weather = book.weather(date)
  const bad = weather !== null && isBad(weather) && weather.basis !== 'climate' && venue.indoor !== true
  if (bad && venue.indoor === false) return null
  const within = besidesFixed(asked, { ...cell, ...besidesFlights(asked, cell, venue) }, venue)
  const hours = hoursWithin(book, venue, { date, tz: intent.date_window.tz }, within)
  if (hours === null) return null
  const isFirst = template.activities.find(({ day }) => day === cell.day) === cell
  const beside = (bad ? POINTS.uncertainWeather : 0) + (isFirst ? POINTS.firstOfDay : 0)
  return { ...hours, points: pointsOf(asked, venue) + beside }
}

/** The day's edges as seen from a venue: there is a way from the airport, and one back. */
function besidesFlights({ intent, book, frame, template }: Asked, cell: Place, venue: Attraction): Stretch {
  const { tz } = intent.date_window
  const airport = frame.airport === null ? undefined : book.airport(frame.airport)?.geo
  const date = template.dates[cell.day] ?? ''
  const edges = { start: cell.start, end: cell.end }
  if (airport === undefined) return edges
  const landed = frame.outbound && minutesFrom(date, frame.outbound.arrival, tz)
  if (landed !== null && landed > 0) {
    const bed = frame.lodging?.geo ?? airport
    const way = wayMinutes(book, airport, bed) + wayMinutes(book, bed, venue.location)
    const out = way + TRIP_DAY.buffer.transit
    edges.start = Math.max(edges.start, landed + Math.max(TRIP_DAY.buffer.airport, out))
  }
  if (frame.inbound && cell.day === template.dates.length - 1) {
    const leaves = minutesFrom(date, frame.inbound.departure, tz)
    const back = wayMinutes(book, venue.location, airport)
    edges.end = Math.min(edges.end, leaves - TRIP_DAY.buffer.airport - back - TRIP_DAY.buffer.transit)
  }
  return edges
}

function besidesFixed({ book, fixed }: Asked, cell: Place, venue: Attraction): Stretch {
  const middle = (cell.start + cell.end) / 2
  const room = { start: Math.ceil(cell.start / 5) * 5, end: Math.floor(cell.end / 5) * 5 }
  for (const visit of fixed) {
    const there = visit.day === cell.day ? book.attraction(visit.venue) : null
    if (there === null) continue
    if ((visit.start + visit.end) / 2 > middle) {
      room.end = Math.min(room.end, Math.floor((visit.start - gapBetween(book, venue, there)) / 5) * 5)
    } else room.start = Math.max(room.start, Math.ceil((visit.end + gapBetween(book, there, venue)) / 5) * 5)
  }
  return room
}

function pointsOf({ intent, book, frame, known }: Asked, venue: Attraction): number {
  const way = frame.lodging === null ? 0 : wayMinutes(book, frame.lodging.geo, venue.location)
  const detour = Math.min(DETOUR.most, Math.floor(way / DETOUR.minutesPerPoint))
  const wished = intent.wishes.some((wish) => isSeenBy(wish, venue))
  return (
    POINTS.visit +
    themeFit(intent, venue) -
    detour +
    (known.has(venue.id) ? POINTS.stay : 0) +
    (wished ? POINTS.mustSee : 0)
  )
}

/** Whether a wish names this place. */
export function isSeenBy(wish: Wish, { id, name }: Attraction): boolean {
  return wish.key === 'must_see' && (wish.value === id || wish.value === name)
}

function themeFit({ prefs }: IntentV1, venue: Attraction): number {
  if (prefs.themes.length === 0) return POINTS.noThemeWanted
  const has = new Set(venue.themes.map((theme) => theme.toLowerCase()))
  const served = prefs.themes.filter((theme) => has.has(theme.toLowerCase())).length
  return Math.round((POINTS.theme * served) / prefs.themes.length)
}
