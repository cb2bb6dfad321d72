import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import { lockOwner } from '../messaging/index.ts'
import { staffName } from '../tenancy/index.ts'
import { type TakeOver, takeOver } from './take-over.ts'

export interface Claim {
  conversationId: string
  /** The owner id of a colleague whose conversation is taken knowingly; null takes it from the bot only. */
  takeFrom: string | null
}

/**
 * Takes a conversation over for the person of this ctx; asking again tells whether everything of the bot has settled.
 * Throws `not_found`, and `conflict` naming the colleague who has it already.
 */
export async function claimConversation(ctx: Ctx, { conversationId, takeFrom }: Claim): Promise<TakeOver> {
  return ctx.transaction(async (ctx) => {
    const { owner, ownerId } = await lockOwner(ctx, conversationId)
    if (owner === 'human' && ownerId !== null && ownerId !== ctx.actor && takeFrom !== ownerId) {
      throw new AppError(
        'conflict',
        `${await staffName(ctx, ownerId)} has this conversation; to take it from them send "take_from": "${ownerId}"`,
      )
    }
    return takeOver(ctx, { conversationId, operator: ctx.actor })
  })
}
