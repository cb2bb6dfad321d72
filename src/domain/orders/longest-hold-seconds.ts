import type { TenantSettings } from '../tenancy/index.ts'

/** How long one customer may keep the last of something from others in 24 hours without paying anything. */
export function longestHoldSeconds({ byHandMinutes, cardMinutes }: TenantSettings['holds']): number {
  return Math.max(byHandMinutes, cardMinutes) * 60
}
