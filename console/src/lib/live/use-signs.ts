import { useEffect } from 'react'

const TOLD_EVERY_MS = 10_000

/**
 * Gives a sign of being here now and every ten seconds, while the page is seen.
 * @param tell null: no sign is given. Nobody misses one that is lost.
 */
export function useSigns(tell: (() => Promise<unknown>) | null): void {
  useEffect(() => {
    if (tell === null) return
    const give = () => {
      if (document.visibilityState === 'visible') tell().catch(() => undefined)
    }
    give()
    const timer = setInterval(give, TOLD_EVERY_MS)
    return () => clearInterval(timer)
  }, [tell])
}
