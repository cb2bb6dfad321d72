import type { TourData, TourIntent, TourLink } from '../../../../src/domain/trips/schemas/tour.ts'

export interface Counted {
  cost: number
  rating: number
  split: readonly number[]
}

/**
 * Every tour there is, by trying everything: each order of stops, each spread of nights, each link, each house, each set of
 * meals. It knows the rules and nothing of how the solver goes about them.
 */
export function everyTour(intent: TourIntent, data: TourData): Counted[] {
  const people = intent.party.adults + intent.party.children
  const cuisines = intent.wishes.flatMap((wish) => (wish.key === 'cuisine' ? [String(wish.value)] : []))
  const noCar = intent.wishes.some(({ key }) => key === 'avoid_mode')
  const noShared = intent.wishes.some(({ key }) => key === 'room_type')
  const links = (from: string, to: string) =>
    data.links.filter((link) => link.from === from && link.to === to && !(noCar && link.mode === 'car'))
  const found: Counted[] = []
  for (const order of orders(
    data.places.map(({ name }) => name),
    intent.stops,
  )) {
    for (const split of splits(intent.dates.length - 1, intent.stops)) {
      const way = [intent.origin, ...order, intent.origin]
      const legs = product(way.slice(1).map((to, at) => links(way[at] ?? '', to))).filter(oneKind)
      for (const taken of legs) {
        const stays = order.map((place, at) =>
          staysAt(data, place, split[at] ?? 0, people, noShared, room(taken[at], taken[at + 1])),
        )
        const fare = taken.reduce((sum, link) => sum + fareOf(link, people), 0)
        for (const chosen of product(stays)) {
          const served = new Set(chosen.flatMap((stay) => stay.cuisines))
          if (!cuisines.every((cuisine) => served.has(cuisine))) continue
          const total = (of: (stay: StayCount) => number) => chosen.reduce((sum, stay) => sum + of(stay), 0)
          found.push({ cost: fare + total(({ cost }) => cost), rating: total(({ rating }) => rating), split })
        }
      }
    }
  }
  return found
}

interface StayCount {
  cost: number
  rating: number
  cuisines: string[]
}

function staysAt(data: TourData, place: string, nights: number, people: number, noShared: boolean, extra: number) {
  const rows = <Row extends { place: string }>(all: readonly Row[]) => all.filter((row) => row.place === place)
  if (rows(data.sights).length < nights - 1) return []
  const names = [...new Set(rows(data.lodging).map(({ name }) => name))]
  const houses = names.flatMap((name) => {
    const same = rows(data.lodging).filter((house) => house.name === name)
    const shared = noShared && same.some((house) => house.room_type === 'Shared room')
    if (shared || same.some((house) => house.min_nights > nights)) return []
    const rooms = Math.ceil(people / Math.min(...same.map((house) => house.max_guests)))
    const price = Math.max(...same.map((house) => house.price_minor)) * rooms * nights
    return [{ price, rating: Math.min(...same.map((house) => house.rating ?? 0)) * 10 * nights }]
  })
  const needed = 3 * (nights - 1)
  const sets = subsets(rows(data.meals)).filter(({ length }) => length >= needed && length <= needed + extra)
  return houses.flatMap((house) =>
    sets.map(
      (meals): StayCount => ({
        cost: house.price + meals.reduce((sum, meal) => sum + meal.price_minor * people, 0),
        rating: house.rating + meals.reduce((sum, meal) => sum + (meal.rating ?? 0) * 10, 0),
        cuisines: meals.flatMap((meal) => meal.cuisines),
      }),
    ),
  )
}

/** How many meals the days of travel leave room for. */
function room(arriving?: TourLink, leaving?: TourLink): number {
  return Number(arriving?.arrive !== '22:30') + Number(leaving?.depart !== '06:00')
}

function oneKind(links: readonly TourLink[]): boolean {
  const cars = links.filter(({ mode }) => mode === 'car').length
  return cars === 0 || cars === links.length
}

function fareOf(link: TourLink, people: number): number {
  return link.price_minor * (link.per === 'person' ? people : Math.ceil(people / link.seats))
}

function orders(names: readonly string[], length: number): string[][] {
  if (length === 0) return [[]]
  return names.flatMap((name) =>
    orders(
      names.filter((other) => other !== name),
      length - 1,
    ).map((rest) => [name, ...rest]),
  )
}

function splits(nights: number, stops: number): number[][] {
  if (stops === 1) return [[nights]]
  return Array.from({ length: nights - stops + 1 }, (_, at) => at + 1).flatMap((first) =>
    splits(nights - first, stops - 1).map((rest) => [first, ...rest]),
  )
}

function subsets<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: 2 ** items.length }, (_, mask) => items.filter((_, at) => (mask & (1 << at)) !== 0))
}

function product<Item>(lists: readonly (readonly Item[])[]): Item[][] {
  return lists.reduce<Item[][]>((rows, list) => rows.flatMap((row) => list.map((item) => [...row, item])), [[]])
}
