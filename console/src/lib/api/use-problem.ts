import { now } from '../clock.ts'
import { useReader } from '../reader.ts'
import { formatClock } from '../times.ts'
import { useWords } from '../words.ts'
import { ApiError } from './api-error.ts'

/** Says in words of the page what went wrong. */
export function useProblem(): (error: unknown) => string {
  const words = useWords()
  const reader = useReader()
  return (error) => {
    if (!(error instanceof ApiError)) return words('error.unreachable')
    if (error.code === 'forbidden') return words('error.forbidden')
    if (error.code === 'stale_version') return words('error.stale')
    if (error.retryAfterS !== null) {
      return words('error.later', { time: formatClock(now() + error.retryAfterS * 1000, reader) })
    }
    return error.message
  }
}
