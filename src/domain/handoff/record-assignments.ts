import type { TxCtx } from '../context.ts'
import type { InboxSettings } from '../tenancy/index.ts'

/** A rule of the shop, or a colleague. */
type Given = Exclude<InboxSettings['assignment'], 'off'> | 'by_hand'

/** Writes down who was given conversations that she has not taken yet: from now on they lie with her. One statement. */
export async function recordAssignments(
  { tx, tenantId, ids, clock }: TxCtx,
  conversationIds: readonly string[],
  { assigneeId, rule }: { assigneeId: string; rule: Given },
): Promise<void> {
  if (conversationIds.length === 0) return
  const given = { tenantId, assigneeId, rule, at: clock.now() }
  await tx.assignment.createMany({
    data: conversationIds.map((conversationId) => ({ ...given, id: ids.uuid(), conversationId })),
  })
}
