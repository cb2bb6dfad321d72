import { readThread } from '../../domain/messaging/index.ts'
import type { ServerEvent } from '../event-stream.ts'
import type { ChatDeps } from './chat-deps.ts'
import { newsOf } from './news-of.ts'
import { type Place, writePlace } from './place.ts'
import { threadNews } from './thread-news.ts'
import type { OpenChat } from './web-channels.ts'

const PING_MS = 15_000
/** How often the rows are looked at while no news can arrive. */
const LOOK_MS = 1_000

export interface WatchedThread {
  chat: OpenChat
  threadId: string
  /** Waits for the answer to this message; null for whatever is under way. */
  messageId: string | null
  /** What the browser must know first. */
  metadata: object
  from: Place
  /** Everything as whole messages, because the page is opened anew. */
  whole: boolean
  /** Goes on when nothing is under way, as long as it may. */
  stays: boolean
  limitMs: number
  /** The reader went away. */
  gone: AbortSignal
}

const TOO_LATE = 'The answer takes longer than usual. It will be here when you come back to this chat.'
const STOPPED = 'The connection was cut. Your message is safe: the answer will be here when you come back to this chat.'

/**
 * A talk as its browser sees it, read from the rows whenever there is news: `metadata` first, `done` last, whatever happens
 * in between; a sign of life every quarter of a minute. The turn goes on by itself, whoever reads or does not.
 */
export async function* threadEvents(deps: ChatDeps, watched: WatchedThread): AsyncGenerator<ServerEvent | null> {
  const ends = AbortSignal.any([watched.gone, deps.stopping])
  const news = newsOf(deps.live, watched.threadId, ends)
  try {
    yield { name: 'metadata', id: writePlace(watched.from), data: watched.metadata }
    yield* untilDone(deps, watched, { news, ends })
  } catch (error) {
    deps.log.error('chat_stream_failed', {
      tenantId: watched.chat.account.tenantId,
      conversationId: watched.threadId,
      problem: error instanceof Error ? error.message : String(error),
    })
    yield { name: 'error', data: { error: STOPPED } }
  } finally {
    news.end()
  }
  yield { name: 'done', data: { done: true } }
}

async function* untilDone(
  deps: ChatDeps,
  watched: WatchedThread,
  { news, ends }: { news: ReturnType<typeof newsOf>; ends: AbortSignal },
): AsyncGenerator<ServerEvent | null> {
  const { account } = watched.chat
  const until = performance.now() + watched.limitMs
  let pingAt = performance.now() + PING_MS
  let { from, whole } = watched
  let owner: 'assistant' | 'person' = 'assistant'
  for (;;) {
    news.begin()
    const ask = { channelId: account.channelId, conversationId: watched.threadId, messageId: watched.messageId }
    const thread = await readThread(deps.ctxFor(account.tenantId), { ...ask, after: from })
    if (!thread) return
    if (thread.owner !== owner) yield { name: 'owner', data: { owner: thread.owner } }
    owner = thread.owner
    const { events, to } = threadNews(thread, { from, whole })
    for (const event of events) yield event
    ;({ from, whole } = { from: to, whole: false })
    if (!thread.underWay && !watched.stays) return yield* sourcesOf(thread.answers)
    const now = performance.now()
    if (ends.aborted || now >= until) {
      if (thread.underWay) yield { name: 'error', data: { error: ends.aborted ? STOPPED : TOO_LATE } }
      return
    }
    if (now >= pingAt) {
      yield null
      pingAt = now + PING_MS
    }
    await news.arrive(Math.min(deps.live.isListening() ? PING_MS : LOOK_MS, until - now, pingAt - now))
  }
}

function* sourcesOf(answers: readonly { sources: readonly string[] }[]): Generator<ServerEvent> {
  const sources = [...new Set(answers.at(-1)?.sources)]
  if (sources.length > 0) yield { name: 'sources', data: { sources } }
}
