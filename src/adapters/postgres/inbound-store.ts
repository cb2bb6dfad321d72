import { z } from 'zod'
import type { InboundStore, RecordedInbound, StoredInbound } from '../../domain/messaging/index.ts'
import { databaseFailure } from '../../lib/database-failure.ts'
import type { Asking } from './asking.ts'
import { inBatches } from './in-batches.ts'

const Recorded = z
  .object({
    place: z.int(),
    outcome: z.enum(['recorded', 'duplicate']),
    conversation_id: z.uuid(),
    message_id: z.uuid(),
    epoch: z.int(),
  })
  .transform((row) => ({
    place: row.place,
    recorded: {
      outcome: row.outcome,
      conversationId: row.conversation_id,
      messageId: row.message_id,
      epoch: row.epoch,
    },
  }))
const RecordedRows = z.array(Recorded)

/**
 * Inbound messages through the SQL functions that record them in a single round trip. Messages of one channel that come while others
 * are being recorded share the next statement and its commit, which cost more than the rows; those of two channels never do.
 */
export function postgresInboundStore(db: Asking): InboundStore {
  return {
    store: inBatches<StoredInbound, RecordedInbound>({
      laneOf: ({ tenantId, channelId }) => `${tenantId} ${channelId}`,
      namesOf: ({ address, bsuid }) => (bsuid === null ? [address] : [address, bsuid]),
      together: (rows) => recordTogether(db, rows),
      alone: (row) => recordAlone(db, row),
      // A database that is away is so for each of them. A lock that one would have waited for is not.
      mayBeOfOne: (error) => [null, 'conflict'].includes(databaseFailure(error)),
    }),
  }
}

async function recordTogether(db: Asking, rows: StoredInbound[]): Promise<RecordedInbound[]> {
  const [first] = rows
  if (!first) return []
  const answer = RecordedRows.parse(
    await db.directory.$queryRaw`SELECT * FROM record_inbound_batch(
      ${first.tenantId}::uuid, ${first.channelId}::uuid, ${JSON.stringify(rows.map(toMessage))}::jsonb)`,
  )
  const byPlace = new Map(answer.map(({ place, recorded }) => [place, recorded]))
  return rows.map((_row, place) => found(byPlace.get(place)))
}

async function recordAlone(db: Asking, row: StoredInbound): Promise<RecordedInbound> {
  const [answer] = RecordedRows.parse(
    await db.directory.$queryRaw`SELECT 0 AS place, r.* FROM record_inbound(
      ${row.tenantId}::uuid, ${row.channelId}::uuid, ${row.newCustomerId}::uuid, ${row.newConversationId}::uuid,
      ${row.messageId}::uuid, ${row.address}, ${row.phoneE164}, ${row.bsuid}, ${row.profileName},
      ${row.providerMessageId}, ${row.kind}, ${row.body}, ${JSON.stringify(row.payload)}::jsonb, ${row.receivedAt},
      ${row.bare?.text ?? null}, ${row.bare?.isPin ?? false}) r`,
  )
  return found(answer?.recorded)
}

/** A message as `record_inbound_batch` reads it. */
function toMessage(row: StoredInbound, place: number): Record<string, unknown> {
  return {
    place,
    new_customer: row.newCustomerId,
    new_conversation: row.newConversationId,
    message: row.messageId,
    address: row.address,
    phone: row.phoneE164,
    bsuid: row.bsuid,
    profile_name: row.profileName,
    provider_message_id: row.providerMessageId,
    kind: row.kind,
    body: row.body,
    payload: row.payload,
    received_at: row.receivedAt,
    bare_body: row.bare?.text ?? null,
    bare_is_pin: row.bare?.isPin ?? false,
  }
}

function found(recorded: RecordedInbound | undefined): RecordedInbound {
  if (!recorded) throw new Error('a message was recorded without an answer')
  return recorded
}
