import type { Session } from '../api/session.ts'
import { createEventReader, type StreamEvent } from './event-reader.ts'

/** Two signs of life have not come: nobody is there any more. */
const SILENT_MS = 30_000

interface Reading {
  /** The last event that was read, so that what came since is told again; null: from the beginning. */
  lastId?: string | null
  /** True ends the reading. */
  onEvent: (event: StreamEvent) => boolean
}

/**
 * Reads server-sent events of one address until its reader or the product ends it. Throws when it does not open, breaks or falls
 * silent.
 * @returns who ended it
 */
export async function readEvents(
  session: Session,
  path: string,
  { lastId = null, onEvent }: Reading,
  signal: AbortSignal,
): Promise<'reader' | 'product'> {
  const silence = new AbortController()
  const token = await session.token()
  const headers = new Headers({ accept: 'text/event-stream', authorization: `Bearer ${token}` })
  if (lastId !== null) headers.set('last-event-id', lastId)
  const answer = await fetch(path, {
    headers,
    signal: AbortSignal.any([signal, silence.signal]),
  })
  if (answer.status === 401) await session.token(true)
  if (!answer.ok || answer.body === null) throw new Error(`${path} answered ${answer.status}.`)
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
  const read = createEventReader()
  const listen = () => setTimeout(() => silence.abort(), SILENT_MS)
  let timer = listen()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return 'product'
      clearTimeout(timer)
      timer = listen()
      if (read(value).some(onEvent)) return 'reader'
    }
  } finally {
    clearTimeout(timer)
    await reader.cancel().catch(() => undefined)
  }
}
