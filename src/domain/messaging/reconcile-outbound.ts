import { latestInstant } from '../../lib/latest-instant.ts'
import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import { giveUp } from './give-up.ts'
import { nextLookInMs } from './look-times.ts'
import { menuBody } from './menu-body.ts'
import type { ChannelAccount, SentMessage } from './message-channel.ts'
import { recordArrival } from './record-arrival.ts'
import type { Menu, TemplateUse } from './schemas.ts'
import { templateText } from './template-text.ts'

const LEAST_WAIT_MS = 100

export interface UnfinishedRow {
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
  /** When its attempt ended without a readable answer. */
  uncertain_since: Date | null
  known: string[] | null
}

/** `found` was sent, `given_up` is not looked for any more; `waiting`: it is too early to do anything; `none`: the outbox is empty. */
export type Reconciled = { outcome: 'found' | 'given_up' | 'none' } | { outcome: 'waiting'; againInMs: number }

/**
 * Finds out what became of the conversation's oldest message when its attempt ended without a readable answer, or its
 * process died: asks the provider's list, again and again, before anything is sent again. A prefers-missing rule: a
 * doubled payment request is worse than a late reply. The time counts from the end of the attempt; a process that died
 * was still sending, for all we know, until its stale limit. Whoever looks second, after another claim, changes nothing.
 */
export async function reconcileOutbound(
  ctx: Ctx,
  input: { conversationId: string; account: ChannelAccount; staleMs: number },
): Promise<Reconciled> {
  const now = ctx.clock.now()
  const row = await findUnfinished(ctx, input.conversationId)
  if (!row) return { outcome: 'none' }
  const { lateMs } = ctx.ports.channels[input.account.kind].times
  const endedAt = endOfAttempt(row, input.staleMs, now)
  const lookAt = row.not_before > latestInstant(now, lateMs) ? now : row.not_before
  const dueAt = row.status === 'sending' ? endedAt : lookAt
  if (row.status === 'queued' || dueAt > now) {
    return { outcome: 'waiting', againInMs: Math.max(LEAST_WAIT_MS, dueAt.getTime() - now.getTime()) }
  }
  const listed = await look(ctx, input.account, row)
  const match = listed?.find(isOf(row))
  if (match) {
    await ctx.transaction(async (ctx) => {
      const arrival = await recordArrival(ctx, { outboundId: row.id, ...match })
      if (arrival !== 'first') return
      await ctx.tx.$executeRaw`
        UPDATE outbound_messages SET reason = 'reconciled'
        WHERE tenant_id = ${ctx.tenantId}::uuid AND id = ${row.id}::uuid`
    })
    return { outcome: 'found' }
  }
  const ageMs = now.getTime() - endedAt.getTime()
  if (listed !== null && ageMs >= lateMs) {
    return { outcome: (await giveUp(ctx, row)) ? 'given_up' : 'found' }
  }
  const againInMs = nextLookInMs(ageMs, lateMs)
  await restUntilNextLook(ctx, row, { endedAt, notBefore: new Date(now.getTime() + againInMs) })
  return { outcome: 'waiting', againInMs }
}

/** When its attempt ended, or must have. What a clock that ran ahead has marked is counted from now. */
function endOfAttempt(row: UnfinishedRow, staleMs: number, now: Date): Date {
  const { claimed_at: claimedAt, uncertain_since: uncertainSince } = row
  if ((uncertainSince ?? claimedAt) > latestInstant(now)) return now
  return uncertainSince ?? new Date(claimedAt.getTime() + staleMs)
}

/** Null when the provider cannot be asked: that says nothing of the message. */
async function look(ctx: Ctx, account: ChannelAccount, row: UnfinishedRow): Promise<SentMessage[] | null> {
  const since = new Date(row.claimed_at.getTime() - 60_000)
  try {
    return await ctx.ports.channels[account.kind].listSent(account, { since, peer: row.address })
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'provider_unavailable') throw error
    ctx.log.warn('outbound_not_looked_for', { outboundId: row.id, problem: error.message })
    return null
  }
}

async function restUntilNextLook(
  ctx: Ctx,
  row: UnfinishedRow,
  { endedAt, notBefore }: { endedAt: Date; notBefore: Date },
): Promise<void> {
  await ctx.transaction(
    ({ tx }) => tx.$executeRaw`
      UPDATE outbound_messages SET status = 'uncertain', not_before = ${notBefore}, uncertain_since = ${endedAt}
      WHERE tenant_id = ${ctx.tenantId}::uuid AND id = ${row.id}::uuid AND status IN ('sending', 'uncertain')
        AND attempts = ${row.attempts}`,
  )
}

function isOf(row: UnfinishedRow): (message: SentMessage) => boolean {
  const known = new Set(row.known ?? [])
  const shown = bodiesAtProvider(row)
  return (message) => shown.includes(message.body.trim()) && !known.has(message.providerMessageId)
}

/** What the provider may show of it: a menu stands under fewer words than the text that goes when no menu can. */
function bodiesAtProvider({ body, menu, template, template_body: wording }: UnfinishedRow): string[] {
  if (template !== null && wording !== null) return [templateText(wording, template).trim()]
  return [body.trim(), ...(menu === null ? [] : [menuBody(body, menu).trim()])]
}

/** The oldest message that has not left for sure, and the provider's ids that other messages of the conversation have. */
async function findUnfinished(ctx: Ctx, conversationId: string): Promise<UnfinishedRow | null> {
  const rows = await ctx.transaction(
    ({ tx }) => tx.$queryRaw<UnfinishedRow[]>`
      SELECT o.id, o.body, o.menu, o.template, o.status, o.attempts, o.not_before, o.uncertain_since, cu.address,
        coalesce(o.claimed_at, o.created_at) AS claimed_at,
        (SELECT m.body FROM message_templates m
          WHERE m.tenant_id = o.tenant_id AND m.content_sid = o.content_sid LIMIT 1) AS template_body,
        (SELECT array_agg(taken.id) FROM outbound_messages k
          CROSS JOIN LATERAL unnest(k.copy_ids || k.provider_message_id) AS taken(id)
          WHERE k.tenant_id = o.tenant_id AND k.conversation_id = o.conversation_id AND taken.id IS NOT NULL) AS known
      FROM outbound_messages o
      JOIN conversations v ON v.tenant_id = o.tenant_id AND v.id = o.conversation_id
      JOIN customers cu ON cu.tenant_id = v.tenant_id AND cu.id = v.customer_id
      WHERE o.tenant_id = ${ctx.tenantId}::uuid AND o.conversation_id = ${conversationId}::uuid
        AND o.status IN ('queued', 'sending', 'uncertain')
      ORDER BY o.seq LIMIT 1`,
  )
  return rows[0] ?? null
}
