import { use } from 'react'
import { useActor } from '../api/me.ts'
import { useNow } from '../clock.ts'
import { type Presence, PresenceContext } from './live-context.ts'

const OVER_AFTER_MS = 20_000

/** Which colleagues are at the same thing right now. */
export function usePresent(id: string): readonly Presence[] {
  const actor = useActor()
  const now = useNow()
  return use(PresenceContext).filter((one) => one.id === id && one.who !== actor && now - one.at < OVER_AFTER_MS)
}
