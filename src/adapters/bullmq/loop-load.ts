import { performance } from 'node:perf_hooks'

/** Shorter looks would tell more of single pieces of work than of the load. */
const WINDOW_MS = 50

/** Above this share of its time the thread of the process has no room for more work side by side. */
const BUSY = 0.8

/**
 * Tells whether the thread of this process is busy computing. Then more work at once finishes nothing sooner and makes
 * everybody wait for everybody; work that waits for others (a provider, a model) leaves the thread free.
 */
export function loopLoad(): () => boolean {
  let seen = performance.eventLoopUtilization()
  let seenAt = performance.now()
  let busy = false
  return () => {
    if (performance.now() - seenAt >= WINDOW_MS) {
      const now = performance.eventLoopUtilization()
      busy = performance.eventLoopUtilization(now, seen).utilization > BUSY
      seen = now
      seenAt = performance.now()
    }
    return busy
  }
}
