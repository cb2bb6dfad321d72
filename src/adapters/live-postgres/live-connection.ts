import pg from 'pg'
import type { Log } from '../../domain/context.ts'

const CHANNEL = 'tulia_live'
const FIRST_RETRY_MS = 250
const LONGEST_RETRY_MS = 5_000
/** So much is held back while the connection is made; what was told before the last of it is in the rows anyway. */
const MOST_HELD = 500

export interface LiveConnection {
  isListening(): boolean
  /** Opens the connection, unless it is open or its own timer opens it. */
  open(): void
  /** Sends payloads of up to 8,000 bytes to all who listen, over this connection and in no transaction of the business. */
  notify(payloads: readonly string[]): void
  close(): Promise<void>
}

/**
 * One connection of the process that listens and tells, opened when it is first needed and again when it broke. It is its own,
 * because a NOTIFY holds up whoever commits at the same time.
 * @param heard.onBack it listens again, and what was told meanwhile is lost
 */
export function liveConnection(
  { url, log }: { url: string; log: Log },
  heard: { onPayload: (payload: string) => void; onBack: () => void },
): LiveConnection {
  let client: pg.Client | null = null
  let listening = false
  let closed = false
  let retryMs = FIRST_RETRY_MS
  let retry: NodeJS.Timeout | undefined
  let held: string[] = []

  const lost = (of: pg.Client, problem: string) => {
    if (client !== of) return
    client = null
    listening = false
    of.end().catch(() => undefined)
    if (closed) return
    if (retryMs === FIRST_RETRY_MS) log.warn('live_updates_away', { problem })
    retry = setTimeout(() => {
      retry = undefined
      void connect()
    }, retryMs).unref()
    retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS)
  }
  const connect = async (): Promise<void> => {
    if (client !== null || closed) return
    const how = { connectionTimeoutMillis: 5_000, keepAlive: true, application_name: 'tulia live' }
    const opened = new pg.Client({ connectionString: url, ...how })
    client = opened
    opened.on('error', (error) => lost(opened, error.message))
    opened.on('end', () => lost(opened, 'the connection ended'))
    opened.on('notification', ({ payload = '' }) => heard.onPayload(payload))
    try {
      await opened.connect()
      await opened.query(`LISTEN ${CHANNEL}`)
    } catch (error) {
      return lost(opened, error instanceof Error ? error.message : String(error))
    }
    listening = client === opened
    retryMs = FIRST_RETRY_MS
    heard.onBack()
    send(held.splice(0))
  }
  const send = (payloads: readonly string[]) => {
    if (payloads.length === 0) return
    client
      ?.query(`SELECT pg_notify('${CHANNEL}', told) FROM unnest($1::text[]) AS told`, [payloads])
      .catch((error: Error) => log.warn('live_news_lost', { problem: error.message, count: payloads.length }))
  }
  const open = () => {
    if (client === null && retry === undefined) void connect()
  }
  return {
    isListening: () => listening,
    open,
    notify(payloads) {
      if (listening) return send(payloads)
      held = [...held, ...payloads].slice(-MOST_HELD)
      open()
    },
    async close() {
      closed = true
      clearTimeout(retry)
      const last = client
      client = null
      await last?.end().catch(() => undefined)
    },
  }
}
