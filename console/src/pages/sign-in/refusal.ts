import { ApiError } from '../../lib/api/api-error.ts'
import { useProblem } from '../../lib/api/use-problem.ts'
import { now } from '../../lib/clock.ts'
import { useReader } from '../../lib/reader.ts'
import { formatClock } from '../../lib/times.ts'
import { useWords } from '../../lib/words.ts'

/** Why somebody was not let in. */
export interface Refusal {
  text: string
  /** The password was right, and the second step is missing. */
  wantsCode: boolean
}

/** A lock is told with the time at which it opens; what was wrong is never told apart. */
export function useRefusal(): (error: unknown) => Refusal {
  const words = useWords()
  const reader = useReader()
  const problem = useProblem()
  return (error) => {
    if (!(error instanceof ApiError)) return { text: problem(error), wantsCode: false }
    if (error.code === 'code_needed') return { text: words('sign_in.totp.help'), wantsCode: true }
    if (error.status === 429 && error.retryAfterS !== null) {
      return {
        text: words('sign_in.locked', { time: formatClock(now() + error.retryAfterS * 1000, reader) }),
        wantsCode: false,
      }
    }
    return { text: error.status === 401 ? words('sign_in.wrong') : problem(error), wantsCode: false }
  }
}
