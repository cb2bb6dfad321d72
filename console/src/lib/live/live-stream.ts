import type { Session } from '../api/session.ts'
import { type LiveNews, readChange } from './live-news.ts'
import { readEvents } from './read-events.ts'

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
  const onEvent = ({ name, data }: { name: string; data: string }): boolean => {
    if (name === 'hello') onOpen()
    const news =
      name === 'resync' ? ({ kind: 'resync' } as const) : name === 'change' ? readChange(JSON.parse(data)) : null
    if (news) onNews(news)
    return name === 'end'
  }
  const by = await readEvents(session, '/v1/live', { onEvent }, signal)
  if (by === 'product') throw new Error('The stream of news broke.')
}
