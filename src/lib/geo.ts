import { z } from 'zod'

const DEGREE = 1e6

/** A point on the globe (WGS84), kept to six decimals: a tenth of a metre. */
export const GeoPoint = z.strictObject({
  lat: z.number().min(-90).max(90).overwrite(sixDecimals),
  lon: z.number().min(-180).max(180).overwrite(sixDecimals),
})
export type GeoPoint = z.infer<typeof GeoPoint>

/** Of the equator, as WGS84 has it. */
const EARTH_RADIUS_M = 6_378_137

/** Metres along the great circle between two points, unrounded. */
export function haversineMetres(from: GeoPoint, to: GeoPoint): number {
  const lat = radians(to.lat - from.lat)
  const lon = radians(to.lon - from.lon)
  const chord =
    Math.sin(lat / 2) ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(lon / 2) ** 2
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(chord)))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

function sixDecimals(degrees: number): number {
  return Math.round(degrees * DEGREE) / DEGREE
}
