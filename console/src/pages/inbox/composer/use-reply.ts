import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { MessageItem } from '../../../../../src/http/contract/inbox-shapes.ts'
import type { UploadedWire } from '../../../../../src/http/contract/media.ts'
import { useApi } from '../../../lib/api/api-context.ts'
import { ApiError } from '../../../lib/api/api-error.ts'
import { randomUuid } from '../../../lib/random.ts'
import { useShell } from '../../../shell/shell-context.ts'
import { messagesQuery } from '../queries.ts'
import type { Pending } from '../thread/use-pending.ts'

interface UseReply {
  id: string
  newest: MessageItem | undefined
  pending: Pending
  /** Gives the words back to whoever wrote them. */
  onRefused: (text: string) => void
}

/**
 * Sends what was written as an answer to what was on the screen. When something newer is there, nothing is sent: the page shows
 * it, gives the words back and says how many messages to read first.
 */
export function useReply({ id, newest, pending, onRefused }: UseReply) {
  const api = useApi()
  const queries = useQueryClient()
  const { fail } = useShell()
  const [newer, setNewer] = useState(0)
  const showNewer = async () => {
    const before = newest?.pos
    await queries.refetchQueries({ queryKey: messagesQuery(api, id).queryKey })
    const items = queries.getQueryData(messagesQuery(api, id).queryKey)?.pages[0] ?? []
    const at = items.findIndex(({ pos }) => pos === before)
    setNewer(Math.max(1, items.length - 1 - at))
  }
  const reply = async (text: string, file: UploadedWire | null): Promise<boolean> => {
    const key = randomUuid()
    pending.add({ key, text, file: file?.name ?? null })
    setNewer(0)
    try {
      const body = { text, client_id: key, seen: newest?.pos, ...(file ? { media_id: file.media_id } : {}) }
      const answer = await api('POST /v1/conversations/:id/reply', { params: { id }, body, key })
      pending.taken(key, answer.message_id)
      return true
    } catch (error) {
      pending.drop(key)
      onRefused(text)
      if (error instanceof ApiError && error.code === 'newer_messages') await showNewer()
      else fail(error)
      return false
    } finally {
      await queries.invalidateQueries({ queryKey: ['conversation', id] })
    }
  }
  return { send: reply, newer }
}
