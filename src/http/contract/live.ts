import { z } from 'zod'
import { defineRoute } from './define-route.ts'
import { LEADS, READERS, STAFF } from './roles.ts'
import { ById, Instant, Nothing } from './values.ts'

/** The first event of a stream: `poll_after_ms` is how often to ask instead where no stream holds. */
export const HelloEvent = z.strictObject({ now: Instant, poll_after_ms: z.int() })

/** Something that is looked at has changed: which, and nothing of what is in it. Its rows say the rest. */
export const ChangeEvent = z.strictObject({
  /** Of a `notification`: something was told to the one who listens. */
  kind: z.enum(['conversation', 'order', 'payment_review', 'presence', 'notification', 'trip', 'campaign']),
  id: z.uuid(),
  /** Of a presence: who is there. It is over 20 seconds after it was told last. */
  presence: z.strictObject({ user_id: z.string(), doing: z.enum(['viewing', 'typing']) }).optional(),
})
export type ChangeEvent = z.infer<typeof ChangeEvent>

/** News was lost: read again whatever is on the screen. */
export const ResyncEvent = z.strictObject({})

/** The stream ends with this one. `token`: what it was opened with is good no more. */
export const EndEvent = z.strictObject({ reason: z.enum(['token', 'stopping']) })

export const watchLive = defineRoute({
  name: 'watchLive',
  method: 'GET',
  path: '/v1/live',
  summary:
    'What changes while it is looked at, as server-sent events: hints without content. A comment every 15 seconds is a sign of life.',
  who: READERS,
  scope: 'inbox:read',
  idempotent: false,
  answers: { 200: { events: { hello: HelloEvent, change: ChangeEvent, resync: ResyncEvent, end: EndEvent } } },
  errors: ['busy'],
})

export const pollLive = defineRoute({
  name: 'pollLive',
  method: 'GET',
  path: '/v1/live/poll',
  summary:
    'What has changed since a place that was given before, where no stream holds; `resync` where that is not known.',
  who: READERS,
  scope: 'inbox:read',
  idempotent: false,
  query: z.strictObject({ since: z.string().min(1).max(80).optional() }),
  answers: {
    200: z.strictObject({
      changes: z.array(ChangeEvent),
      resync: z.boolean(),
      next: z.string(),
      poll_after_ms: z.int(),
    }),
  },
  errors: [],
})

/** Somebody who looks at a conversation. */
export const PresentWire = z.strictObject({
  user_id: z.string(),
  name: z.string(),
  doing: z.enum(['viewing', 'typing']),
})
export type PresentWire = z.infer<typeof PresentWire>

export const tellPresence = defineRoute({
  name: 'tellPresence',
  method: 'POST',
  path: '/v1/conversations/:id/presence',
  summary: 'Tells the colleagues that somebody looks at a conversation, or writes in it; said again every ten seconds.',
  who: STAFF,
  scope: 'inbox:write',
  idempotent: false,
  concerns: 'conversation',
  params: ById,
  body: z.strictObject({ doing: z.enum(['viewing', 'typing']) }),
  answers: { 202: z.strictObject({ told: z.literal(true), others: z.array(PresentWire) }) },
  errors: [],
})

export const getPresence = defineRoute({
  name: 'getPresence',
  method: 'GET',
  path: '/v1/conversations/:id/presence',
  summary: 'Who else looks at a conversation now, or writes in it.',
  who: READERS,
  scope: 'inbox:read',
  idempotent: false,
  concerns: 'conversation',
  params: ById,
  answers: { 200: z.strictObject({ others: z.array(PresentWire) }) },
  errors: [],
})

export const tellActive = defineRoute({
  name: 'tellActive',
  method: 'POST',
  path: '/v1/team/me/active',
  summary:
    'Says that the one who asks is at her desk; after five minutes without it, or a presence, nothing new is given to her.',
  who: STAFF,
  scope: 'inbox:write',
  idempotent: false,
  body: Nothing,
  answers: { 202: z.strictObject({ told: z.literal(true) }) },
  errors: [],
})

export const tellReviewPresence = defineRoute({
  name: 'tellReviewPresence',
  method: 'POST',
  path: '/v1/payments/reviews/:id/presence',
  summary: 'Tells the colleagues that somebody is looking into a question about money; said again every ten seconds.',
  who: LEADS,
  scope: 'payments:write',
  idempotent: false,
  params: ById,
  body: z.strictObject({ doing: z.literal('viewing') }),
  answers: { 202: z.strictObject({ told: z.literal(true), others: z.array(PresentWire) }) },
  errors: [],
})

export const LIVE_ROUTES = { watchLive, pollLive, tellPresence, getPresence, tellActive, tellReviewPresence }
