import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useApi } from '../../../lib/api/api-context.ts'
import { ApiError } from '../../../lib/api/api-error.ts'
import { conversationQuery } from '../queries.ts'

/** It is kept when the hand rests this long. */
const RESTS_MS = 800

/**
 * What somebody has begun to write, kept by the product: she goes on where she left, on any device. Two devices at once do not
 * overwrite each other unseen: the version that was read goes with it, and a newer one is read before it is kept again.
 */
export function useSavedText(id: string, kept: { text: string; version: number }) {
  const api = useApi()
  const queries = useQueryClient()
  const [text, setText] = useState(kept.text)
  const version = useRef(kept.version)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const unkept = useRef<string | null>(null)
  const keep = useCallback(async () => {
    const latest = unkept.current
    if (latest === null) return
    unkept.current = null
    try {
      const body = { text: latest, version: version.current }
      const answer = await api('PUT /v1/conversations/:id/composer', { params: { id }, body })
      version.current = answer.version
    } catch (error) {
      unkept.current ??= latest
      if (!(error instanceof ApiError) || error.code !== 'stale_version') return
      const detail = await queries.fetchQuery({ ...conversationQuery(api, id), staleTime: 0 })
      version.current = detail.composer.version
      timer.current = setTimeout(() => void keep(), RESTS_MS)
    }
  }, [id, api, queries])
  const write = useCallback(
    (next: string) => {
      setText(next)
      unkept.current = next
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void keep(), RESTS_MS)
    },
    [keep],
  )
  // What was written on another device meanwhile goes on here, unless this one has words of its own.
  useEffect(() => {
    if (kept.version <= version.current || unkept.current !== null) return
    version.current = kept.version
    setText(kept.text)
  }, [kept])
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      void keep()
    },
    [keep],
  )
  return { text, write }
}
