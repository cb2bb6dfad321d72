import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApi } from '../../../lib/api/api-context.ts'
import { useMe } from '../../../lib/api/me.ts'

/** Who stays this long has read it; who only passes by has not. */
const STAYS_MS = 2000

/** Remembers how far the one who looks has read, once she stayed. */
export function useMarkRead(id: string, newest: string | undefined): void {
  const api = useApi()
  const queries = useQueryClient()
  const { user } = useMe()
  useEffect(() => {
    if (newest === undefined || user.role === 'auditor') return
    const timer = setTimeout(() => {
      if (document.visibilityState !== 'visible') return
      api('POST /v1/conversations/:id/read', { params: { id }, body: { pos: newest } }).then(
        () => queries.invalidateQueries({ queryKey: ['conversations'] }),
        // It stays unread, which says the truth and is tried with the next message.
        () => undefined,
      )
    }, STAYS_MS)
    return () => clearTimeout(timer)
  }, [id, newest, api, queries, user.role])
}
