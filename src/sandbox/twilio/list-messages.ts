import type { Reply } from '../wire.ts'
import { twilioError } from './errors.ts'
import type { StoredMessage } from './message.ts'
import { toMessageJson } from './message-json.ts'
import type { TwilioStore } from './store.ts'

const DAY_MS = 24 * 3_600_000

interface ListQuery {
  to: string | null
  from: string | null
  /** Inclusive bounds in milliseconds. */
  notBefore: number
  notAfter: number
  pageSize: number
  page: number
  /** Only messages that arrived before this one; the page token carries it. */
  beforeOrder: number
}

/** One page of an account's messages, inbound and outbound, newest first, in the provider's shape. */
export function listMessages(store: TwilioStore, account: string, params: URLSearchParams, path: string): Reply {
  const query = readQuery(params)
  if (query === null) return twilioError(20001)
  const found = collect(store, account, query)
  const page = found.slice(0, query.pageSize)
  const last = page.at(-1)
  const more = found.length > query.pageSize && last !== undefined
  return {
    status: 200,
    body: {
      messages: page.map(toMessageJson),
      start: query.page * query.pageSize,
      end: query.page * query.pageSize + Math.max(0, page.length - 1),
      page: query.page,
      page_size: query.pageSize,
      // The provider's URIs of the first and the current page are relative, against its own description of the API.
      // No client reads them; left out, the answer holds by both. The SDK needs the next page relative.
      next_page_uri: more ? nextPageUri(path, params, query, `PA${last.order}`) : null,
      previous_page_uri: null,
    },
  }
}

function collect(store: TwilioStore, account: string, query: ListQuery): StoredMessage[] {
  const found: StoredMessage[] = []
  const all = query.to !== null && query.from !== null ? store.between(query.to, query.from) : store.all()
  for (let index = all.length - 1; index >= 0 && found.length <= query.pageSize; index -= 1) {
    const message = all[index]
    if (message === undefined || message.order >= query.beforeOrder) continue
    // Arrival order is time order, so nothing older can lie inside the bounds.
    if (message.createdAt < query.notBefore - DAY_MS) break
    if (message.accountSid === account && isWanted(message, query)) found.push(message)
  }
  return found
}

function isWanted(message: StoredMessage, query: ListQuery): boolean {
  if (query.to !== null && message.to !== query.to) return false
  if (query.from !== null && message.from !== query.from) return false
  const at = message.sentAt ?? message.createdAt
  return at >= query.notBefore && at <= query.notAfter
}

function readQuery(params: URLSearchParams): ListQuery | null {
  const pageSize = Number(params.get('PageSize') ?? 50)
  const page = Number(params.get('Page') ?? 0)
  const token = /^PA(\d+)$/.exec(params.get('PageToken') ?? '')?.[1]
  // Equality means the calendar day, also when an instant is given.
  const on = readSpan(params.get('DateSent')?.slice(0, 10) ?? null)
  const before = readSpan(params.get('DateSent<'))
  const after = readSpan(params.get('DateSent>'))
  if (on === null || before === null || after === null) return null
  if (!Number.isInteger(pageSize) || pageSize < 1 || !Number.isInteger(page) || page < 0) return null
  return {
    to: params.get('To'),
    from: params.get('From'),
    notBefore: Math.max(on.first, after.first),
    notAfter: Math.min(on.last, before.last),
    pageSize: Math.min(1000, pageSize),
    page,
    beforeOrder: token === undefined ? Number.POSITIVE_INFINITY : Number(token),
  }
}

/** The first and last millisecond that a date means: a whole day, or the whole second of an instant. */
function readSpan(text: string | null): { first: number; last: number } | null {
  if (text === null) return { first: Number.NEGATIVE_INFINITY, last: Number.POSITIVE_INFINITY }
  const first = Date.parse(text)
  if (Number.isNaN(first)) return null
  return { first, last: first + (/^\d{4}-\d{2}-\d{2}$/.test(text) ? DAY_MS : 1000) - 1 }
}

function nextPageUri(path: string, params: URLSearchParams, query: ListQuery, token: string): string {
  const next = new URLSearchParams(params)
  next.set('PageSize', String(query.pageSize))
  next.set('Page', String(query.page + 1))
  next.set('PageToken', token)
  return `${path}?${next}`
}
