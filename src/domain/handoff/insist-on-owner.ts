import type { TxCtx } from '../context.ts'
import { AppError } from '../errors.ts'
import { lockOwner } from '../messaging/index.ts'
import { staffName } from '../tenancy/index.ts'

/** Locks the conversation for the person of this ctx. Throws `not_found`, and `conflict`, naming who has it, unless she does. */
export async function insistOnOwner(ctx: TxCtx, conversationId: string): Promise<void> {
  const { owner, ownerId } = await lockOwner(ctx, conversationId)
  if (owner === 'bot') throw new AppError('conflict', 'nobody has taken this conversation over: claim it first')
  if (ownerId !== ctx.actor) throw new AppError('conflict', `${await staffName(ctx, ownerId)} has this conversation`)
}
