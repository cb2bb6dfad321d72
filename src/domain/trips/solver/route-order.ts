import type { RouteData, RouteIntent, RouteOutcome } from '../schemas/route.ts'
import { nameKey } from './name-key.ts'

const MOST_SOLUTIONS = 50
/** Partial orders looked at: far above what fourteen linked places ask for, and an end for what no order satisfies. */
const MOST_STEPS = 2_000_000

interface Stay {
  place: string
  key: string
  days: number
  windows: { from: number; to: number }[]
}

type Fits = (from: number, to: number, window: { from: number; to: number }) => boolean

/** The stay covers the window, or lies within it: whichever its length allows. */
const tight: Fits = (from, to, window) =>
  (from <= window.from && window.to <= to) || (window.from <= from && to <= window.to)
/** Read loosely, when nothing fits tightly: one is there on some day of the window. */
const loose: Fits = (from, to, window) => from <= window.to && window.from <= to

/** Orders stays along direct links. Gives the first order in the order the stays were named, and how many there are. */
export function orderRoute(intent: RouteIntent, data: RouteData): RouteOutcome {
  const stays = staysOf(intent)
  const days = stays.reduce((sum, stay) => sum + stay.days, 0) - (stays.length - 1)
  const unknown = intent.windows.some(({ place }) => !stays.some(({ key }) => key === nameKey(place)))
  if (days !== intent.days || unknown) return { status: 'infeasible', stops: [], solutions: 0 }
  const tightly = search(stays, data, tight)
  return tightly.solutions > 0 ? tightly : search(stays, data, loose)
}

function staysOf({ stays, windows }: RouteIntent): Stay[] {
  return stays.map(({ place, days }) => {
    const key = nameKey(place)
    const own = windows.filter((window) => nameKey(window.place) === key)
    return { place, key, days, windows: own.map((window) => ({ from: window.from_day, to: window.to_day })) }
  })
}

function search(stays: readonly Stay[], data: RouteData, fits: Fits): RouteOutcome {
  const linked = new Set(data.links.map(({ from, to }) => `${nameKey(from)}\n${nameKey(to)}`))
  let first: RouteOutcome['stops'] = []
  let solutions = 0
  let steps = 0
  const extend = (stops: RouteOutcome['stops'], used: ReadonlySet<string>, last: string | null, day: number): void => {
    if (stops.length === stays.length) {
      if (solutions === 0) first = stops
      solutions += 1
      return
    }
    for (const stay of stays) {
      steps += 1
      if (solutions >= MOST_SOLUTIONS || steps > MOST_STEPS) return
      const to = day + stay.days - 1
      if (used.has(stay.key) || (last !== null && !linked.has(`${last}\n${stay.key}`))) continue
      if (!stay.windows.every((window) => fits(day, to, window)) || missesOne(stays, used, stay, day)) continue
      extend([...stops, { place: stay.place, from_day: day, to_day: to }], new Set([...used, stay.key]), stay.key, to)
    }
  }
  extend([], new Set(), null, 1)
  return { status: solutions > 0 ? 'completed' : 'infeasible', stops: first, solutions }
}

/** Whether a place still to come has a window that ends before one could be there. */
function missesOne(stays: readonly Stay[], used: ReadonlySet<string>, next: Stay, day: number): boolean {
  const earliest = day + next.days - 1
  return stays.some(
    ({ key, windows }) => key !== next.key && !used.has(key) && windows.some((window) => window.to < earliest),
  )
}
