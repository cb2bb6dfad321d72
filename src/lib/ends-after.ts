/**
 * Ends after so long, with a TimeoutError, or when `signal` does. `AbortSignal.any` would forget a timeout that nobody else holds as
 * soon as memory is collected, and never end; this one is held by its timer.
 */
export function endsAfter(ms: number, signal?: AbortSignal): AbortSignal {
  const ending = new AbortController()
  if (signal?.aborted) {
    ending.abort(signal.reason)
    return ending.signal
  }
  const timer = setTimeout(() => ending.abort(new DOMException('The time is over.', 'TimeoutError')), ms)
  timer.unref()
  const end = () => {
    clearTimeout(timer)
    ending.abort(signal?.reason)
  }
  signal?.addEventListener('abort', end, { once: true, signal: ending.signal })
  return ending.signal
}
