import { openingOf, type TenantSettings } from '../tenancy/index.ts'

const MINUTE = 60_000
const DAYS_AHEAD = 14

/**
 * When a person will have answered: the promised minutes, or others, counted only while the shop is open. A shop that is never open
 * in the next two weeks promises as if it were.
 */
export function promiseAt(
  settings: Pick<TenantSettings, 'openingHours' | 'timezone' | 'handoff'>,
  now: Date,
  minutes = settings.handoff.promiseMinutes,
): Date {
  let left = minutes * MINUTE
  for (let ahead = -1; ahead <= DAYS_AHEAD; ahead += 1) {
    const open = openingOf(settings, now, ahead)
    if (open === null) continue
    const from = Math.max(now.getTime(), open.from.getTime())
    const room = open.to.getTime() - from
    if (room <= 0) continue
    if (left <= room) return new Date(from + left)
    left -= room
  }
  return new Date(now.getTime() + minutes * MINUTE)
}
