import type { TxCtx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { assignConversation, recordAssignments } from '../../handoff/index.ts'
import { notify } from '../../notifications/index.ts'
import { isStaff } from '../../tenancy/index.ts'
import { colleagues } from './colleagues.ts'
import type { BulkRefusals, BulkStanding } from './schemas.ts'
import { writeMany } from './write-many.ts'

/** Says of many whose work they are, as `assignConversation` does of one. Throws `invalid_input` for somebody who does not work here. */
export async function assignMany(
  ctx: TxCtx,
  found: readonly BulkStanding[],
  { assigneeId }: { assigneeId: string },
): Promise<BulkRefusals> {
  if (!(await isStaff(ctx, assigneeId))) throw new AppError('invalid_input', 'nobody of that id works here')
  const { free, refused } = colleagues(ctx, found)
  // What a person has passes with a fence of its own each.
  for (const { conversationId } of free.filter(({ owner }) => owner === 'human')) {
    await assignConversation(ctx, { conversationId, assigneeId })
  }
  const bots = free.filter(({ owner }) => owner === 'bot')
  for (const { conversationId } of bots.filter((one) => one.assigneeId === assigneeId)) {
    refused.set(conversationId, { outcome: 'unchanged', reason: null })
  }
  const given = bots.filter((one) => one.assigneeId !== assigneeId).map(({ conversationId }) => conversationId)
  await recordAssignments(ctx, given, { assigneeId, rule: 'by_hand' })
  const data = { to: assigneeId }
  await writeMany(ctx, given, { change: { assigneeId }, action: 'conversation.assigned', data })
  await notify(
    ctx,
    ...given.map((conversationId) => ({ kind: 'assigned', readerIds: [assigneeId], conversationId }) as const),
  )
  return refused
}
