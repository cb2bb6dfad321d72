import { recordAudit } from '../audit/index.ts'
import type { Ctx, TxCtx } from '../context.ts'
import type { Tried } from './deliver-webhooks.ts'
import { maskedAnswer } from './masked-answer.ts'
import { nextTry } from './next-try.ts'

const GONE = 410
const FAILING_DAYS_MS = 5 * 24 * 60 * 60_000
/** One that fails is asked again after a quarter of the time that it has failed for. */
const PAUSE = { share: 0.25, leastMs: 1_000, mostMs: 300_000 }
const ASKED_MOST_MS = 3_600_000

/** Writes down what became of requests: for each delivery, in the log, and what it says of the endpoint. */
export async function settleTries(
  ctx: Ctx,
  { endpointId, tried }: { endpointId: string; tried: readonly Tried[] },
): Promise<void> {
  await ctx.transaction(async (ctx) => {
    for (const one of tried) await settleTry(ctx, one)
    await settleEndpoint(ctx, endpointId, tried)
  })
  for (const { answer } of tried) {
    ctx.log.info('webhook_tried', { tenantId: ctx.tenantId, endpointId, result: answer.failure ?? 'delivered' })
  }
}

/** A try that was claimed again meanwhile, because it took longer than any does, decides nothing. */
async function settleTry(ctx: TxCtx, { deliveryId, tryId, tries, answer, tookMs }: Tried): Promise<void> {
  const { tenantId, tx } = ctx
  const now = ctx.clock.now()
  const { failure, status, retryAfterMs } = answer
  const next = failure === null ? null : nextTry(tries, { now, retryAfterMs, chance: chanceOf(ctx) })
  const ended = { state: failure === null ? 'delivered' : 'dead', endedAt: now }
  await tx.webhookDelivery.updateMany({
    where: { tenantId, id: deliveryId, state: 'waiting', tries },
    data: next === null ? ended : { nextTryAt: next },
  })
  await tx.webhookTry.updateMany({
    where: { tenantId, id: tryId },
    data: { tookMs, failure, status, answer: maskedAnswer(answer.text) },
  })
}

async function settleEndpoint(ctx: TxCtx, endpointId: string, tried: readonly Tried[]): Promise<void> {
  const { tenantId, tx } = ctx
  const now = ctx.clock.now()
  const where = { tenantId, id: endpointId }
  const asked = Math.min(Math.max(...tried.map(({ answer }) => answer.retryAfterMs ?? 0)), ASKED_MOST_MS)
  const askedUntil = asked === 0 ? null : new Date(now.getTime() + asked)
  if (tried.some(({ answer }) => answer.status === GONE)) return disable(ctx, endpointId, 'gone')
  if (tried.some(({ answer }) => answer.failure === null)) {
    const data = { lastSuccessAt: now, failingSince: null, notBefore: askedUntil }
    await tx.webhookEndpoint.updateMany({ where, data })
    return
  }
  const before = await tx.webhookEndpoint.findFirst({ where, select: { failingSince: true } })
  const failingSince = before?.failingSince ?? now
  const failingMs = now.getTime() - failingSince.getTime()
  if (failingMs >= FAILING_DAYS_MS) return disable(ctx, endpointId, 'failing')
  const pause = Math.min(Math.max(failingMs * PAUSE.share, PAUSE.leastMs, asked), Math.max(PAUSE.mostMs, asked))
  await tx.webhookEndpoint.updateMany({ where, data: { failingSince, notBefore: new Date(now.getTime() + pause) } })
}

/** The owner reads of it on every page of the console until it is switched on again or deleted, and in the audit. */
async function disable(ctx: TxCtx, endpointId: string, reason: 'gone' | 'failing'): Promise<void> {
  const { count } = await ctx.tx.webhookEndpoint.updateMany({
    where: { tenantId: ctx.tenantId, id: endpointId, state: 'active' },
    data: { state: 'disabled', disabledReason: reason, disabledAt: ctx.clock.now(), version: { increment: 1 } },
  })
  if (count === 0) return
  ctx.log.error('webhook_endpoint_disabled', { tenantId: ctx.tenantId, endpointId, reason })
  const subject = { subjectType: 'webhook_endpoint', subjectId: endpointId }
  await recordAudit(ctx, { action: 'webhook_endpoint.disabled', ...subject, data: { reason } })
}

/** In [0, 1), from the one source of chance that a verb has. */
function chanceOf(ctx: Ctx): number {
  return Number.parseInt(ctx.ids.secret(4), 16) / 2 ** 32
}
