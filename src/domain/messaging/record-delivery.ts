import type { Clock } from '../context.ts'
import { deliveryRank } from './delivery-rank.ts'
import type { StatusEvent } from './record-status.ts'

export interface DeliveryNews {
  tenantId: string
  /** Our own id of the message, where the callback named it. */
  outboundId: string | null
  providerMessageId: string
  status: string
  rank: number
  at: Date
}

/**
 * `applied`: a message of this conversation has come further. `stale` says all there is to say. `released`: the message was uncertain, and what waits behind it in its
 * conversation may leave. `unusual`: nothing was written, because it says more than how far the message has come.
 */
export type DeliveryOutcome =
  | { outcome: 'stale' | 'unusual' }
  | { outcome: 'applied' | 'released'; conversationId: string }

/** The state of sent messages. One round trip: there are several statuses for each message. */
export interface DeliveryLog {
  record(news: DeliveryNews): Promise<DeliveryOutcome>
}

/** Applies a status that only says how far its message has come, as nearly all do; `unusual` ones are for `recordStatus`. */
export async function recordDelivery(
  deps: { log: DeliveryLog; clock: Clock },
  tenantId: string,
  event: StatusEvent,
): Promise<DeliveryOutcome> {
  const come = deliveryRank(event.status)
  if (come === null) return { outcome: 'stale' }
  if (come.failed) return { outcome: 'unusual' }
  const { outboundId, providerMessageId, status } = event
  return deps.log.record({ tenantId, outboundId, providerMessageId, status, rank: come.rank, at: deps.clock.now() })
}
