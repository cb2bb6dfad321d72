import Router from '@koa/router'
import type { Context } from 'koa'
import { z } from 'zod'
import { openVisitor, signVisitor } from '../../domain/messaging/index.ts'
import { answerEvents } from '../event-stream.ts'
import { HttpError } from '../http-error.ts'
import { readJson } from '../read-json.ts'
import { clientAddress } from '../webhooks/client-address.ts'
import { allowOrigin } from './allow-origin.ts'
import type { ChatDeps } from './chat-deps.ts'
import { messageLimit, nameOfAddress } from './message-limit.ts'
import { BEGINNING, readPlace, WHOLE } from './place.ts'
import { ChatMessage, receiveMessage } from './receive-message.ts'
import { type StreamSeats, streamSeats } from './stream-seats.ts'
import { threadEvents, type WatchedThread } from './thread-events.ts'
import { unknownThread, visitorOf } from './visitor-of.ts'
import type { OpenChat } from './web-channels.ts'

/** A page that stays open asks again after this, and gets a new token. */
const STAYS_MS = 10 * 60_000
const ThreadId = z.uuid()

/**
 * The chat on the web: `POST /w/:key/chat` says something and answers with the events of its answer, `GET
 * /w/:key/chat/:thread/events` goes on after `Last-Event-ID`, or tells everything, and with `?stay=1` waits for more. Without
 * `/w/:key` it is the chat of the installation. 403 for a site that the shop has not named, 404 without such a chat or
 * without the thread's token, 422 for what is no message, 429 after twenty in a minute, 503 when nothing can be taken.
 */
export function chatRoutes(deps: ChatDeps): Router {
  const router = new Router()
  const limit = messageLimit(deps)
  const seats = streamSeats()
  const chatOf = async (http: Context & { params: Record<string, string> }): Promise<OpenChat> => {
    const chat = await deps.channels(http.params.channelKey)
    allowOrigin(http, chat)
    return chat
  }
  router.options(
    ['/w/:channelKey/chat', '/chat', '/w/:channelKey/chat/:thread/events', '/chat/:thread/events'],
    async (http) => {
      await chatOf(http)
      http.status = 204
    },
  )
  router.post(['/w/:channelKey/chat', '/chat'], async (http) => {
    const chat = await chatOf(http)
    const message = await readJson(http, ChatMessage)
    insistOnStaying(deps)
    const source = sourceOf(http, deps)
    const visitorId = visitorOf(deps, chat, { ...message, token: http.get('x-thread-token'), source })
    insistOnSeat(http, seats, source)
    // Only now: nobody can use up the messages of a thread that is not his own.
    const names = [nameOfAddress(source), ...(message.thread_id === undefined ? [] : [message.thread_id])]
    insistOnRate(http, await limit(chat.account.tenantId, names))
    const { threadId, messageId, epoch, seq } = await receiveMessage(deps, chat, { ...message, visitorId })
    stream(http, deps, {
      chat,
      threadId,
      messageId,
      metadata: { ...metadataOf(deps, chat, { threadId, visitorId }), message_id: messageId },
      from: { epoch, seq, part: WHOLE },
      whole: false,
      stays: false,
      limitMs: deps.timeoutMs,
    })
  })
  router.get(['/w/:channelKey/chat/:thread/events', '/chat/:thread/events'], async (http) => {
    const chat = await chatOf(http)
    const threadId = ThreadId.safeParse(http.params.thread)
    const token = http.get('x-thread-token')
    const now = deps.clock.now()
    const visitor = threadId.success ? openVisitor(chat.account, { threadId: threadId.data, token, now }) : null
    if (!threadId.success || visitor === null) throw unknownThread()
    insistOnStaying(deps)
    insistOnSeat(http, seats, sourceOf(http, deps))
    const place = readPlace(http.get('last-event-id'))
    const stays = http.query.stay === '1'
    stream(http, deps, {
      chat,
      threadId: threadId.data,
      messageId: null,
      metadata: metadataOf(deps, chat, { threadId: threadId.data, ...visitor }),
      from: place ?? BEGINNING,
      whole: place === null,
      stays,
      limitMs: stays ? STAYS_MS : deps.timeoutMs,
    })
  })
  return router
}

/** A thread's id, the token that opens it for a day, and whose chat it is. */
function metadataOf(deps: ChatDeps, chat: OpenChat, thread: { threadId: string; visitorId: string }): object {
  const token = signVisitor(chat.account, { ...thread, now: deps.clock.now() })
  return { thread_id: thread.threadId, token }
}

function stream(http: Context, deps: ChatDeps, watched: Omit<WatchedThread, 'gone'>): void {
  const gone = new AbortController()
  http.res.once('close', () => {
    gone.abort()
  })
  answerEvents(http, threadEvents(deps, { ...watched, gone: gone.signal }))
}

function sourceOf(http: Context, { trustedProxies }: ChatDeps): string {
  return clientAddress(http.req.socket.remoteAddress, http.get('x-forwarded-for'), trustedProxies)
}

function insistOnSeat(http: Context, seats: StreamSeats, source: string): void {
  const leave = seats.take(source)
  if (leave === null) throw new HttpError('busy', 'Too many are reading. Try again in a moment.')
  http.res.once('close', leave)
}

/** No probe is asked: whether a message can be stored, its row says, and a database that cannot is 503 at the edge. */
function insistOnStaying({ stopping }: ChatDeps): void {
  if (stopping.aborted) throw new HttpError('stopping', 'This process is stopping. Try again in a moment.')
}

function insistOnRate(http: Context, waitMs: number): void {
  if (waitMs === 0) return
  http.set('retry-after', String(Math.ceil(waitMs / 1000)))
  throw new HttpError('too_many', 'Twenty messages a minute are the most. Wait a moment, then write again.')
}
