import type { Clock } from '../../domain/context.ts'

/** A clock that stands in the past and is moved by whoever tells the story. */
export interface PastClock extends Clock {
  pass(ms: number): void
}

/** No two looks at a clock give the same instant. */
const LOOK_MS = 2

export function pastClock(start: Date): PastClock {
  let at = start.getTime()
  return {
    now: () => {
      at += LOOK_MS
      return new Date(at)
    },
    pass: (ms) => {
      at += ms
    },
  }
}
