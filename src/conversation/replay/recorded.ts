import { z } from 'zod'
import type { Ctx } from '../../domain/context.ts'
import { type TurnEffect, withSlots } from '../../domain/replay/index.ts'
import { JsonObject } from '../../lib/json.ts'

/** Longer conversations are played from where their last turns begin. */
const MOST_TURNS = 40

const Message = z.object({
  kind: z.string(),
  body: z.string(),
  payload: JsonObject,
  receivedAt: z.coerce.date(),
})

export const SaidReply = z.object({
  body: z.string(),
  menu: z.object({ options: z.array(z.object({ title: z.string() })) }).nullable(),
})

const RecordedTurn = z.object({
  turnId: z.uuid(),
  startedAt: z.coerce.date(),
  outcome: z.string(),
  journey: z.string(),
  language: z.string(),
  state: JsonObject,
  spoken: z.string().nullable(),
  messages: z.array(Message).min(1),
  replies: z.array(SaidReply),
})
export type RecordedTurn = z.infer<typeof RecordedTurn>

const RecordedPrompt = z.object({
  amountMinor: z.int(),
  providerRequestId: z.string().nullable(),
  resultCode: z.string().nullable(),
  closedAt: z.coerce.date().nullable(),
})
export type RecordedPrompt = z.infer<typeof RecordedPrompt>

/** A conversation as it went, and how the phones answered that were asked for money in it. */
export const RecordedConversation = z.object({
  conversationId: z.uuid(),
  channelId: z.uuid(),
  customerId: z.uuid(),
  address: z.string(),
  phone: z.string().nullable(),
  profileName: z.string().nullable(),
  turns: z.array(RecordedTurn),
  prompts: z.array(RecordedPrompt),
})
export type RecordedConversation = z.infer<typeof RecordedConversation>

/** The last turns of a conversation of which is known what they began from. Null for one that has none. */
export async function readRecorded(ctx: Ctx, conversationId: string): Promise<RecordedConversation | null> {
  const rows = await ctx.statement`
    WITH played AS (
      SELECT t.tenant_id, t.id, t.conversation_id, t.started_at, t.outcome, t.trace, i.state, i.language AS spoken
      FROM turns t JOIN turn_inputs i ON i.tenant_id = t.tenant_id AND i.turn_id = t.id
      WHERE t.tenant_id = ${ctx.tenantId}::uuid AND t.conversation_id = ${conversationId}::uuid
      ORDER BY t.started_at DESC LIMIT ${MOST_TURNS})
    SELECT v.id AS "conversationId", v.channel_id AS "channelId", c.id AS "customerId", c.address, c.phone_e164 AS phone,
      c.profile_name AS "profileName",
      (SELECT coalesce(json_agg(json_build_object('turnId', p.id, 'startedAt', p.started_at, 'outcome', p.outcome,
          'journey', p.trace->>'journey', 'language', p.trace->>'language', 'state', p.state, 'spoken', p.spoken,
          'messages', (SELECT json_agg(json_build_object('kind', m.kind, 'body', m.body, 'payload', m.payload,
            'receivedAt', m.received_at) ORDER BY m.epoch) FROM inbound_messages m
            WHERE m.tenant_id = p.tenant_id AND m.conversation_id = p.conversation_id AND m.turn_id = p.id),
          'replies', (SELECT coalesce(json_agg(json_build_object('body', o.body, 'menu', o.menu) ORDER BY o.seq), '[]')
            FROM outbound_messages o
            WHERE o.tenant_id = p.tenant_id AND o.conversation_id = p.conversation_id AND o.turn_id = p.id)
        ) ORDER BY p.started_at), '[]') FROM played p) AS turns,
      (SELECT coalesce(json_agg(json_build_object('amountMinor', a.amount_minor, 'providerRequestId', a.provider_request_id,
          'resultCode', a.result_code, 'closedAt', a.closed_at) ORDER BY a.created_at), '[]')
        FROM payment_attempts a JOIN orders d ON d.tenant_id = a.tenant_id AND d.id = a.order_id
        WHERE a.tenant_id = v.tenant_id AND d.conversation_id = v.id AND a.method = 'stk'
          AND a.created_at >= (SELECT min(p.started_at) FROM played p)) AS prompts
    FROM conversations v JOIN customers c ON c.tenant_id = v.tenant_id AND c.id = v.customer_id
    WHERE v.tenant_id = ${ctx.tenantId}::uuid AND v.id = ${conversationId}::uuid`
  const [found] = z.array(RecordedConversation).parse(rows)
  return found === undefined || found.turns.length === 0 ? null : found
}

/** What was said, without what is new in every run. */
export function saidReplies(replies: readonly z.infer<typeof SaidReply>[]): TurnEffect['replies'] {
  return replies.map(({ body, menu }) => ({
    text: withSlots(body),
    menu: menu?.options.map(({ title }) => withSlots(title)) ?? [],
  }))
}

/** What history kept of how a turn came out. */
export function recordedEffect({ outcome, journey, language, replies }: RecordedTurn): TurnEffect {
  const nothing = { orders: [], payments: [], consents: [], tickets: [] }
  return { outcome, journey, language, replies: saidReplies(replies), ...nothing }
}
