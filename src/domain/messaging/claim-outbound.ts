import { z } from 'zod'
import { latestInstant } from '../../lib/latest-instant.ts'
import type { Ctx } from '../context.ts'
import { ChannelKind, Menu, OutboundMedia, OutboundStatus, TemplateUse } from './schemas.ts'
import { windowStarts } from './service-window.ts'

/** No message is put off longer at once: a row that says so was written while our clock ran ahead. */
const LONGEST_REST_MS = 10 * 60 * 1000

const ClaimedRow = z.object({
  id: z.uuid(),
  status: OutboundStatus,
  body: z.string(),
  menu: Menu.nullable(),
  media: OutboundMedia.nullable(),
  template: TemplateUse.nullable(),
  /** Set when the row must leave as this approved template, whose wording is `template_body`. */
  content_sid: z.string().nullable(),
  template_body: z.string().nullable(),
  attempts: z.int(),
  claimed_at: z.date(),
  created_at: z.date(),
  address: z.string(),
  channel_id: z.uuid(),
  channel_kind: ChannelKind,
  channel_address: z.string(),
  provider_account: z.string(),
  credentials_enc: z.string(),
})
export type ClaimedRow = z.infer<typeof ClaimedRow>

/**
 * Claims the next message of a conversation. One statement decides and writes, so nothing can change in between:
 * `sending` may go to the provider now; `draft` belongs to the person who took over, `suppressed` to a customer who
 * opted out, `blocked` to a window that its channel has closed. Through a closed window only an approved template goes: the row's own,
 * in the customer's language or else the shop's. What nobody asked for also needs marketing
 * consent at this very moment. The answer to STOP leaves whoever owns the conversation. Messages leave
 * in order: an unfinished one holds back the rest.
 * @returns null when nothing can be claimed now.
 */
export async function claimOutbound(ctx: Ctx, conversationId: string): Promise<ClaimedRow | null> {
  const now = ctx.clock.now()
  const latest = latestInstant(now, LONGEST_REST_MS)
  const rows = await ctx.statement`
    WITH next AS (
      SELECT o.tenant_id, o.id, o.conversation_id, o.template,
        CASE o.kind WHEN 'outreach' THEN outreach_refusal(o.tenant_id, o.id) END AS refusal
      FROM outbound_messages o
      WHERE o.tenant_id = ${ctx.tenantId}::uuid AND o.conversation_id = ${conversationId}::uuid
        AND o.status IN ('queued', 'sending', 'uncertain')
      ORDER BY o.seq LIMIT 1),
    approved AS (
      SELECT m.content_sid, m.body FROM next n
      JOIN conversations v ON v.tenant_id = n.tenant_id AND v.id = n.conversation_id
      JOIN customers cu ON cu.tenant_id = v.tenant_id AND cu.id = v.customer_id
      JOIN tenants t ON t.id = n.tenant_id
      JOIN message_templates m ON m.tenant_id = n.tenant_id AND m.name = n.template->>'name' AND m.status = 'approved'
        AND m.language IN (coalesce(n.template->>'language', cu.language_pref), t.settings->>'defaultLanguage')
      WHERE n.template IS NOT NULL
      ORDER BY (m.language = coalesce(n.template->>'language', cu.language_pref)) DESC NULLS LAST LIMIT 1)
    UPDATE outbound_messages o SET
      attempts = o.attempts + 1, claimed_at = ${now}, not_before = ${now}, uncertain_since = NULL,
      content_sid = CASE WHEN reach.closed THEN approved.content_sid END,
      status = CASE
        WHEN next.refusal IS NOT NULL THEN 'suppressed'
        WHEN cu.opted_out_at IS NOT NULL AND o.kind <> 'consent' THEN 'suppressed'
        WHEN o.author <> 'human' AND o.kind <> 'consent' AND (v.owner = 'human' OR o.epoch < v.fenced_epoch) THEN 'draft'
        WHEN reach.closed AND approved.content_sid IS NULL THEN 'blocked'
        ELSE 'sending' END,
      reason = CASE
        WHEN next.refusal IS NOT NULL THEN next.refusal
        WHEN cu.opted_out_at IS NOT NULL AND o.kind <> 'consent' THEN 'opted_out'
        WHEN o.author <> 'human' AND o.kind <> 'consent' AND (v.owner = 'human' OR o.epoch < v.fenced_epoch) THEN 'taken_over'
        WHEN reach.closed AND approved.content_sid IS NULL THEN 'window_closed' END
    FROM next LEFT JOIN approved ON true, conversations v, customers cu, channels ch,
      LATERAL (SELECT (${windowStarts(now)}::jsonb ->> ch.kind)::timestamptz AS start) w,
      LATERAL (SELECT w.start IS NOT NULL AND coalesce(v.last_inbound_at < w.start, true) AS closed) reach
    WHERE o.tenant_id = next.tenant_id AND o.id = next.id AND o.status = 'queued'
      AND (o.not_before <= ${now} OR o.not_before > ${latest})
      AND v.tenant_id = ${ctx.tenantId}::uuid AND v.id = ${conversationId}::uuid
      AND cu.tenant_id = v.tenant_id AND cu.id = v.customer_id
      AND ch.tenant_id = v.tenant_id AND ch.id = v.channel_id
    RETURNING o.id, o.status, o.body, o.menu, o.media, o.template, o.content_sid, approved.body AS template_body, o.attempts,
      o.claimed_at, o.created_at, cu.address, ch.id AS channel_id, ch.kind AS channel_kind, ch.address AS channel_address, ch.provider_account, ch.credentials_enc`
  return z.array(ClaimedRow).parse(rows)[0] ?? null
}
