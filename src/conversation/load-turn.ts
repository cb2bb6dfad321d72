import { z } from 'zod'
import type { Ctx } from '../domain/context.ts'
import { InboundMessage } from '../domain/messaging/schemas.ts'
import { TenantSettings } from '../domain/tenancy/schemas.ts'
import type { StoredCall, TurnInput } from './turn-engine.ts'

/** One turn answers at most this many messages; a flood is worked off in several turns. */
export const MAX_MESSAGES = 40
const RECENT_LINES = 6

const LoadedRow = z.object({
  state: z.json(),
  state_version: z.int(),
  epoch: z.int(),
  owner: z.enum(['bot', 'human']),
  customer_id: z.uuid(),
  language_pref: z.string().nullable(),
  settings: TenantSettings,
  messages: z.array(InboundMessage.extend({ receivedAt: z.coerce.date() })).nullable(),
  recent: z.array(z.object({ from: z.enum(['customer', 'bot']), text: z.string() })).nullable(),
  calls: z.array(z.object({ tool: z.string(), argsHash: z.string(), result: z.json() })).nullable(),
})

export interface LoadedTurn {
  stateVersion: number
  epoch: number
  owner: 'bot' | 'human'
  customerId: string
  language: string
  settings: TenantSettings
  messages: InboundMessage[]
  storedState: TurnInput['storedState']
  recent: TurnInput['recent']
  storedCalls: StoredCall[]
}

/** Everything a turn starts from, in one statement. Null when the conversation does not exist. */
export async function loadTurn(ctx: Ctx, conversationId: string): Promise<LoadedTurn | null> {
  const rows = await ctx.tx(
    (tx) => tx.$queryRaw`
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
      SELECT v.state, v.state_version, v.epoch, v.owner, v.customer_id, cu.language_pref, t.settings,
        (SELECT json_agg(json_build_object('id', w.id, 'epoch', w.epoch, 'providerMessageId', w.provider_message_id, 'kind', w.kind,
          'body', w.body, 'payload', w.payload, 'receivedAt', w.received_at) ORDER BY w.epoch) FROM waiting w) AS messages,
        (SELECT json_agg(json_build_object('from', l."from", 'text', l.text) ORDER BY l.at) FROM lines l) AS recent,
        (SELECT json_agg(json_build_object('tool', c.tool, 'argsHash', c.args_hash, 'result', c.result)) FROM tool_calls c
          WHERE c.tenant_id = v.tenant_id AND c.conversation_id = v.id
            AND c.request_id = (SELECT w.id FROM waiting w ORDER BY w.epoch LIMIT 1)) AS calls
      FROM conversations v
      JOIN customers cu ON cu.tenant_id = v.tenant_id AND cu.id = v.customer_id
      JOIN tenants t ON t.id = v.tenant_id
      WHERE v.tenant_id = ${ctx.tenantId}::uuid AND v.id = ${conversationId}::uuid`,
  )
  const row = z.array(LoadedRow).parse(rows)[0]
  if (!row) return null
  return {
    stateVersion: row.state_version,
    epoch: row.epoch,
    owner: row.owner,
    customerId: row.customer_id,
    language: row.language_pref ?? row.settings.defaultLanguage,
    settings: row.settings,
    messages: row.messages ?? [],
    storedState: row.state,
    recent: row.recent ?? [],
    storedCalls: row.calls ?? [],
  }
}
