import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useApi } from '../api/api-context.ts'
import { useSession } from '../api/session-context.ts'
import { now } from '../clock.ts'
import type { LiveStanding } from './live-client.ts'
import { LiveContext, type Presence, PresenceContext } from './live-context.ts'
import type { LiveNews } from './live-news.ts'

/** Several changes within this time are read once. */
const TOGETHER_MS = 150

/** The lists in which something stands, by the first word of their keys. A question about money stands on its order too. */
const LISTS = {
  conversation: ['conversations'],
  order: ['orders', 'attempts', 'settlement'],
  payment_review: ['reviews', 'order', 'orders', 'settlement'],
  // Its own page follows it step by step.
  trip: ['trips'],
} as const

/** Keeps what is on the page true: what is told of is read again. */
export function LiveProvider({ children }: { children: ReactNode }) {
  const session = useSession()
  const api = useApi()
  const queries = useQueryClient()
  const [standing, setStanding] = useState<LiveStanding>('connecting')
  const [presence, setPresence] = useState<readonly Presence[]>([])
  const wake = useRef(() => {})
  useEffect(() => {
    const stops = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const changed = new Set<string>()
    const readLists = (names: readonly string[]) => {
      for (const name of names) changed.add(name)
      timer ??= setTimeout(() => {
        timer = undefined
        for (const name of changed) void queries.invalidateQueries({ queryKey: [name] })
        changed.clear()
      }, TOGETHER_MS)
    }
    const onNews = (news: LiveNews) => {
      if (news.kind === 'notification') return void queries.invalidateQueries({ queryKey: ['notifications'] })
      if (news.kind === 'resync') return void queries.invalidateQueries()
      if (news.kind === 'presence') {
        const { id, who, doing } = news
        return setPresence((all) => [
          ...all.filter((one) => one.id !== id || one.who !== who),
          { id, who, doing, at: now() },
        ])
      }
      if (news.kind === 'conversation' || news.kind === 'order')
        void queries.invalidateQueries({ queryKey: [news.kind, news.id] })
      readLists(LISTS[news.kind])
    }
    // The page is shown first; what keeps it true comes right behind it.
    void import('./live-client.ts').then(({ startLive }) => {
      if (stops.signal.aborted) return
      const live = startLive({ session, api, onNews, onStanding: setStanding })
      wake.current = live.wake
      stops.signal.addEventListener('abort', live.stop)
    })
    return () => {
      clearTimeout(timer)
      stops.abort()
    }
  }, [session, api, queries])
  const live = useMemo(() => ({ standing, reconnect: () => wake.current() }), [standing])
  return (
    <LiveContext value={live}>
      <PresenceContext value={presence}>{children}</PresenceContext>
    </LiveContext>
  )
}
