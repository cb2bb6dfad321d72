import { z } from 'zod'
import { askedLast } from '../../lib/asked-last.ts'
import { holdsCanary } from '../canaries/index.ts'
import type { Ctx, TxCtx } from '../context.ts'
import { askPersonForUnsaid } from './ask-person.ts'
import { openChannelAccount } from './channel-account.ts'
import { CHANNEL_RULES } from './channel-rules.ts'
import { type ClaimedRow, claimOutbound } from './claim-outbound.ts'
import type { ChannelAccount, ContentCache, SendOutcome } from './message-channel.ts'
import { outgoingOf } from './outgoing-of.ts'
import { reconcileOutbound } from './reconcile-outbound.ts'
import { postponeSend, recordSend, retryDelayMs } from './record-send.ts'
import { withholdMessage } from './withhold-message.ts'

const CLAIM_AGAIN_MS = 100

/** What became of one message; `withheld`: it never left, because it held a secret row of a shop. */
type Outcome = SendOutcome | { outcome: 'withheld' }

/** After these the next message may leave. */
const GOES_ON: ReadonlySet<Outcome['outcome']> = new Set(['accepted', 'refused', 'withheld'])

const Contents = z.array(z.object({ contentSid: z.string() }))

export interface Delivery {
  sent: number
  /** When to come back, in ms, because a message must wait; null when the outbox of the conversation is empty. */
  againInMs: number | null
}

/**
 * Sends what waits in one conversation's outbox, in order, one at a time. Safe to run twice at once: the claim decides.
 * @param staleMs age after which a `sending` row is taken to have lost its process
 */
export async function deliverConversation(
  ctx: Ctx,
  input: { conversationId: string; staleMs: number },
): Promise<Delivery> {
  const { conversationId } = input
  let sent = 0
  let claimed = await claimOutbound(ctx, conversationId)
  if (!claimed) {
    const again = await reconcile(ctx, input)
    if (again !== 'retry') return { sent, againInMs: again }
    claimed = await claimOutbound(ctx, conversationId)
  }
  while (claimed) {
    const row: ClaimedRow = claimed
    if (row.status === 'sending') {
      const waitMs = (await paceMs(ctx, row)) || overdueMs(ctx, row, input.staleMs)
      if (waitMs > 0) {
        await ctx.transaction((ctx) => postponeSend(ctx, row, waitMs))
        return { sent, againInMs: waitMs }
      }
      const outcome = await send(ctx, conversationId, row)
      const next = await ctx.transaction(async (ctx) => {
        if (outcome.outcome === 'withheld') await withholdMessage(ctx, { conversationId, row })
        else await recordSend(ctx, row, outcome)
        ctx.tell({ kind: 'conversation', id: conversationId })
        return GOES_ON.has(outcome.outcome) ? askedLast(claimOutbound(ctx, conversationId)) : null
      })
      claimed = (await next?.answer) ?? null
      if (outcome.outcome === 'accepted') sent += 1
      else
        ctx.log.warn('outbound_not_sent', { outboundId: row.id, outcome: outcome.outcome, problem: describe(outcome) })
      if (outcome.outcome === 'retry') return { sent, againInMs: retryDelayMs(row, outcome.afterMs) }
      if (outcome.outcome === 'uncertain') return { sent, againInMs: 2_500 }
    } else {
      ctx.log.info('outbound_held', { outboundId: row.id, status: row.status })
      claimed = await ctx.transaction(async (ctx) => {
        if (row.status === 'blocked') await askPersonForUnsaid(ctx, row.id, 'window_closed')
        return claimOutbound(ctx, conversationId)
      })
    }
  }
  return { sent, againInMs: null }
}

async function paceMs(ctx: Ctx, row: ClaimedRow): Promise<number> {
  const { pace } = CHANNEL_RULES[row.channel_kind]
  if (pace === null) return 0
  const verdicts = await Promise.all([
    ctx.ports.limiter.take(ctx.tenantId, `send:${row.channel_id}`, pace.sender),
    ctx.ports.limiter.take(ctx.tenantId, `pair:${row.channel_id}:${row.address}`, pace.pair),
  ])
  return Math.max(...verdicts.map((verdict) => verdict.waitMs))
}

/**
 * A process that was stopped between its claim and here may send no more: its row will be taken for dead before the send
 * has ended. 0 while there is time enough.
 */
function overdueMs(ctx: Ctx, row: ClaimedRow, staleMs: number): number {
  const age = ctx.clock.now().getTime() - row.claimed_at.getTime()
  return age <= staleMs - ctx.ports.channels[row.channel_kind].times.sendMs ? 0 : CLAIM_AGAIN_MS
}

function describe(outcome: Outcome): string {
  return 'problem' in outcome ? outcome.problem : outcome.outcome
}

/** The one place where messages leave, on every channel: none leaves with a secret row of anybody. */
async function send(ctx: Ctx, conversationId: string, row: ClaimedRow): Promise<Outcome> {
  const message = outgoingOf(ctx, conversationId, row)
  const leaving = { place: 'message', subject: row.id, text: JSON.stringify(message) } as const
  if (await holdsCanary(ctx, leaving)) return { outcome: 'withheld' }
  return ctx.ports.channels[row.channel_kind].send(accountOf(ctx, row), message, contentCache(ctx, row.channel_id))
}

function accountOf(ctx: Ctx, row: ClaimedRow): ChannelAccount {
  return openChannelAccount(ctx.ports.vault, {
    tenantId: ctx.tenantId,
    channelId: row.channel_id,
    kind: row.channel_kind,
    address: row.channel_address,
    providerAccount: row.provider_account,
    credentialsEnc: row.credentials_enc,
  })
}

/** `retry` when a row became claimable, a number when something must be looked at again, null when nothing waits. */
async function reconcile(
  ctx: Ctx,
  input: { conversationId: string; staleMs: number },
): Promise<'retry' | number | null> {
  const account = await ctx.transaction((ctx) => channelOf(ctx, input.conversationId))
  const verdict = await reconcileOutbound(ctx, { ...input, account })
  if (verdict.outcome === 'none') return null
  if (verdict.outcome === 'waiting') return verdict.againInMs
  ctx.log.info('outbound_reconciled', { conversationId: input.conversationId, verdict: verdict.outcome })
  return 'retry'
}

async function channelOf(ctx: TxCtx, conversationId: string): Promise<ChannelAccount> {
  const { channel } = await ctx.tx.conversation.findUniqueOrThrow({
    where: { tenantId_id: { tenantId: ctx.tenantId, id: conversationId } },
    select: { channel: true },
  })
  return openChannelAccount(ctx.ports.vault, { ...channel, channelId: channel.id })
}

function contentCache(ctx: Ctx, channelId: string): ContentCache {
  return {
    find: async (shape) => {
      const rows = await ctx.statement`
        SELECT content_sid AS "contentSid" FROM channel_contents
        WHERE tenant_id = ${ctx.tenantId}::uuid AND channel_id = ${channelId}::uuid AND shape = ${shape}`
      return Contents.parse(rows)[0]?.contentSid ?? null
    },
    save: async (shape, contentSid) => {
      await ctx.statement`
        INSERT INTO channel_contents (tenant_id, channel_id, shape, content_sid, created_at)
        VALUES (${ctx.tenantId}::uuid, ${channelId}::uuid, ${shape}, ${contentSid}, ${ctx.clock.now()})
        ON CONFLICT (tenant_id, channel_id, shape) DO UPDATE SET content_sid = excluded.content_sid`
    },
  }
}
