import type { IBreaker } from 'cockatiel'

/**
 * Opens at so many failures within a stretch of time, however many calls succeeded between them: a source that fails every other
 * call is no use to a run that makes thirty.
 * @param now milliseconds on a clock that is never set back
 */
export function slidingBreaker(
  rule: { failures: number; windowMs: number },
  now: () => number = () => performance.now(),
): IBreaker {
  let failedAt: number[] = []
  return {
    // Nothing of it outlives the process.
    state: null,
    success: () => undefined,
    failure: () => {
      failedAt = [...failedAt.filter((at) => at > now() - rule.windowMs), now()].slice(-rule.failures)
      return failedAt.length >= rule.failures
    },
  }
}
