import { AppError } from '../src/domain/errors.ts'

export interface Deadline {
  /** Aborts when the time is over or the caller gives up. */
  signal: AbortSignal
  /** Settles like `work`, or fails with `timeout` as soon as the time is over. */
  race<T>(work: Promise<T>): Promise<T>
  /** From here on the time no longer counts. */
  stop(): void
}

/** A time limit that also ends with `signal`. `timeout` is retryable: nothing of a shared transaction was kept. */
export function startDeadline(ms: number, signal: AbortSignal): Deadline {
  const own = new AbortController()
  const abort = () => own.abort()
  const over = new Promise<never>((_resolve, reject) => {
    const expire = () => reject(new AppError('timeout', `no answer within ${ms} ms`, { retryable: true }))
    own.signal.addEventListener('abort', expire, { once: true })
  })
  // Nobody may be racing at the moment it fires.
  over.catch(() => undefined)
  const timer = setTimeout(abort, ms)
  // The caller's signal may outlive thousands of calls: every listener on it is taken off again.
  if (signal.aborted) abort()
  else signal.addEventListener('abort', abort, { once: true })
  const stop = () => {
    clearTimeout(timer)
    signal.removeEventListener('abort', abort)
  }
  return { signal: own.signal, race: (work) => Promise.race([work, over]), stop }
}
