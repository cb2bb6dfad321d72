import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../lib/api/api.ts'
import { type InboxFilter, queueOf } from './inbox-filter.ts'

const PAGE_OF_MESSAGES = 50

/** The list under a filter, page by page. */
export function conversationsQuery(api: Api, { label, unread, late, ...rest }: InboxFilter) {
  const queue = queueOf(rest)
  return infiniteQueryOptions({
    queryKey: ['conversations', { queue, label, unread, late }],
    queryFn: ({ pageParam, signal }) => {
      const only = { unread: unread && ('true' as const), late: late && ('true' as const) }
      return api('GET /v1/conversations', { query: { queue, label, ...only, cursor: pageParam ?? undefined }, signal })
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
  })
}

export function conversationQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: ['conversation', id],
    queryFn: ({ signal }) => api('GET /v1/conversations/:id', { params: { id }, signal }),
  })
}

/** What was said, the newest page first; the next page is what stands before it. */
export function messagesQuery(api: Api, id: string) {
  return infiniteQueryOptions({
    queryKey: ['conversation', id, 'messages'],
    queryFn: async ({ pageParam, signal }) => {
      const query = { before: pageParam ?? undefined, limit: PAGE_OF_MESSAGES }
      return (await api('GET /v1/conversations/:id/messages', { params: { id }, query, signal })).messages
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => (page.length < PAGE_OF_MESSAGES ? null : page[0]?.pos),
  })
}

/** Where the files of a message are read; the addresses work for five minutes, and are asked for again before. */
export function mediaQuery(api: Api, messageId: string) {
  return queryOptions({
    queryKey: ['media', messageId],
    queryFn: async ({ signal }) =>
      (await api('GET /v1/messages/:id/media', { params: { id: messageId }, signal })).media,
    staleTime: 4 * 60_000,
    refetchInterval: 4 * 60_000,
  })
}

export function draftsQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: ['conversation', id, 'drafts'],
    queryFn: async ({ signal }) => (await api('GET /v1/conversations/:id/drafts', { params: { id }, signal })).drafts,
  })
}

export function customerQuery(api: Api, customerId: string) {
  return queryOptions({
    queryKey: ['customer', customerId],
    queryFn: async ({ signal }) =>
      (await api('GET /v1/customers/:id', { params: { id: customerId }, signal })).customer,
  })
}

export function consentQuery(api: Api, customerId: string) {
  return queryOptions({
    queryKey: ['consent', customerId],
    queryFn: ({ signal }) => api('GET /v1/customers/:id/consent', { params: { id: customerId }, signal }),
  })
}

export function ticketQuery(api: Api, ticketId: string) {
  return queryOptions({
    queryKey: ['ticket', ticketId],
    queryFn: async ({ signal }) => (await api('GET /v1/tickets/:id', { params: { id: ticketId }, signal })).ticket,
  })
}

export function cannedQuery(api: Api) {
  return queryOptions({
    queryKey: ['canned'],
    queryFn: async ({ signal }) => (await api('GET /v1/canned', { signal })).canned,
    staleTime: 60_000,
  })
}

/** A turn is written once: what was read of it stays true. */
export function turnQuery(api: Api, turnId: string) {
  return queryOptions({
    queryKey: ['turn', turnId],
    queryFn: async ({ signal }) => (await api('GET /v1/turns/:id', { params: { id: turnId }, signal })).turn,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
