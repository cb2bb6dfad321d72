import { z } from 'zod'
import type { DeliveryLog } from '../../domain/messaging/index.ts'
import type { Asking } from './asking.ts'

const Recorded = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.enum(['stale', 'unusual']) }),
  z.object({ outcome: z.enum(['applied', 'released']), conversationId: z.uuid() }),
])

/** Delivery statuses through the SQL function that records one in a single round trip. */
export function postgresDeliveryLog(db: Asking): DeliveryLog {
  return {
    async record({ tenantId, outboundId, providerMessageId, status, rank, at }) {
      const [recorded] = await db.directory.$queryRaw<unknown[]>`
        SELECT outcome, conversation_id AS "conversationId" FROM record_delivery(
          ${tenantId}::uuid, ${outboundId}::uuid, ${providerMessageId}, ${status}, ${rank}::int, ${at})`
      return Recorded.parse(recorded)
    },
  }
}
