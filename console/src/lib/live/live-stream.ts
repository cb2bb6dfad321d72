import type { Session } from '../api/session.ts'
import { createEventReader } from './event-reader.ts'
import { type LiveNews, readChange } from './live-news.ts'

/** Two signs of life have not come: nobody is there any more. */
const SILENT_MS = 30_000

interface Listener {
  /** The stream stands: from here on nothing is missed. */
  onOpen: () => void
  onNews: (news: LiveNews) => void
}

/**
 * Reads the stream of news until it ends, which is no failure when the product says so.
 * Throws when it does not open, breaks or falls silent.
 */
export async function readLive(session: Session, { onOpen, onNews }: Listener, signal: AbortSignal): Promise<void> {
  const silence = new AbortController()
  const token = await session.token()
  const answer = await fetch('/v1/live', {
    headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` },
    signal: AbortSignal.any([signal, silence.signal]),
  })
  if (answer.status === 401) await session.token(true)
  if (!answer.ok || answer.body === null) throw new Error(`The stream of news answered ${answer.status}.`)
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
  const read = createEventReader()
  const listen = () => setTimeout(() => silence.abort(), SILENT_MS)
  let timer = listen()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) throw new Error('The stream of news broke.')
      clearTimeout(timer)
      timer = listen()
      for (const { name, data } of read(value)) {
        if (name === 'hello') onOpen()
        if (name === 'end') return
        const news =
          name === 'resync' ? ({ kind: 'resync' } as const) : name === 'change' ? readChange(JSON.parse(data)) : null
        if (news) onNews(news)
      }
    }
  } finally {
    clearTimeout(timer)
    await reader.cancel().catch(() => undefined)
  }
}
