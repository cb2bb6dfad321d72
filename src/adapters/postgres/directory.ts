import { z } from 'zod'
import type { InboundLog } from '../../domain/messaging/index.ts'
import type { WorkDirectory } from '../../jobs/directory.ts'
import type { TenantDb } from './tenant-db.ts'

const Ref = z.object({ tenant_id: z.uuid() })
const ConversationRow = Ref.extend({ conversation_id: z.uuid() }).transform((row) => ({
  tenantId: row.tenant_id,
  conversationId: row.conversation_id,
}))
const AttemptRow = Ref.extend({ attempt_id: z.uuid() }).transform((row) => ({
  tenantId: row.tenant_id,
  attemptId: row.attempt_id,
}))
const NotificationRow = Ref.extend({ notification_id: z.uuid() }).transform((row) => ({
  tenantId: row.tenant_id,
  notificationId: row.notification_id,
}))
const TicketRow = Ref.extend({ ticket_id: z.uuid() }).transform((row) => ({
  tenantId: row.tenant_id,
  ticketId: row.ticket_id,
}))
const MessageRow = Ref.extend({ message_id: z.uuid() }).transform((row) => ({
  tenantId: row.tenant_id,
  messageId: row.message_id,
}))
const StretchRow = Ref.extend({ stretch_id: z.uuid() }).transform((row) => ({
  tenantId: row.tenant_id,
  stretchId: row.stretch_id,
}))
const OrderRow = Ref.extend({ order_id: z.uuid() }).transform((row) => ({
  tenantId: row.tenant_id,
  orderId: row.order_id,
}))
const AccountRow = Ref.extend({ account_id: z.uuid() }).transform((row) => ({
  tenantId: row.tenant_id,
  accountId: row.account_id,
}))
const ChannelRefRow = Ref.extend({ channel_id: z.uuid() }).transform((row) => ({
  tenantId: row.tenant_id,
  channelId: row.channel_id,
}))
const ChannelRow = Ref.extend({
  address: z.string(),
  provider_account: z.string(),
  credentials_enc: z.string(),
  quiet_min_ms: z.int(),
})
const RecordedRow = z
  .object({ outcome: z.enum(['recorded', 'duplicate']), conversation_id: z.uuid(), epoch: z.int() })
  .transform((row) => ({ outcome: row.outcome, conversationId: row.conversation_id, epoch: row.epoch }))

export interface FoundChannel {
  tenantId: string
  channelId: string
  address: string
  providerAccount: string
  credentialsEnc: string
  /** The shortest time a turn of this tenant waits for more words. */
  quietMinMs: number
}

/** The look-ups that do not know their tenant yet, each one SQL function of the isolation migration. */
export interface Directory extends WorkDirectory {
  findChannel(channelId: string): Promise<FoundChannel | null>
  findPaymentAttempt(tokenHash: string): Promise<{ tenantId: string; attemptId: string } | null>
  findPaymentHook(tokenHash: string): Promise<{ tenantId: string; accountId: string } | null>
}

export function postgresDirectory(db: Pick<TenantDb, 'directory'>): Directory {
  const sql = db.directory
  const list = async <T>(row: z.ZodType<T>, rows: Promise<unknown>) => z.array(row).parse(await rows)
  return {
    async findChannel(channelId) {
      const rows = await list(ChannelRow, sql.$queryRaw`SELECT * FROM find_channel(${channelId}::uuid)`)
      const [row] = rows
      if (!row) return null
      return {
        tenantId: row.tenant_id,
        channelId,
        address: row.address,
        providerAccount: row.provider_account,
        credentialsEnc: row.credentials_enc,
        quietMinMs: row.quiet_min_ms,
      }
    },
    async findPaymentAttempt(tokenHash) {
      const rows = await list(AttemptRow, sql.$queryRaw`SELECT * FROM find_payment_attempt(${tokenHash})`)
      return rows[0] ?? null
    },
    async findPaymentHook(tokenHash) {
      const rows = await list(AccountRow, sql.$queryRaw`SELECT * FROM find_payment_hook(${tokenHash})`)
      return rows[0] ?? null
    },
    dueTurns: (before, limit) =>
      list(ConversationRow, sql.$queryRaw`SELECT * FROM due_turns(${before}, ${limit}::int)`),
    dueSends: (before, limit) =>
      list(ConversationRow, sql.$queryRaw`SELECT * FROM due_sends(${before}, ${limit}::int)`),
    duePayments: (now, limit) => list(AttemptRow, sql.$queryRaw`SELECT * FROM due_payments(${now}, ${limit}::int)`),
    duePaymentEvents: (before, limit) =>
      list(AttemptRow, sql.$queryRaw`SELECT * FROM due_payment_events(${before}, ${limit}::int)`),
    dueReconciliations: (before, limit) =>
      list(AttemptRow, sql.$queryRaw`SELECT * FROM due_reconciliations(${before}, ${limit}::int)`),
    dueStretches: (now, limit) => list(StretchRow, sql.$queryRaw`SELECT * FROM due_stretches(${now}, ${limit}::int)`),
    dueOutreach: (now, limit) => list(OrderRow, sql.$queryRaw`SELECT * FROM due_outreach(${now}, ${limit}::int)`),
    duePaymentNotifications: (now, limit) =>
      list(NotificationRow, sql.$queryRaw`SELECT * FROM due_payment_notifications(${now}, ${limit}::int)`),
    dueTickets: (now, limit) => list(TicketRow, sql.$queryRaw`SELECT * FROM due_tickets(${now}, ${limit}::int)`),
    dueMedia: (before, limit) => list(MessageRow, sql.$queryRaw`SELECT * FROM due_media(${before}, ${limit}::int)`),
    dueChannels: (before, limit) =>
      list(ChannelRefRow, sql.$queryRaw`SELECT * FROM due_channels(${before}, ${limit}::int)`),
  }
}

/** Inbound messages through the SQL function that records one in a single round trip. */
export function postgresInboundLog(db: Pick<TenantDb, 'directory'>): InboundLog {
  return {
    async record(row) {
      const rows = await db.directory.$queryRaw`SELECT * FROM record_inbound(
        ${row.tenantId}::uuid, ${row.channelId}::uuid, ${row.newCustomerId}::uuid, ${row.newConversationId}::uuid,
        ${row.messageId}::uuid, ${row.address}, ${row.phoneE164}, ${row.bsuid}, ${row.profileName},
        ${row.providerMessageId}, ${row.kind}, ${row.body}, ${JSON.stringify(row.payload)}::jsonb, ${row.receivedAt})`
      const [recorded] = z.array(RecordedRow).parse(rows)
      if (!recorded) throw new Error('record_inbound returned no row')
      return recorded
    },
  }
}
