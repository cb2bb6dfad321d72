import type { TxCtx } from '../context.ts'
import { askPersonForUnsaid } from './ask-person.ts'
import { CHANNEL_RULES } from './channel-rules.ts'
import type { ClaimedRow } from './claim-outbound.ts'
import { nextLookInMs } from './look-times.ts'
import type { SendOutcome } from './message-channel.ts'
import { recordArrival } from './record-arrival.ts'
import { sayAgain } from './say-again.ts'
import type { ChannelKind } from './schemas.ts'

/** Age at which a message that the provider keeps refusing for now is given up: an answer this late helps nobody. */
const GIVE_UP_AFTER_MS = 4 * 60 * 60 * 1000
const MAX_BACKOFF_MS = 60_000

type SentRow = Pick<ClaimedRow, 'id' | 'attempts' | 'created_at' | 'channel_kind'>

/** Doubles with every attempt from what the provider asked for, up to a minute. */
export function retryDelayMs(row: Pick<SentRow, 'attempts'>, askedMs: number): number {
  return Math.min(MAX_BACKOFF_MS, Math.max(askedMs, 100) * 2 ** Math.min(row.attempts - 1, 10))
}

/** Puts a claimed message back because our own pacing says so: no attempt was made. */
export async function postponeSend(ctx: TxCtx, row: SentRow, waitMs: number): Promise<void> {
  const notBefore = new Date(ctx.clock.now().getTime() + waitMs)
  await ctx.tx.$executeRaw`
    UPDATE outbound_messages SET status = 'queued', reason = 'paced', attempts = attempts - 1, not_before = ${notBefore}
    WHERE tenant_id = ${ctx.tenantId}::uuid AND id = ${row.id}::uuid AND status = 'sending' AND attempts = ${row.attempts}`
}

/** Writes what became of one attempt to send. A callback may have told more in the meantime: what it wrote stays. */
export async function recordSend(ctx: TxCtx, row: SentRow, sent: SendOutcome): Promise<void> {
  const now = ctx.clock.now()
  const later = (ms: number) => new Date(now.getTime() + ms)
  switch (sent.outcome) {
    case 'accepted':
      return setAccepted(ctx, row, sent)
    case 'retry': {
      const late = now.getTime() - row.created_at.getTime() > GIVE_UP_AFTER_MS
      await setUnsent(ctx, row, {
        status: late ? 'failed' : 'queued',
        reason: late ? 'gave_up' : 'retry',
        notBefore: later(retryDelayMs(row, sent.afterMs)),
        errorCode: sent.errorCode,
      })
      return
    }
    case 'uncertain':
      await setUnsent(ctx, row, {
        status: 'uncertain',
        reason: sent.problem.slice(0, 200),
        notBefore: later(nextLookInMs(0, ctx.ports.channels[row.channel_kind].times.lateMs)),
        errorCode: null,
        uncertainSince: now,
      })
      return
    case 'refused':
      if (
        !(await setUnsent(ctx, row, {
          status: 'failed',
          reason: sent.action,
          notBefore: now,
          errorCode: sent.errorCode,
        }))
      )
        return
      if (sent.action === 'window') await closeWindow(ctx, row.channel_kind, row.id)
      if ((await sayAgain(ctx, row.id, sent.action)) === null && sent.action === 'window')
        await askPersonForUnsaid(ctx, row.id, 'window_closed')
  }
}

/** An answer may come after others have settled the row, or have sent it again: then it is only one more sign of life of it. */
async function setAccepted(
  ctx: TxCtx,
  row: SentRow,
  { providerMessageId, providerStatus }: Extract<SendOutcome, { outcome: 'accepted' }>,
): Promise<void> {
  const now = ctx.clock.now()
  const ours = await ctx.tx.$executeRaw`
    UPDATE outbound_messages SET status = 'sent', sent_at = coalesce(sent_at, ${now}),
      provider_message_id = ${providerMessageId}, provider_status = ${providerStatus}
    WHERE tenant_id = ${ctx.tenantId}::uuid AND id = ${row.id}::uuid AND status = 'sending' AND attempts = ${row.attempts}
      AND provider_message_id IS NULL`
  if (ours === 0) await recordArrival(ctx, { outboundId: row.id, providerMessageId, at: now })
}

/** False when the row is no longer that of this attempt. */
async function setUnsent(
  ctx: TxCtx,
  row: SentRow,
  set: { status: string; reason: string; notBefore: Date; errorCode: number | null; uncertainSince?: Date },
): Promise<boolean> {
  const changed = await ctx.tx.$executeRaw`
    UPDATE outbound_messages SET status = ${set.status}, reason = ${set.reason}, not_before = ${set.notBefore}, error_code = ${set.errorCode},
      uncertain_since = ${set.uncertainSince ?? null}
    WHERE tenant_id = ${ctx.tenantId}::uuid AND id = ${row.id}::uuid AND status = 'sending' AND attempts = ${row.attempts}`
  return changed > 0
}

/**
 * The provider is the authority on the 24-hour window: when it says closed, our clock was wrong. What it says of a message
 * that left before the customer wrote again is about then, and not about now.
 */
export async function closeWindow(ctx: TxCtx, kind: ChannelKind, outboundId: string): Promise<void> {
  const { windowMs } = CHANNEL_RULES[kind]
  if (windowMs === null) return
  const closedAt = new Date(ctx.clock.now().getTime() - windowMs - 1)
  await ctx.tx.$executeRaw`
    UPDATE conversations v SET last_inbound_at = least(v.last_inbound_at, ${closedAt})
    FROM outbound_messages o
    WHERE o.tenant_id = ${ctx.tenantId}::uuid AND o.id = ${outboundId}::uuid
      AND v.tenant_id = o.tenant_id AND v.id = o.conversation_id
      AND (v.last_inbound_at IS NULL OR v.last_inbound_at <= o.claimed_at)`
}
