import type { Ctx } from '../context.ts'
import { menuBody } from './menu-body.ts'
import type { ChannelAccount } from './message-channel.ts'
import type { Menu, TemplateUse } from './schemas.ts'
import { templateText } from './template-text.ts'

/** A message is sent again only when the provider still does not know it this long after the attempt. */
const GIVE_UP_LOOKING_MS = 10_000
const LOOK_AGAIN_MS = 3_000
const LEAST_WAIT_MS = 100

interface UnfinishedRow {
  id: string
  status: string
  body: string
  menu: Menu | null
  template: TemplateUse | null
  /** The wording of the template it left as; null for free text. */
  template_body: string | null
  attempts: number
  address: string
  not_before: Date
  claimed_at: Date
  due: boolean
  known: string[] | null
}

/** `found` was sent, `requeued` may be claimed; `waiting`: it is too early to do anything; `none`: the outbox is empty. */
export type Reconciled = { outcome: 'found' | 'requeued' | 'none' } | { outcome: 'waiting'; againInMs: number }

/**
 * Finds out what became of the conversation's oldest message when its attempt ended without a readable answer, or its
 * process died: asks the provider's list before anything is sent again. A prefers-missing rule: a doubled payment
 * request is worse than a late reply. Whoever looks second, after another claim, changes nothing.
 */
export async function reconcileOutbound(
  ctx: Ctx,
  input: { conversationId: string; account: ChannelAccount; staleMs: number },
): Promise<Reconciled> {
  const now = ctx.clock.now()
  const row = await findUnfinished(ctx, input.conversationId, new Date(now.getTime() - input.staleMs))
  if (!row) return { outcome: 'none' }
  if (!row.due) return { outcome: 'waiting', againInMs: waitMs(row, now) }
  const listed = await ctx.ports.channel.list(input.account, {
    since: new Date(row.claimed_at.getTime() - 60_000),
    peer: row.address,
  })
  const known = new Set(row.known ?? [])
  const shown = bodiesAtProvider(row)
  const match = listed.find(
    (message) =>
      message.direction === 'outbound' && shown.includes(message.body.trim()) && !known.has(message.providerMessageId),
  )
  if (match) {
    await ctx.tx(
      (tx) => tx.$executeRaw`
        UPDATE outbound_messages SET status = 'sent', sent_at = coalesce(sent_at, ${match.sentAt}), reason = 'reconciled',
          provider_message_id = coalesce(provider_message_id, ${match.providerMessageId})
        WHERE tenant_id = ${ctx.tenantId}::uuid AND id = ${row.id}::uuid AND status IN ('sending', 'uncertain')
          AND attempts = ${row.attempts}`,
    )
    return { outcome: 'found' }
  }
  const surelyLost = now.getTime() - row.claimed_at.getTime() >= GIVE_UP_LOOKING_MS
  const status = surelyLost ? 'queued' : 'uncertain'
  const notBefore = surelyLost ? now : new Date(now.getTime() + LOOK_AGAIN_MS)
  const changed = await ctx.tx(
    (tx) => tx.$executeRaw`
      UPDATE outbound_messages SET status = ${status}, not_before = ${notBefore}, reason = 'not_found_at_provider'
      WHERE tenant_id = ${ctx.tenantId}::uuid AND id = ${row.id}::uuid AND status IN ('sending', 'uncertain')
        AND attempts = ${row.attempts}`,
  )
  return surelyLost && changed > 0 ? { outcome: 'requeued' } : { outcome: 'waiting', againInMs: LOOK_AGAIN_MS }
}

/** What the provider may show of it: a menu stands under fewer words than the text that goes when no menu can. */
function bodiesAtProvider({ body, menu, template, template_body: wording }: UnfinishedRow): string[] {
  if (template !== null && wording !== null) return [templateText(wording, template).trim()]
  return [body.trim(), ...(menu === null ? [] : [menuBody(body, menu).trim()])]
}

function waitMs(row: UnfinishedRow, now: Date): number {
  return row.status === 'sending' ? LOOK_AGAIN_MS : Math.max(LEAST_WAIT_MS, row.not_before.getTime() - now.getTime())
}

/** The oldest unfinished message; `due` when it is uncertain or has been `sending` for longer than a send can take. */
async function findUnfinished(ctx: Ctx, conversationId: string, staleBefore: Date): Promise<UnfinishedRow | null> {
  const now = ctx.clock.now()
  const rows = await ctx.tx(
    (tx) => tx.$queryRaw<UnfinishedRow[]>`
      SELECT o.id, o.body, o.menu, o.template, o.status, o.attempts, o.not_before, cu.address, coalesce(o.claimed_at, o.created_at) AS claimed_at,
        (o.status = 'uncertain' AND o.not_before <= ${now} OR o.status = 'sending' AND o.claimed_at < ${staleBefore}) AS due,
        (SELECT m.body FROM message_templates m
          WHERE m.tenant_id = o.tenant_id AND m.content_sid = o.content_sid LIMIT 1) AS template_body,
        (SELECT array_agg(k.provider_message_id) FROM outbound_messages k
          WHERE k.tenant_id = o.tenant_id AND k.conversation_id = o.conversation_id AND k.provider_message_id IS NOT NULL) AS known
      FROM outbound_messages o
      JOIN conversations v ON v.tenant_id = o.tenant_id AND v.id = o.conversation_id
      JOIN customers cu ON cu.tenant_id = v.tenant_id AND cu.id = v.customer_id
      WHERE o.tenant_id = ${ctx.tenantId}::uuid AND o.conversation_id = ${conversationId}::uuid
        AND o.status IN ('queued', 'sending', 'uncertain')
      ORDER BY o.seq LIMIT 1`,
  )
  return rows[0] ?? null
}
