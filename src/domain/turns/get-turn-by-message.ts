import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import { findTurn } from './find-turn.ts'
import type { TurnView } from './schemas.ts'

/**
 * One turn as a page can show it: found by the provider's id of a message that it handled or of a reply that it sent.
 * Throws not_found when the message is unknown or no turn has handled it yet.
 */
export async function getTurnByMessage(ctx: Ctx, providerMessageId: string): Promise<TurnView> {
  const found = await findTurn(ctx, {
    OR: [{ inbound: { some: { providerMessageId } } }, { outbound: { some: { providerMessageId } } }],
  })
  if (!found) throw new AppError('not_found', 'No turn has handled this message yet.')
  return found
}
