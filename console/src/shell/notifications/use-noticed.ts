import { useEffect, useRef } from 'react'
import { ring, soundOn } from './sound.ts'
import { useNotifications } from './use-notifications.ts'

const TITLE = 'Tulia'

/** How much she was told and has not read: it stands in the title of the window, and more of it can be heard. */
export function useNoticed(): number {
  const { data } = useNotifications()
  const unread = data?.unread ?? 0
  const before = useRef<number>(undefined)
  useEffect(() => {
    document.title = unread > 0 ? `(${unread}) ${TITLE}` : TITLE
  }, [unread])
  useEffect(() => {
    if (data === undefined) return
    if (before.current !== undefined && data.unread > before.current && soundOn()) ring()
    before.current = data.unread
  }, [data])
  return unread
}
