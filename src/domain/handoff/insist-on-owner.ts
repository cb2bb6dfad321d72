import type { TxCtx } from '../context.ts'
import { AppError } from '../errors.ts'
import { lockInbox, type Standing } from '../messaging/index.ts'
import { staffName } from '../tenancy/index.ts'

/** Locks the conversation for the person of this ctx. Throws `not_found`, and `conflict`, naming who has it, unless she does. */
export async function insistOnOwner(ctx: TxCtx, conversationId: string): Promise<Standing> {
  const standing = await lockInbox(ctx, conversationId)
  if (standing.owner === 'bot')
    throw new AppError('conflict', 'nobody has taken this conversation over: claim it first')
  if (standing.ownerId !== ctx.actor) {
    throw new AppError('conflict', `${await staffName(ctx, standing.ownerId)} has this conversation`)
  }
  return standing
}
