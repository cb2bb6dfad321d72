import type { TourSight } from '../schemas/tour.ts'
import { SIGHTS_A_DAY } from '../solver/tour-routes.ts'

/**
 * Which sights are seen when: those that must be seen stand first in the list and are all seen, a day's sights lie near one
 * another, and every full day has at least one as long as there are enough.
 */
export function sightDays(
  sights: readonly TourSight[],
  mustSee: number,
  fullDays: number,
): { onArrival: TourSight[]; onFullDays: TourSight[][] } {
  const room = SIGHTS_A_DAY * fullDays
  const early = mustSee > room ? mustSee - room : 0
  const pool = sights.slice(early, early + room)
  const onFullDays = Array.from({ length: fullDays }, (_, at) => {
    const [first] = pool
    if (!first) return []
    const near = pool.toSorted((a, b) => apart(first, a) - apart(first, b))
    const today = near.slice(0, Math.ceil(pool.length / (fullDays - at)))
    for (const sight of today) pool.splice(pool.indexOf(sight), 1)
    return today
  })
  return { onArrival: sights.slice(0, early), onFullDays }
}

/** Good enough to order what lies in one place: degrees, with meridians as close as they are at the first one's latitude. */
function apart(a: TourSight, b: TourSight): number {
  if (a === b) return -1
  if (a.lat === null || a.lon === null || b.lat === null || b.lon === null) return Number.MAX_VALUE
  return Math.hypot(a.lat - b.lat, (a.lon - b.lon) * Math.cos((a.lat * Math.PI) / 180))
}
