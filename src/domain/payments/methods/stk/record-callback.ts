import { createHash } from 'node:crypto'
import { canonicalJson } from '../../../../lib/canonical-json.ts'
import type { JsonObject } from '../../../../lib/json.ts'
import type { Ctx } from '../../../context.ts'
import type { StkClaim } from './stk-provider.ts'

/** A provider sends one or two, each at most a few times; more is somebody else, and only makes us ask the provider. */
const MOST_CALLBACKS = 30

/**
 * Appends what a callback says, before anything is believed. The key covers the content: a repeated delivery is a
 * duplicate, a second opinion about the same request is not.
 * @param claim null for a body that states no result: kept, and a reason to ask the provider
 */
export async function recordCallback(
  ctx: Ctx,
  callback: { attemptId: string; claim: StkClaim | null; raw: JsonObject },
): Promise<'accepted' | 'duplicate' | 'flooded'> {
  const { attemptId, claim, raw } = callback
  return ctx.transaction(async (ctx) => {
    ctx.wake({ work: 'payment', attemptId })
    const kept = await ctx.tx.paymentEvent.count({ where: { tenantId: ctx.tenantId, attemptId, source: 'callback' } })
    if (kept >= MOST_CALLBACKS) return 'flooded'
    const { count } = await ctx.tx.paymentEvent.createMany({
      data: {
        tenantId: ctx.tenantId,
        id: ctx.ids.uuid(),
        attemptId,
        source: 'callback',
        eventKey: `${attemptId}:callback:${contentHash(claim === null ? raw : { ...claim })}`,
        claim: claim === null ? {} : { ...claim },
        raw,
        receivedAt: ctx.clock.now(),
      },
      skipDuplicates: true,
    })
    return count === 1 ? 'accepted' : 'duplicate'
  })
}

function contentHash(content: JsonObject): string {
  return createHash('sha256').update(canonicalJson(content)).digest('hex').slice(0, 32)
}
