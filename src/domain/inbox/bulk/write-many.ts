import type { JsonObject } from '../../../lib/json.ts'
import { recordAudit } from '../../audit/index.ts'
import type { TxCtx } from '../../context.ts'
import type { InboxChange } from '../../messaging/index.ts'
import { writeInboxes } from '../../messaging/index.ts'

/** Writes the same of many conversations, and who did it. Two statements, however many they are. */
export async function writeMany(
  ctx: TxCtx,
  conversationIds: readonly string[],
  { change, action, data }: { change: InboxChange; action: string; data: JsonObject },
): Promise<void> {
  if (conversationIds.length === 0) return
  await writeInboxes(ctx, conversationIds, change)
  const facts = conversationIds.map((subjectId) => ({ action, subjectType: 'conversation', subjectId, data }))
  await recordAudit(ctx, ...facts)
}
