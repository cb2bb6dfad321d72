import type { TxCtx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { lockOwner, reachOf } from '../../messaging/index.ts'
import { staffName } from '../../tenancy/index.ts'

/** What keeps the shop from writing to a customer. */
export type Unreachable = { outcome: 'opted_out' } | { outcome: 'window_closed'; closedAt: Date | null }

/**
 * Why nothing can be said in a conversation now, null when it can: by the one who asks as herself where she owns it, and in the shop's
 * name where the assistant does. Locks the conversation. Throws `not_found`, and `conflict`, naming the colleague who has it.
 */
export async function refusalToSpeak(ctx: TxCtx, conversationId: string): Promise<Unreachable | null> {
  const { owner, ownerId } = await lockOwner(ctx, conversationId)
  if (owner === 'human' && ownerId !== ctx.actor) {
    throw new AppError('conflict', `${await staffName(ctx, ownerId)} has this conversation: ask there`)
  }
  const { optedOut, lastInboundAt, closesAt } = await reachOf(ctx, conversationId)
  if (optedOut) return { outcome: 'opted_out' }
  if (closesAt !== null && closesAt <= ctx.clock.now()) {
    return { outcome: 'window_closed', closedAt: lastInboundAt === null ? null : closesAt }
  }
  return null
}
