import { Prisma } from '../../../../prisma/generated/client.ts'
import { FAILED_STATUSES } from '../../messaging/index.ts'
import { type Columns, type Counted, rowsOf, type Scope, within } from './counted.ts'

/** A message of a customer that no turn has taken by then is lost until one does. */
const LOST_AFTER_MS = 10 * 60_000

const CREATED = Prisma.sql`o.created_at`
const outbound: Columns = {
  kind: 'message',
  ...{ id: Prisma.sql`o.id`, at: CREATED, conversation: Prisma.sql`o.conversation_id` },
}
const ofShop = (scope: Scope) =>
  Prisma.sql`FROM outbound_messages o WHERE o.tenant_id = ${scope.tenantId}::uuid AND ${within(CREATED, scope)}`

const sent: Counted = {
  ...{ name: 'sent', unit: 'count', how: 'count', parts: 'code', shown: ['tile', 'series'] },
  rows: (scope) =>
    rowsOf({ ...outbound, part: Prisma.sql`o.author` }, Prisma.sql`${ofShop(scope)} AND o.status = 'sent'`),
}

/** Given up by us, or by the network behind the provider; by its code, else by our word. */
const failed: Counted = {
  ...{ name: 'failed', unit: 'count', how: 'count', parts: 'code', shown: ['tile', 'series'] },
  rows: (scope) =>
    rowsOf(
      { ...outbound, part: Prisma.sql`coalesce(o.error_code::text, o.reason, o.provider_status)` },
      Prisma.sql`${ofShop(scope)} AND (o.status = 'failed' OR o.provider_status = ANY (${[...FAILED_STATUSES]}::text[]))`,
    ),
}

const lost: Counted = {
  ...{ name: 'lost', unit: 'count', how: 'count', shown: ['tile'] },
  rows: (scope) => {
    const by = new Date(scope.now.getTime() - LOST_AFTER_MS)
    return rowsOf(
      {
        kind: 'message',
        ...{ id: Prisma.sql`i.id`, at: Prisma.sql`i.received_at` },
        conversation: Prisma.sql`i.conversation_id`,
      },
      Prisma.sql`FROM inbound_messages i WHERE i.tenant_id = ${scope.tenantId}::uuid AND i.turn_id IS NULL
        AND ${within(Prisma.sql`i.received_at`, scope)} AND i.received_at < ${by}::timestamptz`,
    )
  },
}

/** The provider has taken it more than once. */
const doubled: Counted = {
  ...{ name: 'doubled', unit: 'count', how: 'count', shown: ['tile'] },
  rows: (scope) => rowsOf(outbound, Prisma.sql`${ofShop(scope)} AND cardinality(o.copy_ids) > 0`),
}

/** It left before the one that was written just ahead of it to the same customer. */
const outOfOrder: Counted = {
  ...{ name: 'out_of_order', unit: 'count', how: 'count', shown: ['tile'] },
  rows: (scope) =>
    rowsOf(
      outbound,
      Prisma.sql`${ofShop(scope)} AND o.sent_at < (SELECT e.sent_at FROM outbound_messages e
        WHERE e.tenant_id = o.tenant_id AND e.conversation_id = o.conversation_id AND e.seq < o.seq AND e.sent_at IS NOT NULL
        ORDER BY e.seq DESC LIMIT 1)`,
    ),
}

export const DELIVERY: readonly Counted[] = [sent, failed, lost, doubled, outOfOrder]
