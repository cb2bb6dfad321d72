import type { Timers } from './timers.ts'

export interface HeldRequests {
  /** Keeps a request that is not accepted yet: for `delayMs`, or until somebody releases it. */
  hold(accept: () => void, delayMs: number | undefined): void
  /** Accepts everything that still waits; gives how many requests did. */
  release(): number
}

/** Requests whose clients have long gone when the provider accepts them. */
export function createHeldRequests(timers: Timers): HeldRequests {
  const held = new Set<() => void>()
  return {
    hold(accept, delayMs) {
      const once = () => {
        if (held.delete(once)) accept()
      }
      held.add(once)
      if (delayMs !== undefined) timers.after(delayMs, once)
    },
    release() {
      const waiting = [...held]
      for (const accept of waiting) accept()
      return waiting.length
    },
  }
}
