import type { TourData, TourIntent, TourWish } from '../schemas/tour.ts'
import type { TourCost, TourDay, TourRef } from '../schemas/tour-plan.ts'
import { nameKey } from '../solver/name-key.ts'

interface Told {
  intent: TourIntent
  data: TourData
  wishes: readonly TourWish[]
  days: readonly TourDay[]
  cost: TourCost
}

/**
 * Everything a finished tour does wrong, each as a sentence: read from the days as they are told and from the data, with
 * nothing the solver thought. A tour is handed out only when this is empty.
 */
export function tourFaults(told: Told): string[] {
  return [...wayFaults(told), ...nightFaults(told), ...dayFaults(told), ...wishFaults(told), ...costFaults(told)]
}

function wayFaults({ intent, data, days }: Told): string[] {
  const moves = days.filter((day) => day.from !== null)
  const told = moves.map(({ from, to }) => [nameKey(from ?? ''), nameKey(to ?? '')])
  const stops = told.slice(0, -1).map(([, to]) => to ?? '')
  const home = nameKey(intent.origin)
  const closed =
    told[0]?.[0] === home && told.at(-1)?.[1] === home && days[0]?.from !== null && days.at(-1)?.to !== null
  const joined = told.every(([from], at) => at === 0 || from === told[at - 1]?.[1])
  const modes = new Set(moves.map(({ transport }) => transport?.mode))
  return [
    ...(closed && joined ? [] : ['the way does not lead from home to home']),
    ...(stops.length === intent.stops && new Set([home, ...stops]).size === stops.length + 1 ? [] : ['wrong stops']),
    ...stops.filter((stop) => !belongs(stop, intent, data)).map((stop) => `${stop} is not in ${intent.dest.name}`),
    ...(modes.has('car') && modes.size > 1 ? ['an own car and another mode'] : []),
    ...moves.filter((day) => !runs(day, data)).map(({ date }) => `no such link on ${date}`),
  ]
}

function belongs(place: string, { dest }: TourIntent, { places }: TourData): boolean {
  if (dest.kind === 'city') return place === nameKey(dest.name)
  return places.some(({ name, region }) => nameKey(name) === place && nameKey(region ?? '') === nameKey(dest.name))
}

function runs({ from, to, date, transport }: TourDay, { links }: TourData): boolean {
  return links.some(
    (link) =>
      link.mode === transport?.mode &&
      link.id === transport.id &&
      link.depart === transport.depart &&
      nameKey(link.from) === nameKey(from ?? '') &&
      nameKey(link.to) === nameKey(to ?? '') &&
      (link.date === null || link.date === date),
  )
}

function nightFaults({ intent, data, days }: Told): string[] {
  const nights = days.slice(0, -1)
  const spent = new Map<string, number>()
  for (const { lodging } of nights) {
    if (lodging) spent.set(keyOf(lodging), (spent.get(keyOf(lodging)) ?? 0) + 1)
  }
  return [
    ...(days.length === intent.dates.length && days.every(({ date }, at) => date === intent.dates[at])
      ? []
      : ['wrong dates']),
    ...nights
      .filter(({ lodging, place }) => !lodging || nameKey(lodging.place) !== nameKey(place))
      .map(({ date }) => `no bed on ${date}`),
    ...data.lodging
      .filter((house) => house.min_nights > (spent.get(keyOf(house)) ?? Number.POSITIVE_INFINITY))
      .map(({ name }) => `too few nights at ${name}`),
  ]
}

function dayFaults({ days }: Told): string[] {
  const once = (refs: readonly TourRef[]) => new Set(refs.map(keyOf)).size === refs.length
  const here = ({ place, from }: TourDay) => [place, from].flatMap((name) => (name === null ? [] : [nameKey(name)]))
  return [
    ...(once(days.flatMap(mealsOf)) ? [] : ['a meal twice']),
    ...(once(days.flatMap(({ sights }) => sights)) ? [] : ['a sight twice']),
    ...days.flatMap((day) => {
      const away = [...mealsOf(day), ...day.sights].filter(({ place }) => !here(day).includes(nameKey(place)))
      const idle = day.from === null && (mealsOf(day).length < 3 || day.sights.length === 0)
      return [...away.map(({ name }) => `${name} is elsewhere`), ...(idle ? [`${day.date} is not filled`] : [])]
    }),
  ]
}

function wishFaults({ data, wishes, days }: Told): string[] {
  return wishes.filter((wish) => !kept(wish, data, days)).map(({ key, value }) => `${key} ${value} is not kept`)
}

/** A name that several venues share must keep a wish for each of them. */
function kept(wish: TourWish, data: TourData, days: readonly TourDay[]): boolean {
  const houses = data.lodging.filter((house) => days.some(({ lodging }) => lodging && keyOf(lodging) === keyOf(house)))
  const value = String(wish.value).toLowerCase()
  switch (wish.key) {
    case 'avoid_mode':
      return days.every(({ transport }) => transport?.mode !== value)
    case 'must_see':
      return days.some(({ sights }) => sights.some(({ name }) => nameKey(name) === value))
    case 'cuisine':
      return days.flatMap(mealsOf).some((meal) => {
        const venues = data.meals.filter((venue) => keyOf(venue) === keyOf(meal))
        return venues.every(({ cuisines }) => cuisines.map(nameKey).includes(value))
      })
    case 'house_rule':
      return houses.every(({ rules }) => !rules.some((rule) => refuses(rule, value)))
    case 'room_type': {
      const [, not, word] = /^(not )?(\w+)/.exec(value) ?? []
      return houses.every(({ room_type }) => {
        const kind = room_type === null ? null : nameKey(room_type).split(/\W/)[0]
        return kind !== null && (not ? kind !== word : kind === word)
      })
    }
    case 'max_transfer_min':
      return days.every((day) => day.transport === null || withinMinutes(day, wish.value, data))
  }
}

/** Whether a rule of a house says no to something, however it is written. */
function refuses(rule: string, wanted: string): boolean {
  const [said, asked] = [rule, wanted].map((words) =>
    words
      .toLowerCase()
      .split(/[\s_]+/)
      .filter((word) => word !== 'no'),
  )
  return said?.join(' ').trim() === asked?.join(' ').trim()
}

function withinMinutes(day: TourDay, most: number, data: TourData): boolean {
  const links = data.links.filter(({ minutes }) => minutes === null || minutes <= most)
  return runs(day, { ...data, links })
}

/** Priced anew from the data: the dearest of those who share a name. */
function costFaults({ intent, data, days, cost }: Told): string[] {
  const people = intent.party.adults + intent.party.children
  const dearest = (rows: readonly { name: string; place: string }[], ref: TourRef, price: (at: number) => number) =>
    Math.max(0, ...rows.flatMap((row, at) => (keyOf(row) === keyOf(ref) ? [price(at)] : [])))
  const beds = days.flatMap(({ lodging }) => (lodging ? [lodging] : []))
  const least =
    days.reduce((sum, { transport }) => sum + (transport?.price_minor ?? 0), 0) +
    days
      .flatMap(mealsOf)
      .reduce((sum, meal) => sum + dearest(data.meals, meal, (at) => (data.meals[at]?.price_minor ?? 0) * people), 0) +
    beds.reduce((sum, bed) => sum + dearest(data.lodging, bed, (at) => roomsFor(data.lodging[at], people)), 0)
  return [
    ...(least > cost.total_minor ? ['the total is less than its parts'] : []),
    ...(intent.budget && cost.total_minor > intent.budget.amount_minor ? ['over the budget'] : []),
  ]
}

function roomsFor(house: TourData['lodging'][number] | undefined, people: number): number {
  return house ? house.price_minor * Math.ceil(people / house.max_guests) : 0
}

function mealsOf({ meals }: TourDay): TourRef[] {
  return [meals.breakfast, meals.lunch, meals.dinner].filter((meal) => meal !== null)
}

function keyOf({ name, place }: { name: string; place: string }): string {
  return `${nameKey(place)}\n${nameKey(name)}`
}
