import { z } from 'zod'
import type { Ctx } from '../../context.ts'
import { fileAddress } from '../file-address.ts'
import { menuBody } from '../menu-body.ts'
import { Menu, OutboundMedia } from '../schemas.ts'
import { signedMenu } from '../signed-menu.ts'

/** So many messages of each side are shown of a talk. */
const MOST = 100

const Said = z.object({ id: z.uuid(), epoch: z.int(), body: z.string(), at: z.coerce.date() })
const Told = z.object({
  id: z.uuid(),
  seq: z.int(),
  author: z.enum(['bot', 'system', 'human']),
  turn_id: z.uuid().nullable(),
  body: z.string(),
  menu: Menu.nullable(),
  media: OutboundMedia.nullable(),
  sources: z.array(z.string()).nullable(),
  fixed: z.boolean().nullable(),
  at: z.coerce.date(),
})
const Row = z.object({
  owner: z.enum(['bot', 'human']),
  under_way: z.boolean(),
  said: z.array(Said),
  told: z.array(Told),
})

/** What the visitor wrote. */
export interface ThreadQuestion {
  id: string
  epoch: number
  text: string
  at: Date
}

/** What was sent to her, as a page shows it: a menu's ids are signed, a file has an address. */
export interface ThreadAnswer {
  id: string
  seq: number
  /** `person`: one of the shop's own people. */
  from: 'assistant' | 'person'
  /** The turn that it answers; null for what was told of itself. */
  turnId: string | null
  text: string
  menu: Menu | null
  file: { kind: 'image' | 'document'; url: string; name: string } | null
  /** The documents that the turn was answered from. */
  sources: string[]
  /** A sentence that always stands as it is (a greeting, what is of no concern here), not put together for a guest's question. */
  isFixed: boolean
  at: Date
}

export interface Thread {
  owner: 'assistant' | 'person'
  /** Something is still to come: the message is not answered, or its answer has not left the outbox. */
  underWay: boolean
  questions: ThreadQuestion[]
  answers: ThreadAnswer[]
}

/**
 * What stands in a talk behind a place in it, in one statement. Only what was sent is there: the fences of the outbox hold for a
 * browser as for a phone. Of the answer in which the place stands all messages are given, so that it can be counted through.
 * @param input.messageId the message whose answer is waited for; null for whatever is under way
 * @returns null when there is no such talk on this channel
 */
export async function readThread(
  ctx: Ctx,
  input: { channelId: string; conversationId: string; messageId: string | null; after: { epoch: number; seq: number } },
): Promise<Thread | null> {
  const { conversationId, after } = input
  const rows = await ctx.statement`
    WITH talk AS (
      SELECT v.tenant_id, v.id, v.owner FROM conversations v
      WHERE v.tenant_id = ${ctx.tenantId}::uuid AND v.id = ${conversationId}::uuid AND v.channel_id = ${input.channelId}::uuid),
    asked AS (
      SELECT i.turn_id FROM inbound_messages i WHERE i.tenant_id = ${ctx.tenantId}::uuid AND i.id = ${input.messageId}::uuid),
    place AS (
      SELECT coalesce(min(k.seq), ${after.seq + 1}::bigint) AS seq FROM outbound_messages o
      JOIN outbound_messages k ON k.tenant_id = o.tenant_id AND k.conversation_id = o.conversation_id AND k.turn_id = o.turn_id
      WHERE o.tenant_id = ${ctx.tenantId}::uuid AND o.conversation_id = ${conversationId}::uuid AND o.seq = ${after.seq}::bigint)
    SELECT talk.owner,
      CASE WHEN EXISTS (SELECT FROM asked) THEN
        EXISTS (SELECT FROM asked WHERE turn_id IS NULL) OR EXISTS (
          SELECT FROM outbound_messages o WHERE o.tenant_id = talk.tenant_id AND o.conversation_id = talk.id
            AND o.turn_id = (SELECT turn_id FROM asked) AND o.status IN ('queued', 'sending', 'uncertain'))
      ELSE
        EXISTS (SELECT FROM inbound_messages i
          WHERE i.tenant_id = talk.tenant_id AND i.conversation_id = talk.id AND i.turn_id IS NULL)
        OR EXISTS (SELECT FROM outbound_messages o WHERE o.tenant_id = talk.tenant_id AND o.conversation_id = talk.id
          AND o.status IN ('queued', 'sending', 'uncertain'))
      END AS under_way,
      coalesce((SELECT jsonb_agg(to_jsonb(m) ORDER BY m.epoch) FROM (
        SELECT i.id, i.epoch, i.body, i.received_at AS at FROM inbound_messages i
        WHERE i.tenant_id = talk.tenant_id AND i.conversation_id = talk.id AND i.epoch > ${after.epoch}::int
        ORDER BY i.epoch DESC LIMIT ${MOST}::int) m), '[]') AS said,
      coalesce((SELECT jsonb_agg(to_jsonb(m) ORDER BY m.seq) FROM (
        SELECT o.id, o.seq, o.author, o.turn_id, o.body, o.menu, o.media, o.sent_at AS at,
          jsonb_path_query_array(t.trace, '$.steps[*] ? (@.node == "respond").data.sources[*]') AS sources,
          t.trace->>'journey' = 'concierge' AND NOT t.trace @? '$.steps[*] ? (@.node == "respond").data' AS fixed
        FROM outbound_messages o LEFT JOIN turns t ON t.tenant_id = o.tenant_id AND t.id = o.turn_id
        WHERE o.tenant_id = talk.tenant_id AND o.conversation_id = talk.id AND o.status = 'sent'
          AND o.seq >= (SELECT seq FROM place)
        ORDER BY o.seq DESC LIMIT ${MOST}::int) m), '[]') AS told
    FROM talk`
  const [row] = z.array(Row).parse(rows)
  if (!row) return null
  return {
    owner: row.owner === 'human' ? 'person' : 'assistant',
    underWay: row.under_way,
    questions: row.said.map(({ body, ...said }) => ({ ...said, text: body })),
    answers: row.told.map((told) => answerOf(ctx, conversationId, told)),
  }
}

function answerOf(ctx: Ctx, conversationId: string, told: z.infer<typeof Told>): ThreadAnswer {
  const { id, seq, body, media, at } = told
  const menu = signedMenu(ctx, conversationId, told.menu)
  return {
    id,
    seq,
    from: told.author === 'human' ? 'person' : 'assistant',
    turnId: told.turn_id,
    text: menu === null ? body : menuBody(body, menu),
    menu,
    file: media === null ? null : { kind: media.kind, url: fileAddress(ctx, media), name: media.filename },
    sources: told.sources ?? [],
    isFixed: told.fixed ?? false,
    at,
  }
}
