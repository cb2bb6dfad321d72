import type { TourData, TourLodging, TourMeal, TourSight } from '../schemas/tour.ts'
import { nameKey } from './name-key.ts'

/**
 * A name that several venues of one place share stands for all of them, since whoever reads the plan cannot tell them apart:
 * it has the dearest price, the lowest rating, and only what holds for each.
 */
export function shareNames({ lodging, meals, sights }: TourData): Pick<TourData, 'lodging' | 'meals' | 'sights'> {
  return {
    lodging: byName(lodging).map((rows) => rows.reduce(worseLodging)),
    meals: byName(meals).map((rows) => rows.reduce(worseMeal)),
    sights: byName(sights).flatMap((rows): TourSight[] => rows.slice(0, 1)),
  }
}

function byName<Row extends { name: string; place: string }>(rows: readonly Row[]): Row[][] {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const key = `${nameKey(row.place)}\n${nameKey(row.name)}`
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  return [...groups.values()]
}

/** Kinds of rooms that differ are kept each on a line: a wish must hold for all of them. */
function worseLodging(a: TourLodging, b: TourLodging): TourLodging {
  const kinds = a.room_type === null || b.room_type === null ? [] : [a.room_type, b.room_type]
  return {
    ...a,
    price_minor: Math.max(a.price_minor, b.price_minor),
    room_type: kinds.length === 0 ? null : [...new Set(kinds)].join('\n'),
    rules: [...new Set([...a.rules, ...b.rules])],
    min_nights: Math.max(a.min_nights, b.min_nights),
    max_guests: Math.min(a.max_guests, b.max_guests),
    rating: lower(a.rating, b.rating),
  }
}

function worseMeal(a: TourMeal, b: TourMeal): TourMeal {
  const served = new Set(b.cuisines.map(nameKey))
  return {
    ...a,
    price_minor: Math.max(a.price_minor, b.price_minor),
    cuisines: a.cuisines.filter((cuisine) => served.has(nameKey(cuisine))),
    rating: lower(a.rating, b.rating),
  }
}

function lower(a: number | null, b: number | null): number | null {
  return a === null || b === null ? null : Math.min(a, b)
}
