import { Prisma } from '../../../../prisma/generated/client.ts'
import { type Columns, type Counted, rowsOf, type Scope, within } from './counted.ts'

/**
 * Each time a conversation was given to people: by a ticket, or because it was opened again after it had been done. With it the first
 * word that a person then said, before the matter was over, and who she was. What the bot says meanwhile is no answer.
 */
function handoffs(scope: Scope): Prisma.Sql {
  const tenant = Prisma.sql`${scope.tenantId}::uuid`
  return Prisma.sql`FROM (
    SELECT h.*, w.at AS answered_at, coalesce(w.operator, h.claimed_by) AS person FROM (
      SELECT k.id, k.conversation_id, k.created_at AS at, k.reference, k.closed_at AS until, k.claimed_by, 'ticket' AS part
      FROM handoff_tickets k WHERE k.tenant_id = ${tenant} AND ${within(Prisma.sql`k.created_at`, scope)}
      UNION ALL
      SELECT a.id, a.subject_id::uuid, a.at, NULL, (SELECT min(d.at) FROM audit_log d
        WHERE d.tenant_id = a.tenant_id AND d.subject_type = 'conversation' AND d.subject_id = a.subject_id
          AND d.action = 'conversation.resolved' AND d.at > a.at), NULL, 'reopened'
      FROM audit_log a
      WHERE a.tenant_id = ${tenant} AND a.action = 'conversation.reopened' AND ${within(Prisma.sql`a.at`, scope)}) h
    LEFT JOIN LATERAL (
      SELECT o.created_at AS at, s.operator FROM outbound_messages o
      JOIN human_stretches s ON s.tenant_id = o.tenant_id AND s.conversation_id = o.conversation_id
        AND s.started_at <= o.created_at AND coalesce(s.ended_at, 'infinity') >= o.created_at
      WHERE o.tenant_id = ${tenant} AND o.conversation_id = h.conversation_id AND o.author = 'human'
        AND o.status NOT IN ('draft', 'suppressed', 'blocked') AND o.created_at >= h.at AND o.created_at <= coalesce(h.until, 'infinity')
      ORDER BY o.seq LIMIT 1) w ON true) h`
}

/** That somebody was given to people while the shop was open. */
function whileOpen({ openings }: Scope): Prisma.Sql {
  const [opens, closes] = [openings.map(({ from }) => from), openings.map(({ to }) => to)]
  return Prisma.sql`EXISTS (SELECT FROM unnest(${opens}::timestamptz[], ${closes}::timestamptz[]) AS u (opens, closes)
    WHERE h.at >= u.opens AND h.at < u.closes)`
}

const handoff: Columns = {
  kind: 'ticket',
  ...{ id: Prisma.sql`h.id`, at: Prisma.sql`h.at`, conversation: Prisma.sql`h.conversation_id` },
  ...{ reference: Prisma.sql`h.reference`, person: Prisma.sql`h.person` },
}

/** Seconds from the hand-off to the first word, by whose it was. */
const firstAnswer = (name: string, when: (scope: Scope) => Prisma.Sql): Counted => ({
  ...{ name, unit: 'seconds', how: 'median', parts: 'person', shown: ['tile', 'series'] },
  rows: (scope) =>
    rowsOf(
      { ...handoff, part: Prisma.sql`h.person`, amount: Prisma.sql`extract(epoch FROM h.answered_at - h.at)` },
      Prisma.sql`${handoffs(scope)} WHERE h.answered_at IS NOT NULL AND ${when(scope)}`,
    ),
})

const reopened: Counted = {
  ...{ name: 'reopened', unit: 'count', how: 'count', shown: ['tile'] },
  rows: (scope) =>
    rowsOf({ ...handoff, kind: 'conversation' }, Prisma.sql`${handoffs(scope)} WHERE h.part = 'reopened'`),
}

const solved: Counted = {
  ...{ name: 'ended', unit: 'count', how: 'count', parts: 'person', shown: ['tile'] },
  rows: (scope) =>
    rowsOf(
      {
        kind: 'ticket',
        ...{ id: Prisma.sql`k.id`, at: Prisma.sql`k.closed_at`, reference: Prisma.sql`k.reference` },
        ...{
          conversation: Prisma.sql`k.conversation_id`,
          part: Prisma.sql`k.resolved_by`,
          person: Prisma.sql`k.resolved_by`,
        },
      },
      Prisma.sql`FROM handoff_tickets k
        WHERE k.tenant_id = ${scope.tenantId}::uuid AND k.closed_at IS NOT NULL AND ${within(Prisma.sql`k.closed_at`, scope)}`,
    ),
}

export const PEOPLE: readonly Counted[] = [
  firstAnswer('first_answer', whileOpen),
  firstAnswer('first_answer_closed', (scope) => Prisma.sql`NOT ${whileOpen(scope)}`),
  {
    ...{ name: 'handoffs', unit: 'count', how: 'count', parts: 'code', shown: ['tile', 'series'] },
    rows: (scope) => rowsOf({ ...handoff, part: Prisma.sql`h.part` }, handoffs(scope)),
  },
  {
    ...{ name: 'no_answer', unit: 'count', how: 'count', parts: 'code', shown: ['tile'] },
    rows: (scope) =>
      rowsOf(
        { ...handoff, part: Prisma.sql`CASE WHEN h.until IS NULL THEN 'waiting' ELSE 'ended' END` },
        Prisma.sql`${handoffs(scope)} WHERE h.answered_at IS NULL`,
      ),
  },
  reopened,
  solved,
]
