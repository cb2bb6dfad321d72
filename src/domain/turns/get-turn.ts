import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import { findTurn } from './find-turn.ts'
import type { TurnView } from './schemas.ts'

/** One turn by its id. Throws `not_found`, also for another shop's. */
export async function getTurn(ctx: Ctx, { turnId }: { turnId: string }): Promise<TurnView> {
  const found = await findTurn(ctx, { id: turnId })
  if (!found) throw new AppError('not_found', 'there is no such turn')
  return found
}
