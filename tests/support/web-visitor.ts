import { openWebChannel } from '../../src/domain/messaging/index.ts'
import type { Product } from './product.ts'
import { readEvents, type SentEvent } from './read-events.ts'

export interface WebChat {
  key: string
  channelId: string
  /** The address of the chat, without a trailing slash. */
  url: string
  /** @param url of another process that serves the chat */
  visitor(url?: string): WebVisitor
}

export interface WebVisitor {
  threadId: string | null
  token: string
  /** Says something and reads its answer to the end. */
  say(message: string, more?: { message_id?: string; choice?: string }): Promise<Told>
  /** The request alone, for what is refused. */
  post(body: object, headers?: Record<string, string>): Promise<Response>
  /** The talk from a place on; all of it without one. */
  events(more?: { after?: string; stay?: boolean; signal?: AbortSignal }): Promise<Response>
}

export interface Told {
  events: SentEvent[]
  /** What the tokens say together. */
  text: string
}

/** Opens a chat on the web for a shop of a running product. */
export async function openWebChat(
  { runtime }: Pick<Product, 'runtime'>,
  shop: { tenantId: string },
  { allowedOrigins = [] }: { allowedOrigins?: string[] } = {},
): Promise<WebChat> {
  const key = `chat-${runtime.ids.secret(6)}`
  const { channelId } = await openWebChannel(runtime.ctxFor(shop.tenantId), { key, allowedOrigins })
  const url = `${runtime.publicBaseUrl}/w/${key}`
  return { key, channelId, url, visitor: (other = url) => visitorOf(other) }
}

/** Reads a stream to its end, as its text and its events. */
export async function readAll(answer: Response): Promise<Told> {
  const events: SentEvent[] = []
  for await (const event of readEvents(answer)) events.push(event)
  return { events, text: textOf(events) }
}

/** Tokens put together by their places, so that one that came twice is there once. */
export function textOf(events: readonly SentEvent[]): string {
  return events.reduce((text, { name, data }) => {
    if (name === 'replace') return String(data.content)
    return name === 'token' ? text.slice(0, Number(data.at)) + String(data.content) : text
  }, '')
}

function visitorOf(url: string): WebVisitor {
  const visitor: WebVisitor = {
    threadId: null,
    token: '',
    post: (body, headers = {}) =>
      fetch(`${url}/chat`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-thread-token': visitor.token, ...headers },
        body: JSON.stringify(body),
      }),
    async say(message, more = {}) {
      const thread = visitor.threadId === null ? {} : { thread_id: visitor.threadId }
      const answer = await visitor.post({ message, ...thread, ...more })
      if (answer.status !== 200) throw new Error(`the chat answered ${answer.status}: ${await answer.text()}`)
      const told = await readAll(answer)
      const [metadata] = told.events
      visitor.threadId = String(metadata?.data.thread_id)
      visitor.token = String(metadata?.data.token)
      return told
    },
    events: ({ after, stay = false, signal } = {}) =>
      fetch(`${url}/chat/${visitor.threadId}/events${stay ? '?stay=1' : ''}`, {
        headers: { 'x-thread-token': visitor.token, ...(after !== undefined && { 'last-event-id': after }) },
        ...(signal && { signal }),
      }),
  }
  return visitor
}
