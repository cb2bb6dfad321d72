import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { ConversationRow } from '../../../../../src/http/contract/inbox-shapes.ts'
import { useApi } from '../../../lib/api/api-context.ts'
import { conversationQuery } from '../queries.ts'

/**
 * The rows with the chat that is open among them, where it stood: who takes a chat over, or ends it, does not lose her place
 * because it belongs to another queue now. It goes when another one is opened.
 */
export function useKeptRow(rows: readonly ConversationRow[], openId: string | undefined): readonly ConversationRow[] {
  const { data } = useQuery({ ...conversationQuery(useApi(), openId ?? ''), enabled: false })
  const stood = useRef<{ id: string; at: number }>(undefined)
  const at = rows.findIndex((row) => row.conversation_id === openId)
  useEffect(() => {
    if (openId !== undefined && at >= 0) stood.current = { id: openId, at }
  }, [openId, at])
  const place = stood.current
  if (at >= 0 || !data || place === undefined || place.id !== openId) return rows
  return rows.toSpliced(Math.min(place.at, rows.length), 0, data.conversation)
}
