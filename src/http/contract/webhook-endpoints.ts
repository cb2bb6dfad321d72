import { z } from 'zod'
import { EventBody, EventType } from '../../domain/webhooks/catalogue/schemas.ts'
import { Delivery, DeliveryState, Endpoint, WantedTypes } from '../../domain/webhooks/schemas.ts'
import { defineRoute } from './define-route.ts'
import { NextCursor, Page } from './page.ts'
import { ById, Instant, Nothing, Text } from './values.ts'

/** An address that is told of facts, without its secret. */
export const EndpointWire = z.strictObject({
  endpoint_id: z.uuid(),
  name: z.string(),
  url: z.string(),
  types: z.array(z.string()),
  state: Endpoint.shape.state,
  disabled_reason: Endpoint.shape.disabledReason,
  disabled_at: Instant.nullable(),
  /** Until then requests are signed by the secret before too. */
  old_secret_until: Instant.nullable(),
  last_success_at: Instant.nullable(),
  failing_since: Instant.nullable(),
  /** Facts that have not reached it yet, and those that nobody sends any more. */
  waiting: z.int(),
  dead: z.int(),
  version: z.int(),
  created_at: Instant,
  created_by: z.string().nullable(),
})
export type EndpointWire = z.infer<typeof EndpointWire>

const Try = Delivery.shape.log.element.shape

/** One fact on its way to one endpoint. */
export const DeliveryWire = z.strictObject({
  delivery_id: z.uuid(),
  /** `webhook-id` of every request of it. */
  event_id: z.uuid(),
  type: EventBody.shape.type,
  state: DeliveryState,
  tries: z.int(),
  next_try_at: Instant.nullable(),
  created_at: Instant,
  /** What is sent, to the byte. */
  body: z.string(),
  log: z.array(
    z.strictObject({
      at: Instant,
      url: z.string(),
      /** Null while it is on its way, and for good when its process went away. */
      took_ms: Try.tookMs,
      failure: Try.failure,
      status: Try.status,
      /** The first 2 kB, with what looks like a phone or a secret masked. */
      answer: Try.answer,
    }),
  ),
})
export type DeliveryWire = z.infer<typeof DeliveryWire>

const Name = Text.trim().min(1).max(80)
const Url = z.url().max(2_000)
const EndpointAnswer = z.strictObject({ endpoint: EndpointWire })
const write = { who: ['owner'], scope: null, stepUp: true, idempotent: true } as const
const read = { who: ['owner'], scope: 'webhooks:read', idempotent: false } as const

export const listWebhookEndpoints = defineRoute({
  ...read,
  name: 'listWebhookEndpoints',
  method: 'GET',
  path: '/v1/webhook-endpoints',
  summary: 'The addresses that are told of what happens at the shop.',
  answers: { 200: z.strictObject({ endpoints: z.array(EndpointWire) }) },
  errors: [],
})

export const createWebhookEndpoint = defineRoute({
  ...write,
  name: 'createWebhookEndpoint',
  method: 'POST',
  path: '/v1/webhook-endpoints',
  summary: 'Tells an address of what happens from now on. Its secret is shown this once.',
  body: z.strictObject({ name: Name, url: Url, types: WantedTypes }),
  answers: { 201: z.strictObject({ endpoint: EndpointWire, secret: z.string() }) },
  errors: ['limit_exceeded'],
})

export const changeWebhookEndpoint = defineRoute({
  ...write,
  name: 'changeWebhookEndpoint',
  method: 'PATCH',
  path: '/v1/webhook-endpoints/:id',
  summary:
    'Changes where an endpoint is and what it is told, or switches it off or on; `If-Match` names the version that was seen.',
  params: ById,
  body: z.strictObject({
    name: Name.optional(),
    url: Url.optional(),
    types: WantedTypes.optional(),
    state: Endpoint.shape.state.optional(),
  }),
  answers: { 200: EndpointAnswer },
  errors: ['stale_version'],
})

export const deleteWebhookEndpoint = defineRoute({
  ...write,
  name: 'deleteWebhookEndpoint',
  method: 'DELETE',
  path: '/v1/webhook-endpoints/:id',
  summary: 'Forgets an endpoint with its secret and its log.',
  params: ById,
  answers: { 200: Nothing },
  errors: ['stale_version', 'invalid_input'],
})

export const rotateWebhookSecret = defineRoute({
  ...write,
  name: 'rotateWebhookSecret',
  method: 'POST',
  path: '/v1/webhook-endpoints/:id/rotate-secret',
  summary: 'Makes a new secret, shown this once; for another day requests are signed by both.',
  params: ById,
  body: Nothing,
  answers: { 201: z.strictObject({ secret: z.string(), old_secret_until: Instant }) },
  errors: [],
})

export const testWebhookEndpoint = defineRoute({
  ...write,
  name: 'testWebhookEndpoint',
  method: 'POST',
  path: '/v1/webhook-endpoints/:id/test',
  summary: 'Sends `webhook.test`, which is no fact and has the number 0; the deliveries say what became of it.',
  params: ById,
  body: Nothing,
  answers: { 202: z.strictObject({ delivery_id: z.uuid() }) },
  errors: ['conflict'],
})

export const listWebhookDeliveries = defineRoute({
  ...read,
  name: 'listWebhookDeliveries',
  method: 'GET',
  path: '/v1/webhook-endpoints/:id/deliveries',
  summary:
    'What an endpoint was told in the last thirty days, the newest first, with every request and what came back.',
  params: ById,
  query: Page.extend({ state: DeliveryState.optional() }),
  answers: { 200: z.strictObject({ deliveries: z.array(DeliveryWire), next_cursor: NextCursor }) },
  errors: [],
})

export const retryWebhookDelivery = defineRoute({
  ...write,
  name: 'retryWebhookDelivery',
  method: 'POST',
  path: '/v1/webhook-endpoints/deliveries/:id/retry',
  summary: 'Sends one thing once more, now, under the id that it had.',
  params: ById,
  body: Nothing,
  answers: { 202: Nothing },
  errors: ['conflict'],
})

export const replayWebhookEvents = defineRoute({
  ...write,
  name: 'replayWebhookEvents',
  method: 'POST',
  path: '/v1/webhook-endpoints/:id/replay',
  summary:
    'Tells an endpoint again what happened since then, ten thousand facts at most, each under the id that it had.',
  params: ById,
  body: z.strictObject({ since: Instant }),
  answers: { 202: z.strictObject({ count: z.int(), more: z.boolean(), last_at: Instant.nullable() }) },
  errors: ['conflict'],
})

export const listEvents = defineRoute({
  ...read,
  name: 'listEvents',
  method: 'GET',
  path: '/v1/events',
  summary:
    'The facts of the last thirty days, the newest first; kept from the first endpoint of the shop on. `from_sequence` is for who missed some.',
  query: Page.extend({ type: EventType.optional(), from_sequence: z.coerce.number().int().min(1).optional() }),
  answers: {
    200: z.strictObject({
      events: z.array(EventBody.extend({ event_id: z.uuid(), type: EventType })),
      next_cursor: NextCursor,
    }),
  },
  errors: [],
})

export const listEventTypes = defineRoute({
  ...read,
  name: 'listEventTypes',
  method: 'GET',
  path: '/v1/event-types',
  summary: 'What programs can hear of, each with an example of what is sent.',
  answers: {
    200: z.strictObject({
      event_types: z.array(z.strictObject({ type: EventType, means: z.string(), example: EventBody })),
    }),
  },
  errors: [],
})

export const WEBHOOK_ROUTES = {
  listWebhookEndpoints,
  createWebhookEndpoint,
  changeWebhookEndpoint,
  deleteWebhookEndpoint,
  rotateWebhookSecret,
  testWebhookEndpoint,
  listWebhookDeliveries,
  retryWebhookDelivery,
  replayWebhookEvents,
  listEvents,
  listEventTypes,
} as const
