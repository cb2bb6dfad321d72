import * as webhooks from '../../domain/webhooks/index.ts'
import type { DeliveryWire, EndpointWire } from '../contract/webhook-endpoints.ts'

export function endpointWire(endpoint: webhooks.Endpoint): EndpointWire {
  const { name, url, types, state, waiting, dead, version } = endpoint
  return {
    endpoint_id: endpoint.endpointId,
    ...{ name, url, types, state, waiting, dead, version },
    disabled_reason: endpoint.disabledReason,
    disabled_at: instant(endpoint.disabledAt),
    old_secret_until: instant(endpoint.oldSecretUntil),
    last_success_at: instant(endpoint.lastSuccessAt),
    failing_since: instant(endpoint.failingSince),
    created_at: endpoint.createdAt.toISOString(),
    created_by: endpoint.createdBy,
  }
}

export function deliveryWire(delivery: webhooks.Delivery): DeliveryWire {
  const { type, state, tries } = delivery
  return {
    delivery_id: delivery.deliveryId,
    event_id: delivery.eventId,
    ...{ type, state, tries },
    next_try_at: state === 'waiting' ? delivery.nextTryAt.toISOString() : null,
    created_at: delivery.createdAt.toISOString(),
    body: webhooks.eventBody(delivery),
    log: delivery.log.map(({ at, url, tookMs, failure, status, answer }) => ({
      at: at.toISOString(),
      took_ms: tookMs,
      ...{ url, failure, status, answer },
    })),
  }
}

function instant(at: Date | null): string | null {
  return at?.toISOString() ?? null
}
