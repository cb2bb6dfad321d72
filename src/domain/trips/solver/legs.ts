import type { TourLink, TourMode } from '../schemas/tour.ts'
import { minutesOfDay } from './minutes-of-day.ts'
import { nameKey } from './name-key.ts'

/** A link for everybody. `breakfast`: one can eat before leaving; `dinner`: one can eat after arriving. */
export interface Leg {
  link: TourLink
  cost: number
  breakfast: boolean
  dinner: boolean
}

/** Links by from and to, each list by cost, then minutes, then id. */
export type LinkTable = ReadonlyMap<string, readonly Leg[]>

const EARLIEST_AFTER_BREAKFAST = minutesOfDay('08:00')
const LATEST_BEFORE_DINNER = minutesOfDay('21:00')
/** One that takes longer and tells no hours fills the day. */
const DAY_OF_TRAVEL = 12 * 60

/** The links one may use. A link that does not say how long it takes is refused as soon as a longest transfer is wished. */
export function linkTable(links: readonly TourLink[], people: number, longest: number): LinkTable {
  const table = new Map<string, Leg[]>()
  for (const link of links) {
    if (longest !== Number.POSITIVE_INFINITY && lasts(link) > longest) continue
    const key = pair(link.from, link.to)
    table.set(key, [...(table.get(key) ?? []), legOf(link, people)])
  }
  for (const legs of table.values()) legs.sort(byCost)
  return table
}

/** The legs worth taking on a day: the cheapest for each way of fitting a breakfast before it and a dinner after it. */
export function legsOn(table: LinkTable, from: string, to: string, date: string, modes: readonly TourMode[]): Leg[] {
  const kept: Leg[] = []
  for (const leg of table.get(pair(from, to)) ?? []) {
    if (!modes.includes(leg.link.mode) || (leg.link.date !== null && leg.link.date !== date)) continue
    const beaten = kept.some(({ breakfast, dinner }) => breakfast >= leg.breakfast && dinner >= leg.dinner)
    if (!beaten) kept.push(leg)
  }
  return kept
}

/** The least a leg costs on any day; infinite when there is none. */
export function legFloor(table: LinkTable, from: string, to: string, modes: readonly TourMode[]): number {
  const leg = (table.get(pair(from, to)) ?? []).find(({ link }) => modes.includes(link.mode))
  return leg?.cost ?? Number.POSITIVE_INFINITY
}

function legOf(link: TourLink, people: number): Leg {
  const units = link.per === 'person' ? people : Math.ceil(people / link.seats)
  const sameDay = link.depart === null || link.arrive === null || link.depart < link.arrive
  const short = link.depart !== null || link.arrive !== null || (link.minutes ?? 0) <= DAY_OF_TRAVEL
  return {
    link,
    cost: link.price_minor * units,
    breakfast: link.depart === null ? short : minutesOfDay(link.depart) >= EARLIEST_AFTER_BREAKFAST,
    dinner: link.arrive === null ? short : sameDay && minutesOfDay(link.arrive) <= LATEST_BEFORE_DINNER,
  }
}

function lasts({ minutes, depart, arrive }: TourLink): number {
  if (minutes !== null) return minutes
  if (depart === null || arrive === null) return Number.POSITIVE_INFINITY
  return (minutesOfDay(arrive) - minutesOfDay(depart) + 1440) % 1440
}

function byCost(a: Leg, b: Leg): number {
  const id = (leg: Leg) => `${leg.link.mode}\n${leg.link.id ?? ''}`
  return a.cost - b.cost || Math.min(lasts(a.link), 1e9) - Math.min(lasts(b.link), 1e9) || (id(a) < id(b) ? -1 : 1)
}

function pair(from: string, to: string): string {
  return `${nameKey(from)}\n${nameKey(to)}`
}
