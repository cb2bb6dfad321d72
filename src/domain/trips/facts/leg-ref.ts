import type { Geo, TransitLeg } from '../schemas/index.ts'

/** The name of a leg: its way of going and both ends, to four decimals (some ten metres), in which legs are told apart. */
export function legRef(leg: Pick<TransitLeg, 'mode' | 'from_geo' | 'to_geo'>): string {
  return `${leg.mode}:${pointKey(leg.from_geo)}>${pointKey(leg.to_geo)}`
}

const keys = new WeakMap<Geo, string>()

/** A point to four decimals. Points never change, and are asked for again and again: each is written once. */
export function pointKey(point: Geo): string {
  const known = keys.get(point)
  if (known !== undefined) return known
  const key = `${fourDecimals(point.lat)},${fourDecimals(point.lon)}`
  keys.set(point, key)
  return key
}

function fourDecimals(degrees: number): string {
  // Adding 0 turns -0 into 0, which would else be a second name of the same point.
  return (Math.round(degrees * 10_000) / 10_000 + 0).toFixed(4)
}
