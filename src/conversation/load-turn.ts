import { z } from 'zod'
import type { Ctx } from '../domain/context.ts'
import { LastStretch } from '../domain/handoff/schemas.ts'
import { CHANNEL_RULES, readTap } from '../domain/messaging/index.ts'
import { ChannelKind, InboundMessage } from '../domain/messaging/schemas.ts'
import { TenantSettings } from '../domain/tenancy/schemas.ts'
import { Json } from '../lib/json.ts'
import { SpokenLang } from '../lib/languages.ts'
import type { Outside, StoredCall, TurnInput } from './turn-engine.ts'

/** One turn answers at most this many messages; a flood is worked off in several turns. */
export const MAX_MESSAGES = 40
const RECENT_LINES = 6

/** What is known of the shop before its turn runs; the rest of its settings is read by the turn's first tool. */
const { defaultLanguage, quietWindowMs } = TenantSettings.shape
const TurnSettings = z.object({ defaultLanguage, quietWindowMs })

const NO_WINDOW: z.infer<typeof quietWindowMs> = { min: 0, max: 0, cap: 0 }

const LoadedRow = z.object({
  state: Json,
  state_version: z.int(),
  epoch: z.int(),
  owner: z.enum(['bot', 'human']),
  customer_id: z.uuid(),
  language: SpokenLang.nullable().catch(null),
  channel_kind: ChannelKind,
  settings: TurnSettings,
  catalog_revision: z.string(),
  messages: z.array(InboundMessage.extend({ receivedAt: z.coerce.date() })).nullable(),
  recent: z.array(z.object({ from: z.enum(['customer', 'bot']), text: z.string() })).nullable(),
  stretch: LastStretch.extend({ told: z.boolean() }).nullable(),
  reminder: z.object({ orderId: z.uuid() }).nullable(),
  rating_asked: z.uuid().nullable(),
  last_order: z.object({ orderId: z.uuid(), reference: z.string(), paid: z.boolean() }).nullable(),
  calls: z.array(z.object({ tool: z.string(), argsHash: z.string(), result: Json })).nullable(),
})

export interface LoadedTurn {
  stateVersion: number
  epoch: number
  owner: 'bot' | 'human'
  customerId: string
  /** Her wish, else the language of the last answer, else the shop's own. */
  language: SpokenLang
  settings: z.infer<typeof TurnSettings>
  catalogRevision: TurnInput['catalogRevision']
  messages: InboundMessage[]
  storedState: TurnInput['storedState']
  recent: TurnInput['recent']
  storedCalls: StoredCall[]
  outside: Outside
  /** She was asked how she was helped, and nothing was said since. */
  ratingAsked: string | null
}

/** Everything a turn starts from, in one statement. Null when the conversation does not exist, or its shop was closed. */
export async function loadTurn(ctx: Ctx, conversationId: string): Promise<LoadedTurn | null> {
  const rows = await ctx.statement`
    WITH waiting AS (
      SELECT * FROM inbound_messages i
      WHERE i.tenant_id = ${ctx.tenantId}::uuid AND i.conversation_id = ${conversationId}::uuid AND i.turn_id IS NULL
      ORDER BY i.epoch LIMIT ${MAX_MESSAGES}),
    lines AS (
      (SELECT 'customer' AS "from", i.body AS text, i.received_at AS at FROM inbound_messages i
        WHERE i.tenant_id = ${ctx.tenantId}::uuid AND i.conversation_id = ${conversationId}::uuid AND i.turn_id IS NOT NULL
        ORDER BY i.epoch DESC LIMIT ${RECENT_LINES})
      UNION ALL
      (SELECT 'bot', o.body, o.created_at FROM outbound_messages o
        WHERE o.tenant_id = ${ctx.tenantId}::uuid AND o.conversation_id = ${conversationId}::uuid AND o.status = 'sent'
        ORDER BY o.seq DESC LIMIT ${RECENT_LINES})
      ORDER BY at DESC LIMIT ${RECENT_LINES})
    SELECT v.state, v.state_version, v.epoch, v.owner, v.customer_id, t.catalog_revision::text AS catalog_revision,
      jsonb_strip_nulls(jsonb_build_object('defaultLanguage', t.settings->'defaultLanguage',
        'quietWindowMs', t.settings->'quietWindowMs')) AS settings,
      coalesce(cu.language_pref, v.language) AS language,
      (SELECT c.kind FROM channels c WHERE c.tenant_id = v.tenant_id AND c.id = v.channel_id) AS channel_kind,
      (SELECT json_agg(json_build_object('id', w.id, 'epoch', w.epoch, 'providerMessageId', w.provider_message_id, 'kind', w.kind,
        'body', w.body, 'payload', w.payload, 'receivedAt', w.received_at) ORDER BY w.epoch) FROM waiting w) AS messages,
      (SELECT json_agg(json_build_object('from', l."from", 'text', l.text) ORDER BY l.at) FROM lines l) AS recent,
      (SELECT json_build_object('stretchId', s.id, 'endedAt', s.ended_at, 'told', s.customer_told, 'outcome', s.summary->>'outcome',
          'promised', s.summary->>'promised', 'note', s.summary->>'note',
          'orderIds', (SELECT coalesce(json_agg(n->>'orderId'), '[]') FROM jsonb_array_elements(s.summary->'orders') n))
        FROM human_stretches s WHERE s.tenant_id = v.tenant_id AND s.conversation_id = v.id AND s.ended_at IS NOT NULL
        ORDER BY s.started_at DESC LIMIT 1) AS stretch,
      (SELECT json_build_object('orderId', r.order_id) FROM outreach r WHERE r.tenant_id = v.tenant_id AND r.outbound_id = (
        SELECT o.id FROM outbound_messages o WHERE o.tenant_id = v.tenant_id AND o.conversation_id = v.id
          AND o.status NOT IN ('draft', 'suppressed', 'blocked', 'failed') ORDER BY o.seq DESC LIMIT 1)) AS reminder,
      (SELECT split_part(o.dedupe_key, ':', 2) FROM (SELECT n.dedupe_key FROM outbound_messages n
        WHERE n.tenant_id = v.tenant_id AND n.conversation_id = v.id ORDER BY n.seq DESC LIMIT 1) o
        WHERE starts_with(o.dedupe_key, 'rating:')) AS rating_asked,
      (SELECT json_build_object('orderId', d.id, 'reference', d.reference, 'paid', d.paid_at IS NOT NULL) FROM orders d
        WHERE d.tenant_id = v.tenant_id AND d.customer_id = v.customer_id AND d.status NOT IN ('draft', 'cancelled')
        ORDER BY d.created_at DESC LIMIT 1) AS last_order,
      (SELECT json_agg(json_build_object('tool', c.tool, 'argsHash', c.args_hash, 'result', c.result)) FROM tool_calls c
        WHERE c.tenant_id = v.tenant_id AND c.conversation_id = v.id
          AND c.request_id = (SELECT w.id FROM waiting w ORDER BY w.epoch LIMIT 1)) AS calls
    FROM conversations v
    JOIN customers cu ON cu.tenant_id = v.tenant_id AND cu.id = v.customer_id
    JOIN tenants t ON t.id = v.tenant_id AND t.disabled_at IS NULL
    WHERE v.tenant_id = ${ctx.tenantId}::uuid AND v.id = ${conversationId}::uuid`
  const row = z.array(LoadedRow).parse(rows)[0]
  if (!row) return null
  return {
    stateVersion: row.state_version,
    epoch: row.epoch,
    owner: row.owner,
    customerId: row.customer_id,
    language: row.language ?? row.settings.defaultLanguage,
    settings: CHANNEL_RULES[row.channel_kind].waitsForMore
      ? row.settings
      : { ...row.settings, quietWindowMs: NO_WINDOW },
    catalogRevision: row.catalog_revision,
    messages: (row.messages ?? []).map((message) => readTap(ctx, conversationId, message)),
    storedState: row.state,
    recent: row.recent ?? [],
    storedCalls: row.calls ?? [],
    outside: { stretch: row.stretch, reminder: row.reminder, lastOrder: row.last_order },
    ratingAsked: row.rating_asked,
  }
}
