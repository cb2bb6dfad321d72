import { haversineMetres } from '../../../lib/geo.ts'
import { TRANSIT_SPEEDS, TRIP_DAY } from '../limits.ts'
import type { Geo, Provenance, TransitLeg, TransitMode } from '../schemas/index.ts'

/**
 * A leg that no source knows: the straight line at the usual speed and the minutes to begin, rounded up to whole minutes. Its price
 * is unknown, except that walking is free; on foot and by taxi one goes at any hour.
 */
export function computeLeg(mode: TransitMode, from: Geo, to: Geo, provenance: Provenance): TransitLeg {
  const { kmh, startMinutes } = TRANSIT_SPEEDS[mode]
  const minutes = Math.ceil((haversineMetres(from, to) / 1_000 / kmh) * 60) + startMinutes
  return {
    mode,
    from_geo: from,
    to_geo: to,
    duration_seconds: minutes * 60,
    ...(mode === 'walk' ? { price_usd_cents: 0 } : {}),
    ...(mode === 'walk' || mode === 'taxi' ? {} : { last_departure: TRIP_DAY.lastDeparture }),
    provenance,
  }
}
