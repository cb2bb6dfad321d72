import { z } from 'zod'
import { Resolution, SurveyAsked } from '../../domain/handoff/schemas.ts'
import { InboxQueue, Label, PlaceText } from '../../domain/inbox/schemas.ts'
import { ChannelKind } from '../../domain/messaging/schemas.ts'
import { defineRoute } from './define-route.ts'
import { ConversationDetail, ConversationRow, CustomerPanelWire, MessageItem } from './inbox-shapes.ts'
import { NextCursor, Page } from './page.ts'
import { READERS, STAFF } from './roles.ts'
import { ById, Instant, Nothing, Text } from './values.ts'

/** A person of the shop: her id as conversations name their owner, `staff:…`. */
export const ActorId = Text.min(1).max(80)
const Yes = z.stringbool().optional()

const Counts = z.strictObject({ waiting: z.int(), mine: z.int(), assistant: z.int(), late: z.int() })

const Query = Text.trim().min(1).max(200)

const IDS = 50
const Ids = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(z.uuid()).min(1).max(IDS))

export const listConversations = defineRoute({
  name: 'listConversations',
  method: 'GET',
  path: '/v1/conversations',
  summary:
    'A page of conversations: what waits by its promise, the rest by its newest message. Counts stand at 10,000 for more.',
  who: READERS,
  scope: 'inbox:read',
  idempotent: false,
  query: Page.extend({
    queue: InboxQueue.default('all'),
    assignee: ActorId.optional(),
    label: Label.optional(),
    unread: Yes,
    late: Yes,
    channel: ChannelKind.optional(),
    ids: Ids.optional(),
    /** What was typed into the search field, over the last 90 days. */
    q: Query.optional(),
  }),
  answers: {
    200: z.strictObject({ conversations: z.array(ConversationRow), next_cursor: NextCursor, counts: Counts }),
  },
  errors: [],
})

export const search = defineRoute({
  name: 'search',
  method: 'GET',
  path: '/v1/search',
  summary: 'At most 50 conversations by order, receipt, name, number, or words of messages and notes; the best first.',
  who: READERS,
  scope: 'inbox:read',
  idempotent: false,
  query: z.strictObject({ q: Query, ever: Yes }),
  answers: { 200: z.strictObject({ conversations: z.array(ConversationRow) }) },
  errors: [],
})

export const getConversation = defineRoute({
  name: 'getConversation',
  method: 'GET',
  path: '/v1/conversations/:id',
  summary: 'One conversation, with what the one who asks has begun to write and what waits to be sent.',
  who: READERS,
  scope: 'inbox:read',
  idempotent: false,
  concerns: 'conversation',
  params: ById,
  answers: { 200: ConversationDetail },
  errors: [],
})

export const getCustomerPanel = defineRoute({
  name: 'getCustomerPanel',
  method: 'GET',
  path: '/v1/customers/:id',
  summary: 'Who a customer is, her newest orders and tickets, and what she has spent.',
  who: READERS,
  scope: 'inbox:read',
  idempotent: false,
  concerns: 'customer',
  params: ById,
  answers: { 200: z.strictObject({ customer: CustomerPanelWire }) },
  errors: [],
})

export const listMessages = defineRoute({
  name: 'listMessages',
  method: 'GET',
  path: '/v1/conversations/:id/messages',
  summary:
    'The stream of a conversation, oldest first: its newest items, those before a pos, or those that came after one.',
  who: READERS,
  scope: 'inbox:read',
  idempotent: false,
  concerns: 'conversation',
  params: ById,
  query: z
    .strictObject({
      before: PlaceText.optional(),
      after: PlaceText.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    })
    .refine(({ before, after }) => before === undefined || after === undefined, 'send before or after, not both'),
  answers: { 200: z.strictObject({ messages: z.array(MessageItem) }) },
  errors: [],
})

const ANSWER = { 200: z.strictObject({ conversation: ConversationRow }) } as const
const write = {
  method: 'POST',
  who: STAFF,
  scope: 'inbox:write',
  idempotent: true,
  concerns: 'conversation',
  params: ById,
} as const

export const readConversation = defineRoute({
  ...write,
  name: 'readConversation',
  path: '/v1/conversations/:id/read',
  summary: 'Remembers how far the one who asks has read.',
  body: z.strictObject({ pos: PlaceText }),
  answers: ANSWER,
  errors: [],
})

export const unreadConversation = defineRoute({
  ...write,
  name: 'unreadConversation',
  path: '/v1/conversations/:id/unread',
  summary: 'Shows the newest message of the customer as unread to the one who asks.',
  body: Nothing,
  answers: ANSWER,
  errors: [],
})

export const releaseConversation = defineRoute({
  ...write,
  name: 'releaseConversation',
  path: '/v1/conversations/:id/release',
  summary: 'Gives a conversation to whichever colleague comes; the assistant stays silent.',
  body: Nothing,
  answers: ANSWER,
  errors: ['conflict'],
})

export const assignConversation = defineRoute({
  ...write,
  name: 'assignConversation',
  path: '/v1/conversations/:id/assign',
  summary: 'Says whose work a conversation is; one that a person has passes to the other.',
  body: z.strictObject({ user_id: ActorId }),
  answers: ANSWER,
  errors: ['conflict'],
})

export const resolveConversation = defineRoute({
  ...write,
  name: 'resolveConversation',
  path: '/v1/conversations/:id/resolve',
  summary: 'Says how the matter ended: its tickets end so too, and the assistant has the conversation again.',
  body: z.strictObject({
    resolution: Resolution,
    promised: Text.trim().min(1).max(500).optional(),
    note: Text.max(2_000).default(''),
    /** Asks the customer how she was helped, where a person helped her. */
    csat: z.boolean().default(false),
  }),
  answers: {
    200: z.strictObject({
      conversation: ConversationRow,
      next_conversation_id: z.uuid().nullable(),
      /** Whether she was asked how she was helped, and why not; null where nobody wished it. */
      csat: SurveyAsked.nullable(),
    }),
  },
  errors: ['conflict'],
})

export const reopenConversation = defineRoute({
  ...write,
  name: 'reopenConversation',
  path: '/v1/conversations/:id/reopen',
  summary: 'Puts a conversation that was done back among those that wait for a person.',
  body: Nothing,
  answers: ANSWER,
  errors: ['conflict'],
})

export const snoozeConversation = defineRoute({
  ...write,
  name: 'snoozeConversation',
  path: '/v1/conversations/:id/snooze',
  summary: 'Puts a conversation away until a time or the next message of the customer.',
  body: z.strictObject({ until: Instant }),
  answers: ANSWER,
  errors: ['conflict'],
})

export const labelConversation = defineRoute({
  ...write,
  name: 'labelConversation',
  method: 'PUT',
  path: '/v1/conversations/:id/labels',
  summary: 'Gives a conversation exactly these labels.',
  body: z.strictObject({ labels: z.array(Label).max(20) }),
  answers: ANSWER,
  errors: [],
})

export const INBOX_ROUTES = {
  listConversations,
  search,
  getConversation,
  getCustomerPanel,
  listMessages,
  readConversation,
  unreadConversation,
  releaseConversation,
  assignConversation,
  resolveConversation,
  reopenConversation,
  snoozeConversation,
  labelConversation,
}
