import type { TxCtx } from '../../context.ts'
import { INBOX_TRANSITIONS, insistOnSnoozeTime } from '../../handoff/index.ts'
import { colleagues } from './colleagues.ts'
import type { BulkRefusals, BulkStanding } from './schemas.ts'
import { writeMany } from './write-many.ts'

/** Puts many away until a time, as `snoozeConversation` does one. Throws `invalid_input` for a time that is past or months away. */
export async function snoozeMany(
  ctx: TxCtx,
  found: readonly BulkStanding[],
  { until }: { until: Date },
): Promise<BulkRefusals> {
  insistOnSnoozeTime(ctx, until)
  const { free, refused } = colleagues(ctx, found)
  const waits = free.filter(({ inboxState }) => INBOX_TRANSITIONS.snoozed[inboxState] !== null)
  for (const { conversationId, inboxState } of free.filter((one) => !waits.includes(one))) {
    refused.set(conversationId, { outcome: 'conflict', reason: `it is "${inboxState}" and waits for nobody` })
  }
  const ids = waits.map(({ conversationId }) => conversationId)
  const change = { inboxState: 'snoozed', snoozedUntil: until } as const
  await writeMany(ctx, ids, { change, action: 'conversation.snoozed', data: { until: until.toISOString() } })
  return refused
}
