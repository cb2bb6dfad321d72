import { recordAudit } from '../audit/index.ts'
import type { Ctx, TxCtx } from '../context.ts'
import { queueReply, windowStarts } from '../messaging/index.ts'
import { handBack } from './hand-back.ts'
import { insistOnOwner } from './insist-on-owner.ts'
import type { Resolution, StretchWords } from './schemas.ts'
import { summariseStretch } from './summarise-stretch.ts'

export interface Returned {
  stretchId: string
  /** The customer is told now that the assistant is back; else the assistant says so itself when she writes next. */
  told: boolean
}

/**
 * Gives a conversation back to the bot as the person who owns it. Her claimed tickets end as the stretch did. Throws
 * `not_found`, and `conflict` for whoever does not own the conversation.
 */
export async function returnToBot(
  ctx: Ctx,
  input: { conversationId: string; summary: StretchWords & { outcome: Resolution } },
): Promise<Returned> {
  const { conversationId } = input
  const { outcome, note, promised } = input.summary
  const withoutSecrets = (words: string) => ctx.ports.secrets.read(words).text
  const summary = { outcome, note: withoutSecrets(note), promised: promised === null ? null : withoutSecrets(promised) }
  return ctx.transaction(async (ctx) => {
    await insistOnOwner(ctx, conversationId)
    const stretchId = await handBack(ctx, { conversationId, summary })
    if (outcome === 'solved') await summariseStretch(ctx, { stretchId, note: summary.note })
    const closed = await ctx.tx.$queryRaw<{ id: string }[]>`
      UPDATE handoff_tickets SET status = 'resolved', resolution = ${summary.outcome}, resolution_note = ${summary.note},
        resolved_by = ${ctx.actor}, closed_at = ${ctx.clock.now()}
      WHERE tenant_id = ${ctx.tenantId}::uuid AND conversation_id = ${conversationId}::uuid AND status = 'claimed'
      RETURNING id`
    const facts = closed.map(({ id }) => ({
      action: 'ticket.resolved',
      subjectType: 'ticket',
      subjectId: id,
      data: { resolution: summary.outcome, handedBack: true },
    }))
    await recordAudit(ctx, ...facts)
    return { stretchId, told: await tellBotIsBack(ctx, { conversationId, stretchId }) }
  })
}

/** Tells the customer once, in her language, that the assistant is back; false when nothing may be sent to her now. */
export async function tellBotIsBack(
  ctx: TxCtx,
  { conversationId, stretchId }: { conversationId: string; stretchId: string },
): Promise<boolean> {
  const [told] = await ctx.tx.$queryRaw<{ language: string; shop: string; bot: string }[]>`
    UPDATE human_stretches s SET customer_told = true
    FROM conversations v, customers cu, tenants t, channels ch
    WHERE s.tenant_id = ${ctx.tenantId}::uuid AND s.id = ${stretchId}::uuid
      AND v.tenant_id = s.tenant_id AND v.id = s.conversation_id
      AND ch.tenant_id = v.tenant_id AND ch.id = v.channel_id
      AND v.last_inbound_at > coalesce((${windowStarts(ctx.clock.now())}::jsonb ->> ch.kind)::timestamptz, '-infinity')
      AND cu.tenant_id = v.tenant_id AND cu.id = v.customer_id AND cu.opted_out_at IS NULL AND t.id = s.tenant_id
    RETURNING coalesce(cu.language_pref, v.language, t.settings->>'defaultLanguage') AS language,
      t.name AS shop, t.settings->>'botName' AS bot`
  if (!told) return false
  const { language, ...slots } = told
  await queueReply(ctx, {
    conversationId,
    author: 'system',
    kind: 'handoff',
    text: ctx.ports.sentences.say('bot_back', language, slots),
    menu: null,
    dedupeKey: `stretch:${stretchId}:back`,
  })
  return true
}
