import type { Api } from '../api/api.ts'
import type { Session } from '../api/session.ts'
import { randomShare } from '../random.ts'
import { type LiveNews, readChange } from './live-news.ts'
import { readLive } from './live-stream.ts'

export type LiveStanding = 'connecting' | 'live' | 'polling'

interface LiveDeps {
  session: Session
  api: Api
  onNews: (news: LiveNews) => void
  onStanding: (standing: LiveStanding) => void
}

const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 30_000
/** From then on it is asked what is new, while the stream is tried beside. */
const POLLS_AFTER = 3
const POLL_MS = 5000
const TABS = 'tulia-live'

type TabNews = { news: LiveNews } | { standing: LiveStanding }

/**
 * Tells this tab what changes. One tab of the browser holds the stream and passes on what it hears; when it goes, another one
 * takes its place. Whenever the stream stands anew everything on the page is read again: no gap has to be guessed.
 */
export function startLive({ session, api, onNews, onStanding }: LiveDeps): { wake: () => void; stop: () => void } {
  const ended = new AbortController()
  const tabs = new BroadcastChannel(TABS)
  let wake = () => {}
  let lost = () => {}
  tabs.onmessage = ({ data }: MessageEvent<TabNews>) => ('news' in data ? onNews(data.news) : onStanding(data.standing))
  const tell = (news: LiveNews) => {
    onNews(news)
    tabs.postMessage({ news })
  }
  const stand = (standing: LiveStanding) => {
    onStanding(standing)
    tabs.postMessage({ standing })
  }
  const rest = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  let tryAt = 0
  const again = () => {
    tryAt = 0
    wake()
  }
  // What the device knows need not be found out by waiting for signs of life.
  addEventListener('offline', () => lost(), { signal: ended.signal })
  addEventListener('online', again, { signal: ended.signal })

  const lead = async () => {
    let failures = 0
    let since: string | undefined
    while (!ended.signal.aborted && session.state() !== 'out') {
      if (failures < POLLS_AFTER || tryAt <= 0) {
        const onOpen = () => {
          failures = 0
          since = undefined
          stand('live')
          tell({ kind: 'resync' })
        }
        const gone = new AbortController()
        lost = () => {
          failures = POLLS_AFTER
          gone.abort()
        }
        const signal = AbortSignal.any([ended.signal, gone.signal])
        failures += (await settles(readLive(session, { onOpen, onNews: tell }, signal))) ? 0 : 1
        tryAt = LONGEST_WAIT_MS
      }
      if (ended.signal.aborted) return
      if (failures < POLLS_AFTER) {
        await rest(Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures) * (0.5 + randomShare() / 2))
        continue
      }
      stand('polling')
      since = await poll(since)
      tryAt -= POLL_MS
      await rest(POLL_MS)
    }
  }
  const poll = async (since: string | undefined) => {
    try {
      const { changes, resync, next } = await api('GET /v1/live/poll', { query: { since } })
      if (resync || since === undefined) tell({ kind: 'resync' })
      for (const news of changes.map(readChange)) if (news) tell(news)
      return next
    } catch {
      // What cannot be reached now is asked again; the banner says that news is late.
      return since
    }
  }
  // A page without https has no locks: then every tab holds a stream of its own.
  if (navigator.locks === undefined) void lead()
  else void settles(navigator.locks.request(TABS, { signal: ended.signal }, lead))
  return {
    wake: again,
    stop: () => {
      ended.abort()
      tabs.close()
      wake()
    },
  }
}

async function settles(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  )
}
