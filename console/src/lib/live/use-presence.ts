import { useMemo } from 'react'
import { useApi } from '../api/api-context.ts'
import { useMe } from '../api/me.ts'
import type { Presence } from './live-context.ts'
import { usePresent } from './use-present.ts'
import { useSigns } from './use-signs.ts'

/** Tells the colleagues that one is at a chat, and says which of them are. */
export function usePresence(id: string, doing: Presence['doing']): readonly Presence[] {
  const api = useApi()
  const { user } = useMe()
  const tell = useMemo(
    () =>
      user.role === 'auditor'
        ? null
        : () => api('POST /v1/conversations/:id/presence', { params: { id }, body: { doing } }),
    [id, doing, api, user.role],
  )
  useSigns(tell)
  return usePresent(id)
}
