import { z } from 'zod'
import type { Ctx } from '../context.ts'
import { openChannelAccount } from './channel-account.ts'
import { ChannelKind } from './schemas.ts'

const TypingRow = z.object({
  provider_message_id: z.string(),
  channel_id: z.uuid(),
  kind: ChannelKind,
  address: z.string(),
  provider_account: z.string(),
  credentials_enc: z.string(),
})

/**
 * Shows a customer that her newest message is being answered. Says nothing where the bot would not answer: a person owns
 * the conversation, or she opted out. Throws what the channel throws.
 */
export async function showTyping(ctx: Ctx, input: { conversationId: string }): Promise<void> {
  const rows = await ctx.statement`
    SELECT i.provider_message_id, ch.id AS channel_id, ch.kind, ch.address, ch.provider_account, ch.credentials_enc
    FROM conversations v
    JOIN customers cu ON cu.tenant_id = v.tenant_id AND cu.id = v.customer_id
    JOIN channels ch ON ch.tenant_id = v.tenant_id AND ch.id = v.channel_id
    JOIN inbound_messages i ON i.tenant_id = v.tenant_id AND i.conversation_id = v.id
    WHERE v.tenant_id = ${ctx.tenantId}::uuid AND v.id = ${input.conversationId}::uuid
      AND v.owner = 'bot' AND cu.opted_out_at IS NULL AND NOT i.payload ? 'derivedFrom'
    ORDER BY i.epoch DESC LIMIT 1`
  const [row] = z.array(TypingRow).parse(rows)
  if (!row) return
  const account = openChannelAccount(ctx.ports.vault, {
    tenantId: ctx.tenantId,
    channelId: row.channel_id,
    kind: row.kind,
    address: row.address,
    providerAccount: row.provider_account,
    credentialsEnc: row.credentials_enc,
  })
  await ctx.ports.channels[row.kind].showTyping(account, row.provider_message_id)
}
