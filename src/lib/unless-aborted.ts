/**
 * Settles like the work, or fails with the signal's reason as soon as that fires; the work is then left to itself. One
 * listener, taken off again: combining signals costs more than most of what they would end.
 */
export async function unlessAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  let stop = () => {}
  const aborted = new Promise<never>((_resolve, reject) => {
    const abort = () => reject(signal.reason)
    stop = () => signal.removeEventListener('abort', abort)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true })
  })
  try {
    return await Promise.race([work, aborted])
  } finally {
    stop()
  }
}
