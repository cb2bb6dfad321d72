import { use, useEffect } from 'react'
import { useApi } from '../api/api-context.ts'
import { useActor, useMe } from '../api/me.ts'
import { useNow } from '../clock.ts'
import { type Presence, PresenceContext } from './live-context.ts'

const TOLD_EVERY_MS = 10_000
const OVER_AFTER_MS = 20_000

/** Tells the colleagues that one is here, and says which of them are. */
export function usePresence(id: string, doing: Presence['doing']): readonly Presence[] {
  const api = useApi()
  const { user } = useMe()
  const actor = useActor()
  const now = useNow()
  useEffect(() => {
    if (user.role === 'auditor') return
    const tell = () => {
      if (document.visibilityState !== 'visible') return
      // Nobody misses a sign that is given again in ten seconds.
      api('POST /v1/conversations/:id/presence', { params: { id }, body: { doing } }).catch(() => undefined)
    }
    tell()
    const timer = setInterval(tell, TOLD_EVERY_MS)
    return () => clearInterval(timer)
  }, [id, doing, api, user.role])
  return use(PresenceContext).filter((one) => one.id === id && one.who !== actor && now - one.at < OVER_AFTER_MS)
}
