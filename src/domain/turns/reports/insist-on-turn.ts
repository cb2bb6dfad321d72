import type { TxCtx } from '../../context.ts'
import { AppError } from '../../errors.ts'

/** Throws `not_found` where this shop has no such turn. */
export async function insistOnTurn({ tenantId, tx }: TxCtx, turnId: string): Promise<void> {
  const turn = await tx.turn.findUnique({ where: { tenantId_id: { tenantId, id: turnId } }, select: { id: true } })
  if (!turn) throw new AppError('not_found', 'there is no such turn')
}
