import pg from 'pg'
import type { Log } from '../../domain/context.ts'
import type { LiveUpdates } from '../../domain/messaging/live-updates.ts'

const CHANNEL = 'tulia_live'
const FIRST_RETRY_MS = 250
const LONGEST_RETRY_MS = 5_000

export interface PostgresLiveUpdates extends LiveUpdates {
  close(): Promise<void>
}

/**
 * News by LISTEN, over one connection of the process, opened when somebody first waits and again when it broke. What was told
 * while it was away is made up for: whoever waits is woken when it is back.
 */
export function postgresLiveUpdates({ url, log }: { url: string; log: Log }): PostgresLiveUpdates {
  const waiting = new Map<string, Set<() => void>>()
  let client: pg.Client | null = null
  let listening = false
  let closed = false
  let retryMs = FIRST_RETRY_MS
  let retry: NodeJS.Timeout | undefined

  const wakeAll = () => {
    for (const listeners of waiting.values()) for (const wake of listeners) wake()
  }
  const lost = (of: pg.Client, problem: string) => {
    if (client !== of) return
    client = null
    listening = false
    of.end().catch(() => undefined)
    if (closed) return
    if (retryMs === FIRST_RETRY_MS) log.warn('live_updates_away', { problem })
    retry = setTimeout(() => {
      retry = undefined
      void open()
    }, retryMs).unref()
    retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS)
  }
  const open = async (): Promise<void> => {
    if (client !== null || closed) return
    const opened = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true })
    client = opened
    opened.on('error', (error) => lost(opened, error.message))
    opened.on('end', () => lost(opened, 'the connection ended'))
    opened.on('notification', ({ payload = '' }) => {
      for (const wake of waiting.get(payload) ?? []) wake()
    })
    try {
      await opened.connect()
      await opened.query(`LISTEN ${CHANNEL}`)
    } catch (error) {
      return lost(opened, error instanceof Error ? error.message : String(error))
    }
    listening = client === opened
    retryMs = FIRST_RETRY_MS
    wakeAll()
  }
  return {
    isListening: () => listening,
    watch(conversationId, onNews) {
      const listeners = waiting.get(conversationId) ?? new Set()
      waiting.set(conversationId, listeners.add(onNews))
      // What is away is tried again by its own timer.
      if (client === null && retry === undefined) void open()
      return () => {
        listeners.delete(onNews)
        if (listeners.size === 0 && waiting.get(conversationId) === listeners) waiting.delete(conversationId)
      }
    },
    async close() {
      closed = true
      clearTimeout(retry)
      const open = client
      client = null
      await open?.end().catch(() => undefined)
    },
  }
}
