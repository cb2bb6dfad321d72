import type { JsonObject } from '../../lib/json.ts'
import type { Ctx } from '../context.ts'
import type { InboundLog } from './inbound-log.ts'
import { queueReply } from './queue-reply.ts'
import { readVcard } from './read-vcard.ts'
import type { MessageKind } from './schemas.ts'

/** `words`: a turn has something new to answer. `told`: the customer was asked to type. */
export type ReadAttachment = { outcome: 'words' | 'told'; conversationId: string } | { outcome: 'nothing' }

const MOST_WORDS = 4_096

/**
 * Reads a kept attachment: a voice note becomes the words said in it, a contact card its name and numbers. They enter
 * the conversation as a message of their own that names its source, so that nobody takes them for typed.
 */
export async function readAttachment(
  ctx: Ctx,
  deps: { inbound: InboundLog },
  input: { messageId: string },
): Promise<ReadAttachment> {
  const source = await findSource(ctx, input.messageId)
  if (!source) return { outcome: 'nothing' }
  const { bytes, contentType } = source
  if (contentType === 'text/vcard') {
    const { name, phones } = readVcard(new TextDecoder().decode(bytes ?? new Uint8Array()))
    if (phones.length === 0) return { outcome: 'nothing' }
    return derive(ctx, deps, source, { kind: 'contact', body: '', facts: { card: { name, phones } } })
  }
  // A turn that knew of no listener has asked her to type already.
  if (!source.isVoice || !ctx.ports.transcriber.ready) return { outcome: 'nothing' }
  const heard =
    bytes === null || contentType?.startsWith('audio/') !== true
      ? { outcome: 'unclear' as const }
      : await ctx.ports.transcriber.transcribe({ bytes, contentType, language: source.language })
  const text = heard.outcome === 'text' ? heard.text.trim().slice(0, MOST_WORDS) : ''
  if (text === '') return tellNotHeard(ctx, source)
  return derive(ctx, deps, source, { kind: 'text', body: text, facts: { transcribed: true } })
}

interface Source {
  message_id: string
  provider_message_id: string
  received_at: Date
  conversation_id: string
  channel_id: string
  address: string
  phone_e164: string | null
  language: string
  /** By what the provider said of it: a turn that comes before the file decides by the same words. */
  isVoice: boolean
  contentType: string | null
  bytes: Uint8Array | null
}

async function findSource(ctx: Ctx, messageId: string): Promise<Source | null> {
  const rows = await ctx.transaction(
    ({ tx }) => tx.$queryRaw<Source[]>`
      SELECT i.id AS message_id, i.provider_message_id, i.received_at, i.conversation_id, v.channel_id, cu.address, cu.phone_e164,
        coalesce(cu.language_pref, t.settings->>'defaultLanguage') AS language,
        coalesce(i.payload->'media'->0->>'contentType' LIKE 'audio/%', false) AS "isVoice",
        m.content_type AS "contentType", m.bytes
      FROM inbound_messages i
      JOIN conversations v ON v.tenant_id = i.tenant_id AND v.id = i.conversation_id
      JOIN customers cu ON cu.tenant_id = v.tenant_id AND cu.id = v.customer_id
      JOIN tenants t ON t.id = i.tenant_id
      LEFT JOIN inbound_media m ON m.tenant_id = i.tenant_id AND m.message_id = i.id AND m.position = 0
      WHERE i.tenant_id = ${ctx.tenantId}::uuid AND i.id = ${messageId}::uuid`,
  )
  return rows[0] ?? null
}

/** The provider's id of the source, marked, makes the derived message the same one however often this runs. */
async function derive(
  ctx: Ctx,
  deps: { inbound: InboundLog },
  source: Source,
  message: { kind: MessageKind; body: string; facts: JsonObject },
): Promise<ReadAttachment> {
  const recorded = await deps.inbound.record({
    tenantId: ctx.tenantId,
    channelId: source.channel_id,
    newCustomerId: ctx.ids.uuid(),
    newConversationId: ctx.ids.uuid(),
    messageId: ctx.ids.uuid(),
    address: source.address,
    phoneE164: source.phone_e164,
    bsuid: null,
    profileName: null,
    providerMessageId: `${source.provider_message_id}:read`,
    kind: message.kind,
    body: message.body.replaceAll('\u0000', '').toWellFormed(),
    payload: { ...message.facts, derivedFrom: source.message_id },
    // The customer wrote then: reading it later does not keep the 24-hour window open any longer.
    receivedAt: source.received_at,
  })
  return { outcome: 'words', conversationId: recorded.conversationId }
}

async function tellNotHeard(ctx: Ctx, source: Source): Promise<ReadAttachment> {
  const queued = await ctx.transaction((ctx) =>
    queueReply(ctx, {
      conversationId: source.conversation_id,
      author: 'bot',
      kind: 'owed',
      text: ctx.ports.sentences.say('voice_not_heard', source.language, {}),
      menu: null,
      dedupeKey: `voice:${source.message_id}`,
    }),
  )
  return queued === 'queued' ? { outcome: 'told', conversationId: source.conversation_id } : { outcome: 'nothing' }
}
