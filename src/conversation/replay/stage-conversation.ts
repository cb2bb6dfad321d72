import type { Ctx, TxCtx } from '../../domain/context.ts'
import type { Json } from '../../lib/json.ts'
import type { RecordedConversation, RecordedTurn } from './recorded.ts'

/** Who talks in a conversation that is played: a customer and a conversation of its own, which no commit ever sees. */
export interface StagedConversation {
  customerId: string
  conversationId: string
}

/**
 * Puts the shop back to where a conversation began: with these settings, and with the customer as she was then. She is a new row with
 * her old address, her consents and orders of before, so that nothing of what came later is hers.
 */
export async function stageConversation(
  { tx, tenantId, ids }: TxCtx,
  recorded: RecordedConversation,
  settings: Json,
): Promise<StagedConversation> {
  const staged = { customerId: ids.uuid(), conversationId: ids.uuid() }
  const { customerId, conversationId } = staged
  const [first] = recorded.turns
  if (first === undefined) throw new Error('a conversation without a turn cannot be played')
  const { startedAt, state, spoken } = first
  await tx.$executeRaw`SET LOCAL lock_timeout = '500ms'`
  await tx.$executeRaw`UPDATE tenants SET settings = ${JSON.stringify(settings)}::jsonb WHERE id = ${tenantId}::uuid`
  await tx.$executeRaw`
    UPDATE customers SET address = address || ' as she is now', phone_e164 = NULL, bsuid = NULL
    WHERE tenant_id = ${tenantId}::uuid AND id = ${recorded.customerId}::uuid`
  await tx.$executeRaw`
    INSERT INTO customers (tenant_id, id, address, phone_e164, profile_name, language_pref, marketing_opt_in, memory_opt_in,
      delivery_preference, created_at, last_seen_at)
    SELECT tenant_id, ${customerId}::uuid, ${recorded.address}, ${recorded.phone}, profile_name,
      CASE WHEN created_at < ${startedAt} THEN language_pref END, CASE WHEN created_at < ${startedAt} THEN marketing_opt_in END,
      CASE WHEN created_at < ${startedAt} THEN memory_opt_in END, CASE WHEN created_at < ${startedAt} THEN delivery_preference END,
      ${startedAt}, ${startedAt}
    FROM customers WHERE tenant_id = ${tenantId}::uuid AND id = ${recorded.customerId}::uuid`
  await tx.$executeRaw`
    INSERT INTO conversations (tenant_id, id, channel_id, customer_id, state, language, created_at, updated_at, last_message_at)
    VALUES (${tenantId}::uuid, ${conversationId}::uuid, ${recorded.channelId}::uuid, ${customerId}::uuid,
      ${JSON.stringify(state)}::jsonb, ${spoken}, ${startedAt}, ${startedAt}, ${startedAt})`
  await tx.$executeRaw`
    INSERT INTO consent_ledger (tenant_id, id, customer_id, purpose, action, source, wording_version, at)
    SELECT tenant_id, gen_random_uuid(), ${customerId}::uuid, purpose, action, source, wording_version, at FROM consent_ledger
    WHERE tenant_id = ${tenantId}::uuid AND customer_id = ${recorded.customerId}::uuid AND at < ${startedAt}`
  await tx.$executeRaw`
    UPDATE orders SET customer_id = ${customerId}::uuid, conversation_id = ${conversationId}::uuid
    WHERE tenant_id = ${tenantId}::uuid AND customer_id = ${recorded.customerId}::uuid AND created_at < ${startedAt}`
  // Her phone has not been asked yet for what it was asked later.
  await tx.$executeRaw`
    UPDATE payment_attempts SET msisdn = '0'
    WHERE tenant_id = ${tenantId}::uuid AND msisdn = ltrim(${recorded.phone ?? ''}, '+') AND created_at >= ${startedAt}`
  return staged
}

/** Writes the words of a turn down as they came; gives nothing, the turn finds them. */
export async function receiveAgain(
  ctx: Ctx,
  recorded: RecordedConversation,
  { customerId, conversationId }: StagedConversation,
  { messages }: RecordedTurn,
): Promise<void> {
  const rows = messages.map(({ kind, body, payload, receivedAt }, place) => {
    const message = ctx.ids.uuid()
    return {
      ...{
        place,
        message,
        new_customer: customerId,
        new_conversation: conversationId,
        provider_message_id: `again:${message}`,
      },
      ...{ address: recorded.address, phone: recorded.phone, bsuid: null, profile_name: recorded.profileName },
      ...{ kind, body, payload, received_at: receivedAt, bare_body: null, bare_is_pin: false },
    }
  })
  await ctx.statement`
    SELECT place FROM record_inbound_batch(${ctx.tenantId}::uuid, ${recorded.channelId}::uuid, ${JSON.stringify(rows)}::jsonb)`
}
