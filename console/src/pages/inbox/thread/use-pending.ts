import { useMemo, useState } from 'react'
import type { MessageItem } from '../../../../../src/http/contract/inbox-shapes.ts'

/** A reply on its way from this page: until the product shows it among the messages, the page does. */
export interface PendingReply {
  /** Also its Idempotency-Key: sent again, it is still one message. */
  key: string
  text: string
  /** The name of what goes with it. */
  file: string | null
  /** Its id, once the product has taken it. */
  messageId: string | null
}

export interface Pending {
  replies: readonly PendingReply[]
  add: (reply: { key: string; text: string; file: string | null }) => void
  taken: (key: string, messageId: string) => void
  /** It was refused: the words go back to whoever wrote them. */
  drop: (key: string) => void
}

export function usePending(items: readonly MessageItem[]): Pending {
  const [all, setAll] = useState<readonly PendingReply[]>([])
  return useMemo(() => {
    const shown = new Set(items.map((item) => item.id))
    return {
      replies: all.filter(({ messageId }) => messageId === null || !shown.has(messageId)),
      add: (reply) => setAll((now) => [...now, { ...reply, messageId: null }]),
      taken: (key, messageId) => setAll((now) => now.map((one) => (one.key === key ? { ...one, messageId } : one))),
      drop: (key) => setAll((now) => now.filter((one) => one.key !== key)),
    }
  }, [all, items])
}
