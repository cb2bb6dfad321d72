/** Waits so long, or until it is over, or until whoever is given `resume` calls it. */
export function pause(ms: number, ends: AbortSignal, started?: (resume: () => void) => void): Promise<void> {
  if (ends.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    const resume = () => {
      clearTimeout(timer)
      ends.removeEventListener('abort', resume)
      resolve()
    }
    const timer = setTimeout(resume, ms)
    ends.addEventListener('abort', resume, { once: true })
    started?.(resume)
  })
}
