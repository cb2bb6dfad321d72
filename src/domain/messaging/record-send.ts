import type { Ctx, Tx } from '../context.ts'
import { type ClaimedRow, SERVICE_WINDOW_MS } from './claim-outbound.ts'
import type { SendOutcome } from './message-channel.ts'
import { sayAgain } from './say-again.ts'

/** Age at which a message that the provider keeps refusing for now is given up: an answer this late helps nobody. */
const GIVE_UP_AFTER_MS = 4 * 60 * 60 * 1000
const MAX_BACKOFF_MS = 60_000
/** How long an uncertain message rests before the provider is asked about it: its callback usually comes first. */
const RECONCILE_AFTER_MS = 2_000

type SentRow = Pick<ClaimedRow, 'id' | 'attempts' | 'created_at'>

/** Doubles with every attempt from what the provider asked for, up to a minute. */
export function retryDelayMs(row: Pick<SentRow, 'attempts'>, askedMs: number): number {
  return Math.min(MAX_BACKOFF_MS, Math.max(askedMs, 100) * 2 ** Math.min(row.attempts - 1, 10))
}

/** Puts a claimed message back because our own pacing says so: no attempt was made. */
export async function postponeSend(tx: Tx, ctx: Ctx, row: SentRow, waitMs: number): Promise<void> {
  const notBefore = new Date(ctx.clock.now().getTime() + waitMs)
  await tx.$executeRaw`
    UPDATE outbound_messages SET status = 'queued', reason = 'paced', attempts = attempts - 1, not_before = ${notBefore}
    WHERE tenant_id = ${ctx.tenantId}::uuid AND id = ${row.id}::uuid AND status = 'sending'`
}

/** Writes what became of one attempt to send. A callback may have told more in the meantime: what it wrote stays. */
export async function recordSend(tx: Tx, ctx: Ctx, row: SentRow, sent: SendOutcome): Promise<void> {
  const now = ctx.clock.now()
  const later = (ms: number) => new Date(now.getTime() + ms)
  switch (sent.outcome) {
    case 'accepted':
      await tx.$executeRaw`
        UPDATE outbound_messages SET status = 'sent', sent_at = coalesce(sent_at, ${now}),
          provider_message_id = ${sent.providerMessageId},
          provider_status = CASE WHEN provider_rank < 0 THEN ${sent.providerStatus} ELSE provider_status END
        WHERE tenant_id = ${ctx.tenantId}::uuid AND id = ${row.id}::uuid AND status IN ('sending', 'uncertain', 'sent')`
      return
    case 'retry': {
      const late = now.getTime() - row.created_at.getTime() > GIVE_UP_AFTER_MS
      return setUnsent(tx, ctx, row, {
        status: late ? 'failed' : 'queued',
        reason: late ? 'gave_up' : 'retry',
        notBefore: later(retryDelayMs(row, sent.afterMs)),
        errorCode: sent.errorCode,
      })
    }
    case 'uncertain':
      return setUnsent(tx, ctx, row, {
        status: 'uncertain',
        reason: sent.problem.slice(0, 200),
        notBefore: later(RECONCILE_AFTER_MS),
        errorCode: null,
      })
    case 'refused':
      await setUnsent(tx, ctx, row, {
        status: 'failed',
        reason: sent.action,
        notBefore: now,
        errorCode: sent.errorCode,
      })
      if (sent.action === 'window') await closeWindow(tx, ctx, row.id)
      await sayAgain(tx, ctx, row.id, sent.action)
  }
}

async function setUnsent(
  tx: Tx,
  ctx: Ctx,
  row: SentRow,
  set: { status: string; reason: string; notBefore: Date; errorCode: number | null },
): Promise<void> {
  await tx.$executeRaw`
    UPDATE outbound_messages SET status = ${set.status}, reason = ${set.reason}, not_before = ${set.notBefore}, error_code = ${set.errorCode}
    WHERE tenant_id = ${ctx.tenantId}::uuid AND id = ${row.id}::uuid AND status IN ('sending', 'uncertain')
      AND attempts = ${row.attempts}`
}

/** The provider is the authority on the 24-hour window: when it says closed, our clock was wrong. */
export async function closeWindow(tx: Tx, ctx: Ctx, outboundId: string): Promise<void> {
  const closedAt = new Date(ctx.clock.now().getTime() - SERVICE_WINDOW_MS - 1)
  await tx.$executeRaw`
    UPDATE conversations v SET last_inbound_at = least(v.last_inbound_at, ${closedAt})
    FROM outbound_messages o
    WHERE o.tenant_id = ${ctx.tenantId}::uuid AND o.id = ${outboundId}::uuid
      AND v.tenant_id = o.tenant_id AND v.id = o.conversation_id`
}
