const HOUR_MS = 3_600_000

/** For how long a chat can be put away. */
export const SNOOZES = [
  { key: 'snooze.hour', ms: HOUR_MS },
  { key: 'snooze.hours', ms: 4 * HOUR_MS },
  { key: 'snooze.day', ms: 24 * HOUR_MS },
  { key: 'snooze.week', ms: 7 * 24 * HOUR_MS },
] as const
