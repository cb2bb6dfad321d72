import type { TxCtx } from '../context.ts'
import { lockOwner } from './lock-owner.ts'

/**
 * As whom something is said that a person of the shop has brought about: `human` where she owns the conversation; `system` where the
 * bot does, or a colleague, to whom it becomes a draft. Locks the conversation. Throws `not_found`.
 */
export async function voiceIn(ctx: TxCtx, conversationId: string): Promise<'human' | 'system'> {
  const { owner, ownerId } = await lockOwner(ctx, conversationId)
  return owner === 'human' && ownerId === ctx.actor ? 'human' : 'system'
}
