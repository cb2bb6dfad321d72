const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** How long everything is good that lets somebody in, in milliseconds. */
export const LIFETIMES = {
  access: 15 * MINUTE_MS,
  refresh: 7 * DAY_MS,
  /** However often it is renewed. */
  session: 30 * DAY_MS,
  /** A refresh token that comes again so soon after its use is a second tab, not a thief. */
  refreshGrace: 10_000,
  /** Failures that are further apart do not add up. */
  failures: 5 * MINUTE_MS,
  lockout: 5 * MINUTE_MS,
  /** A key that was replaced works on, so that whatever uses it can be changed over. */
  keyOverlap: DAY_MS,
  invitation: 72 * HOUR_MS,
  reset: HOUR_MS,
  setup: DAY_MS,
  demo: 5 * MINUTE_MS,
} as const
