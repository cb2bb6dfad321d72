import type { Ctx } from '../../context.ts'
import type { BulkRefusals, BulkStanding } from './schemas.ts'

/** Those that a colleague has, each with who it is; and the others. */
export function colleagues(
  { actor }: Ctx,
  found: readonly BulkStanding[],
): { free: BulkStanding[]; refused: BulkRefusals } {
  const isHers = ({ owner, ownerId }: BulkStanding) => owner === 'human' && ownerId !== null && ownerId !== actor
  const refused: BulkRefusals = new Map()
  for (const one of found.filter(isHers)) {
    refused.set(one.conversationId, {
      outcome: 'conflict',
      reason: `${one.ownerName ?? one.ownerId} has this conversation`,
    })
  }
  return { free: found.filter((one) => !isHers(one)), refused }
}
