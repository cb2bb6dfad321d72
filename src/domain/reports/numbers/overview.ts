import { Prisma } from '../../../../prisma/generated/client.ts'
import { type Columns, type Counted, rowsOf, type Scope, within } from './counted.ts'

/**
 * A conversation on one day of the shop, at its first message of a customer. With whom it was: `person` when a person spoke or was
 * asked for that day, `unanswered` while a message of it waits for an answer, else `assistant`.
 */
function chats(scope: Scope): Prisma.Sql {
  const { tenantId, settings } = scope
  const day = (at: Prisma.Sql) => Prisma.sql`(${at} AT TIME ZONE ${settings.timezone}::text)::date`
  const own = (alias: Prisma.Sql) =>
    Prisma.sql`${alias}.tenant_id = ${tenantId}::uuid AND ${alias}.conversation_id = t.id AND ${day(Prisma.sql`${alias}.created_at`)} = t.day`
  return Prisma.sql`FROM (
    SELECT t.*, CASE
      WHEN EXISTS (SELECT FROM outbound_messages o WHERE ${own(Prisma.sql`o`)} AND o.author = 'human')
        OR EXISTS (SELECT FROM handoff_tickets k WHERE ${own(Prisma.sql`k`)}) THEN 'person'
      WHEN t.answered THEN 'assistant' ELSE 'unanswered' END AS part
    FROM (
      SELECT i.conversation_id AS id, ${day(Prisma.sql`i.received_at`)} AS day, min(i.received_at) AS at,
        bool_and(i.turn_id IS NOT NULL) AS answered
      FROM inbound_messages i
      WHERE i.tenant_id = ${tenantId}::uuid AND ${within(Prisma.sql`i.received_at`, scope)} GROUP BY 1, 2) t) c`
}

const chat: Columns = {
  kind: 'conversation',
  id: Prisma.sql`c.id`,
  at: Prisma.sql`c.at`,
  conversation: Prisma.sql`c.id`,
}

/** Conversations by days. */
export const conversations: Counted = {
  ...{ name: 'conversations', unit: 'count', how: 'count', parts: 'code', shown: ['tile'] },
  rows: (scope) => rowsOf({ ...chat, part: Prisma.sql`c.part` }, chats(scope)),
}

const withOne = (part: 'assistant' | 'person') => (scope: Scope) =>
  rowsOf(chat, Prisma.sql`${chats(scope)} WHERE c.part = ${part}`)

const tickets: Counted = {
  ...{ name: 'tickets', unit: 'count', how: 'count', parts: 'code', shown: ['tile', 'series'] },
  rows: (scope) =>
    rowsOf(
      {
        kind: 'ticket',
        ...{ id: Prisma.sql`k.id`, at: Prisma.sql`k.created_at`, part: Prisma.sql`k.reason` },
        ...{ conversation: Prisma.sql`k.conversation_id`, reference: Prisma.sql`k.reference` },
      },
      Prisma.sql`FROM handoff_tickets k WHERE k.tenant_id = ${scope.tenantId}::uuid AND ${within(Prisma.sql`k.created_at`, scope)}`,
    ),
}

/** Messages of customers by the hour of the week: `1-09` is Monday from nine to ten. */
const messages: Counted = {
  ...{ name: 'messages', unit: 'count', how: 'count', parts: 'code', shown: ['tile'] },
  rows: (scope) =>
    rowsOf(
      {
        kind: 'message',
        ...{ id: Prisma.sql`i.id`, at: Prisma.sql`i.received_at` },
        conversation: Prisma.sql`i.conversation_id`,
        part: Prisma.sql`to_char(i.received_at AT TIME ZONE ${scope.settings.timezone}::text, 'ID-HH24')`,
      },
      Prisma.sql`FROM inbound_messages i WHERE i.tenant_id = ${scope.tenantId}::uuid AND ${within(Prisma.sql`i.received_at`, scope)}`,
    ),
}

export const OVERVIEW: readonly Counted[] = [
  {
    ...{ name: 'solved', unit: 'share', how: { share: 'conversations' }, shown: ['tile'] },
    rows: withOne('assistant'),
  },
  conversations,
  { ...{ name: 'by_assistant', unit: 'count', how: 'count', shown: ['series'] }, rows: withOne('assistant') },
  { ...{ name: 'with_person', unit: 'count', how: 'count', shown: ['series'] }, rows: withOne('person') },
  tickets,
  messages,
]
