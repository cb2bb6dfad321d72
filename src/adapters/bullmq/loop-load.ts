import { performance } from 'node:perf_hooks'

/** Above this share of its time the thread of the process has no room for more work side by side. */
const BUSY = 0.8

/** Tells whether the thread of this process was busy computing since it was last asked. */
export function loopLoad(): () => boolean {
  let seen = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, seen)
    seen = now
    return utilization > BUSY
  }
}
