import type { TourData, TourIntent, TourLodging, TourMeal, TourMode, TourSight, TourWish } from '../schemas/tour.ts'
import { type LinkTable, linkTable } from './legs.ts'
import { nameKey } from './name-key.ts'
import type { SetItem } from './set-choice.ts'
import { shareNames } from './share-names.ts'

/** A meal for everybody. */
export interface MealItem extends SetItem {
  meal: TourMeal
}

/** A place to sleep, with what one night costs everybody. */
export interface LodgingItem {
  cost: number
  value: number
  lodging: TourLodging
}

/** What one place offers within the wishes. */
export interface PlaceOffer {
  name: string
  lodging: readonly LodgingItem[]
  meals: readonly MealItem[]
  sights: readonly TourSight[]
  mustSee: number
}

/** An intent and its data made ready: everything here may be used, nothing else may. */
export interface TourProblem {
  origin: string
  dates: readonly string[]
  nights: number
  stops: number
  cuisines: number
  offers: readonly PlaceOffer[]
  /** How many offers have something that must be seen. */
  required: number
  /** Sets of modes that go together: whoever drives an own car drives all the way. */
  modeSets: readonly (readonly TourMode[])[]
  links: LinkTable
  /** The most it may cost, in minor units. */
  cap: number
}

const MODE_SETS: readonly (readonly TourMode[])[] = [['flight', 'taxi', 'bus'], ['car']]

/** What can be used under these wishes and this ceiling; null when something that must be seen is nowhere. */
export function tourProblem(
  intent: TourIntent,
  data: TourData,
  wishes: readonly TourWish[],
  cap: number,
): TourProblem | null {
  const people = intent.party.adults + intent.party.children
  const avoided = wishes.flatMap((wish) => (wish.key === 'avoid_mode' ? [wish.value] : []))
  const longest = Math.min(...wishes.flatMap((wish) => (wish.key === 'max_transfer_min' ? [wish.value] : [])))
  const cuisines = [...new Set(wishes.flatMap((wish) => (wish.key === 'cuisine' ? [nameKey(wish.value)] : [])))]
  const shared = shareNames(data)
  const offers = placesOf(intent, data).map((place) => offerOf(place, shared, wishes, cuisines, people))
  const known = new Set(offers.flatMap(({ sights }) => sights.map(({ name }) => nameKey(name))))
  if (mustSeen(wishes).some((name) => !known.has(name))) return null
  return {
    origin: intent.origin,
    dates: intent.dates,
    nights: intent.dates.length - 1,
    stops: intent.stops,
    cuisines: cuisines.length,
    offers,
    required: offers.filter(({ mustSee }) => mustSee > 0).length,
    modeSets: MODE_SETS.map((modes) => modes.filter((mode) => !avoided.includes(mode))).filter(
      ({ length }) => length > 0,
    ),
    links: linkTable(data.links, people, longest),
    cap,
  }
}

/** Where one may stop: the city, or the places of the region; never where the trip begins. */
function placesOf({ origin, dest }: TourIntent, { places }: TourData): string[] {
  const wanted = nameKey(dest.name)
  const names =
    dest.kind === 'city'
      ? [places.find(({ name }) => nameKey(name) === wanted)?.name ?? dest.name]
      : places.filter(({ region }) => region !== null && nameKey(region) === wanted).map(({ name }) => name)
  const distinct = new Map(names.map((name) => [nameKey(name), name]))
  distinct.delete(nameKey(origin))
  return [...distinct.values()].toSorted()
}

function offerOf(
  place: string,
  data: Pick<TourData, 'lodging' | 'meals' | 'sights'>,
  wishes: readonly TourWish[],
  cuisines: readonly string[],
  people: number,
): PlaceOffer {
  const here = <Row extends { place: string }>(rows: readonly Row[]) =>
    rows.filter((row) => nameKey(row.place) === nameKey(place))
  const wanted = mustSeen(wishes)
  const sights = here(data.sights)
  const seen = (sight: TourSight) => (wanted.includes(nameKey(sight.name)) ? 0 : 1)
  return {
    name: place,
    lodging: here(data.lodging)
      .filter((lodging) => wishes.every((wish) => suits(lodging, wish)))
      .map((lodging) => ({
        cost: lodging.price_minor * Math.ceil(people / lodging.max_guests),
        value: tenths(lodging.rating),
        lodging,
      }))
      .toSorted((a, b) => a.cost - b.cost || (a.lodging.id < b.lodging.id ? -1 : 1)),
    meals: here(data.meals).map((meal) => ({
      id: meal.id,
      cost: meal.price_minor * people,
      value: tenths(meal.rating),
      covers: maskOf(meal, cuisines),
      meal,
    })),
    sights: sights.toSorted((a, b) => seen(a) - seen(b)),
    mustSee: sights.filter((sight) => seen(sight) === 0).length,
  }
}

function mustSeen(wishes: readonly TourWish[]): string[] {
  return [...new Set(wishes.flatMap((wish) => (wish.key === 'must_see' ? [nameKey(wish.value)] : [])))]
}

/** A rating nobody gave is no praise: it counts as 0. */
function tenths(rating: number | null): number {
  return Math.round((rating ?? 0) * 10)
}

function maskOf({ cuisines }: TourMeal, wanted: readonly string[]): number {
  const served = new Set(cuisines.map(nameKey))
  return wanted.reduce((mask, cuisine, bit) => (served.has(cuisine) ? mask | (1 << bit) : mask), 0)
}

/** Whether a house keeps a wish. A kind of room that is not known, or an answer that is, keeps none. */
function suits({ room_type, rules }: TourLodging, wish: TourWish): boolean {
  if (wish.key === 'house_rule') {
    const wanted = forbidden(wish.value)
    return !rules.some((rule) => forbidden(rule) === wanted)
  }
  if (wish.key !== 'room_type') return true
  if (room_type === null) return false
  const kinds = room_type.split('\n').map(firstWord)
  const unwanted = /^not (.+)$/.exec(nameKey(wish.value))?.[1]
  return kinds.every((kind) => (unwanted === undefined ? kind === firstWord(wish.value) : kind !== firstWord(unwanted)))
}

/** What a rule forbids: "No smoking", "no_smoking" and "smoking" forbid the same. */
function forbidden(rule: string): string {
  return nameKey(rule).replaceAll('_', ' ').replace(/^no /, '')
}

/** Kinds of rooms are told apart by their first word: entire, private, shared. */
function firstWord(kind: string): string {
  return nameKey(kind).split(/\W/)[0] ?? ''
}
