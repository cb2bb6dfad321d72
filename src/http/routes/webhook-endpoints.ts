import { z } from 'zod'
import * as webhooks from '../../domain/webhooks/index.ts'
import * as contract from '../contract/webhook-endpoints.ts'
import { versionSeen } from '../serve/if-match.ts'
import { pageCursor } from '../serve/page-cursor.ts'
import { type Api, serve } from '../serve/serve.ts'
import { staleVersion } from '../serve/stale-version.ts'
import { deliveryWire, endpointWire } from './webhook-endpoints.wire.ts'

const DeliveryCursor = pageCursor(
  z
    .tuple([z.iso.datetime(), z.uuid()])
    .transform(([at, id]): webhooks.DeliveryPlace => ({ createdAt: new Date(at), id })),
)
const EventCursor = pageCursor(z.int().min(1))

/** Programs of the shop's own that are told of what happens. */
export function serveWebhookEndpoints(api: Api): void {
  serve(api, contract.listWebhookEndpoints, async (ctx) => ({
    endpoints: (await webhooks.listEndpoints(ctx)).map(endpointWire),
  }))
  serve(api, contract.createWebhookEndpoint, async (ctx, { body }) => {
    const { endpointId, secret } = await webhooks.createEndpoint(ctx, body)
    return { endpoint: endpointWire(await webhooks.getEndpoint(ctx, { endpointId })), secret }
  })
  serve(api, contract.changeWebhookEndpoint, async (ctx, { params, body }, http) => {
    const done = await webhooks.changeEndpoint(ctx, { endpointId: params.id, change: body, seen: versionSeen(http) })
    if (done.outcome === 'stale') throw staleVersion(endpointWire(done.endpoint))
    return { endpoint: endpointWire(done.endpoint) }
  })
  serve(api, contract.deleteWebhookEndpoint, async (ctx, { params }, http) => {
    const done = await webhooks.deleteEndpoint(ctx, { endpointId: params.id, seen: versionSeen(http) })
    if (done.outcome === 'stale') throw staleVersion(endpointWire(done.endpoint))
    return {}
  })
  serve(api, contract.rotateWebhookSecret, async (ctx, { params }) => {
    const { secret, oldSecretUntil } = await webhooks.rotateSecret(ctx, { endpointId: params.id })
    return { secret, old_secret_until: oldSecretUntil.toISOString() }
  })
  serve(api, contract.testWebhookEndpoint, async (ctx, { params }) => {
    const { deliveryId } = await webhooks.sendTest(ctx, { endpointId: params.id })
    return { delivery_id: deliveryId }
  })
  serveDeliveries(api)
  serveEvents(api)
}

function serveDeliveries(api: Api): void {
  serve(api, contract.listWebhookDeliveries, async (ctx, { params, query }) => {
    const { state = null, limit } = query
    const asked = { endpointId: params.id, state, after: DeliveryCursor.read(query), limit }
    const { deliveries, next } = await webhooks.listDeliveries(ctx, asked)
    return {
      deliveries: deliveries.map(deliveryWire),
      next_cursor: DeliveryCursor.write(next && [next.createdAt.toISOString(), next.id], query),
    }
  })
  serve(api, contract.retryWebhookDelivery, async (ctx, { params }) => {
    await webhooks.retryDelivery(ctx, { deliveryId: params.id })
    return {}
  })
  serve(api, contract.replayWebhookEvents, async (ctx, { params, body }) => {
    const since = new Date(body.since)
    const { count, more, lastAt } = await webhooks.replayEvents(ctx, { endpointId: params.id, since })
    return { count, more, last_at: lastAt?.toISOString() ?? null }
  })
}

function serveEvents(api: Api): void {
  serve(api, contract.listEvents, async (ctx, { query }) => {
    const { type = null, from_sequence: from = null, limit } = query
    const { events, next } = await webhooks.listEvents(ctx, { type, from, before: EventCursor.read(query), limit })
    return {
      events: events.map(({ eventId, at, ...event }) => ({ event_id: eventId, timestamp: at.toISOString(), ...event })),
      next_cursor: EventCursor.write(next, query),
    }
  })
  serve(api, contract.listEventTypes, async () => ({
    event_types: webhooks.EventType.options.map((type) => ({
      type,
      means: webhooks.EVENTS[type].means,
      example: webhooks.eventExample(type),
    })),
  }))
}
