import { z } from 'zod'
import { Prisma } from '../../../prisma/generated/client.ts'
import type { Ctx } from '../context.ts'
import type { ChannelKind } from '../messaging/schemas.ts'
import { inEachWay } from '../sight/index.ts'
import { conversationRows, ROW_COLUMNS } from './conversation-rows.ts'
import type { InboxQueue, ListedConversation } from './schemas.ts'

/** Where a page of the list ended: the instant it is sorted by, and the conversation. */
export const InboxCursor = z.tuple([z.coerce.date(), z.uuid()])
export type InboxCursor = z.infer<typeof InboxCursor>

export interface InboxFilter {
  queue: InboxQueue
  /** An actor, or `nobody`. */
  assignee?: string | undefined
  label?: string | undefined
  /** Only what the one who asks has not read. */
  unread?: boolean | undefined
  /** Only what was promised for earlier than now. */
  late?: boolean | undefined
  channel?: ChannelKind | undefined
  /** Only these, whatever was looked for by. */
  ids?: readonly string[] | undefined
}

/**
 * A page of conversations: what waits for a person by its promise, the earliest first; everything else by its newest message.
 * `next` is null on the last page.
 */
export async function listConversations(
  ctx: Ctx,
  { filter, after, limit }: { filter: InboxFilter; after: InboxCursor | null; limit: number },
): Promise<{ conversations: ListedConversation[]; next: InboxCursor | null }> {
  const sort = filter.queue === 'waiting' ? BY_PROMISE : BY_NEWEST
  const { channel } = filter
  const wanted = [
    ...conditions(ctx, filter),
    ...(channel === undefined ? [] : [onChannels(await channelsOf(ctx, channel))]),
    ...(after === null ? [] : [sort.behind(after)]),
  ]
  const ofFirst = Prisma.sql`ORDER BY ${sort.order('v')} LIMIT ${limit + 1}`
  const pages = inEachWay(
    ctx,
    ({ isHers, opens }) =>
      Prisma.sql`(SELECT ${ROW_COLUMNS} FROM conversations v WHERE ${isHers} AND ${Prisma.join(
        [...(opens === null ? [] : [opens]), ...wanted],
        ' AND ',
      )} ${ofFirst})`,
  )
  const chosen = Prisma.sql`SELECT * FROM (${pages}) v ${ofFirst}`
  const conversations = await conversationRows(ctx, { chosen, order: sort.order('p') })
  const page = conversations.slice(0, limit)
  const last = conversations.length > limit ? page.at(-1) : undefined
  return { conversations: page, next: last === undefined ? null : [sort.at(last), last.conversationId] }
}

interface Sort {
  order: (of: 'v' | 'p') => Prisma.Sql
  behind: (cursor: InboxCursor) => Prisma.Sql
  at: (row: ListedConversation) => Date
}

const BY_NEWEST: Sort = {
  order: (of) => Prisma.raw(`${of}.last_message_at DESC, ${of}.id DESC`),
  behind: ([at, id]) => Prisma.sql`(v.last_message_at, v.id) < (${at}::timestamptz, ${id}::uuid)`,
  at: (row) => row.lastMessageAt,
}

const BY_PROMISE: Sort = {
  order: (of) => Prisma.raw(`${of}.due_at, ${of}.id`),
  behind: ([at, id]) => Prisma.sql`(v.due_at, v.id) > (${at}::timestamptz, ${id}::uuid)`,
  // What waits is owed: the database sees to it.
  at: (row) => row.dueAt ?? row.lastMessageAt,
}

function conditions(ctx: Ctx, filter: InboxFilter): Prisma.Sql[] {
  const { assignee, label, unread, late, ids } = filter
  return [
    Prisma.sql`v.tenant_id = ${ctx.tenantId}::uuid`,
    ofQueue(ctx, filter.queue),
    ...(assignee === undefined ? [] : [ofAssignee(assignee)]),
    ...(label === undefined ? [] : [labelled(label)]),
    ...(unread === true ? [unreadBy(ctx)] : []),
    ...(late === true ? [Prisma.sql`v.due_at < ${ctx.clock.now()}`] : []),
    ...(ids === undefined ? [] : [Prisma.sql`v.id = ANY(${[...ids]}::uuid[])`]),
  ]
}

/** The states are written out, so that the partial indexes are known to hold them. */
function ofQueue(ctx: Ctx, queue: InboxQueue): Prisma.Sql {
  switch (queue) {
    case 'waiting':
      return Prisma.sql`v.inbox_state = 'waiting'`
    case 'mine':
      return Prisma.sql`v.assignee_id = ${ctx.actor} AND v.inbox_state NOT IN ('snoozed', 'done')`
    case 'assistant':
      return Prisma.sql`v.inbox_state = 'assistant'`
    case 'snoozed':
      return Prisma.sql`v.inbox_state = 'snoozed'`
    case 'done':
      return Prisma.sql`v.inbox_state = 'done'`
    case 'all':
      return Prisma.sql`true`
  }
}

function ofAssignee(assignee: string): Prisma.Sql {
  return assignee === 'nobody' ? Prisma.sql`v.assignee_id IS NULL` : Prisma.sql`v.assignee_id = ${assignee}`
}

function labelled(label: string): Prisma.Sql {
  return Prisma.sql`EXISTS (SELECT FROM conversation_labels l
    WHERE l.tenant_id = v.tenant_id AND l.conversation_id = v.id AND l.label = ${label})`
}

function unreadBy(ctx: Ctx): Prisma.Sql {
  return Prisma.sql`v.unread_since IS NOT NULL AND NOT EXISTS (SELECT FROM conversation_reads r
    WHERE r.tenant_id = v.tenant_id AND r.conversation_id = v.id AND r.reader_id = ${ctx.actor} AND r.read_to >= v.last_inbound_at)`
}

const Channels = z.array(z.object({ id: z.uuid() }))

/** Read first, so that the page is planned for these very channels: there are few conversations on some. */
async function channelsOf(ctx: Ctx, kind: ChannelKind): Promise<string[]> {
  const rows =
    await ctx.statement`SELECT c.id FROM channels c WHERE c.tenant_id = ${ctx.tenantId}::uuid AND c.kind = ${kind}`
  return Channels.parse(rows).map(({ id }) => id)
}

function onChannels(ids: readonly string[]): Prisma.Sql {
  return Prisma.sql`v.channel_id = ANY(${[...ids]}::uuid[])`
}
