import { InboxCursor } from '../../src/domain/inbox/index.ts'
import { pageCursor } from '../../src/http/serve/page-cursor.ts'

/** Something that the console asks, and how long the slowest of twenty may take, in ms. */
export interface Question {
  name: string
  path: string
  barMs: number
}

/** What was filled in that questions need to name. */
export interface Filled {
  /** Whose conversations are asked for. */
  assignee: string
  conversationId: string
  customerId: string
  orderId: string
  /** Where a page far down the list begins, by view. */
  deep: Record<'all' | 'assistant' | 'waiting', [at: string, id: string]>
}

const PAGE_MS = 30
const SEARCH_MS = 200
const QUEUES = ['waiting', 'mine', 'assistant', 'snoozed', 'done', 'all'] as const
const conversations = (query: string) => `/v1/conversations?limit=30&${query}`
const orders = (query: string) => `/v1/orders?limit=30&${query}`

/** Pages of the inbox: every view, and those of the whole list narrowed by each filter. */
export function pagesOfInbox({ assignee, deep }: Filled): Question[] {
  const filters = ['unread=true', 'late=true', 'label=vip', 'label=chargeback', 'channel=web', 'channel=whatsapp']
  const whose = [`assignee=${encodeURIComponent(assignee)}`, 'assignee=nobody']
  const page = (name: string, query: string): Question => ({ name, path: conversations(query), barMs: PAGE_MS })
  return [
    ...QUEUES.map((queue) => page(queue, `queue=${queue}`)),
    ...[...filters, ...whose].map((filter) => page(`all, ${filter.replace(/staff%3A.*/, 'a colleague')}`, filter)),
    page('waiting, late', 'queue=waiting&late=true'),
    page('waiting, label=vip', 'queue=waiting&label=vip'),
    ...(['all', 'assistant', 'waiting'] as const).map((queue) => ({
      ...page(`${queue}, deep`, `queue=${queue}`),
      path: conversations(`queue=${queue}&cursor=${cursorAt(deep[queue], queue)}`),
    })),
  ]
}

/** The cursor that the route would have given out there. */
function cursorAt(place: [at: string, id: string], queue: string): string {
  return pageCursor(InboxCursor).write(place, { limit: 30, ...{ queue } }) ?? ''
}

export function searches(): Question[] {
  const search = (name: string, q: string): Question => ({
    name: `search, ${name}`,
    path: `/v1/search?q=${encodeURIComponent(q)}`,
    barMs: SEARCH_MS,
  })
  return [
    search('a word that one message has', 'kod9c41'),
    search('a word of some hundred', 'viatu kod1'),
    search('the commonest word', 'viatu'),
    search('the beginning of one', 'vi'),
    search('three common words', 'nataka viatu size'),
    search('a misspelt word', 'viattu'),
    search('a name', 'Wanjiru'),
    search('a part of a phone number', '+254680012'),
    search('an order', 'BN-111'),
  ]
}

const ORDER_FILTERS = [
  ...['all', 'needs_review', 'awaiting_payment', 'paid_today', 'to_send'].map((view) => `view=${view}`),
  ...['draft', 'cancelled', 'fulfilled'].map((status) => `status=${status}`),
  ...['none', 'open', 'part', 'paid', 'unpaid', 'in_review', 'refunded'].map((payment) => `payment=${payment}`),
  'payment=open&status=awaiting_payment',
  'q=BN-111',
  'q=Wanjiru',
]

export function otherLists(): Question[] {
  const list = (name: string, path: string): Question => ({ name, path, barMs: PAGE_MS })
  return [
    ...ORDER_FILTERS.map((filter) => list(`orders, ${filter}`, orders(filter))),
    list('customers', '/v1/customers?limit=30'),
    list('customers, by a name', '/v1/customers?limit=30&q=Wanjiru'),
    list('customers, by a rare name', '/v1/customers?limit=30&q=Wanjiru%20Ba'),
    list('customers, by a number', '/v1/customers?limit=30&q=%2B254680012'),
    list('customers, by a tag', '/v1/customers?limit=30&q=wholesale'),
    list('customers, by what none has', '/v1/customers?limit=30&q=zzzz'),
  ]
}

export function openings({ conversationId, customerId, orderId }: Filled): Question[] {
  return [
    ['open a conversation', `/v1/conversations/${conversationId}`],
    ['its messages', `/v1/conversations/${conversationId}/messages`],
    ['its customer', `/v1/customers/${customerId}`],
    ['open an order', `/v1/orders/${orderId}`],
  ].map(([name = '', path = '']) => ({ name, path, barMs: PAGE_MS }))
}
