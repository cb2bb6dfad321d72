import type { TxCtx } from '../../context.ts'
import type { BulkRefusals, BulkStanding } from './schemas.ts'
import { writeMany } from './write-many.ts'

/** Gives many some labels and takes others from them; a label that is in both is given. */
export async function labelMany(
  ctx: TxCtx,
  found: readonly BulkStanding[],
  { add, remove }: { add: readonly string[]; remove: readonly string[] },
): Promise<BulkRefusals> {
  const ids = found.map(({ conversationId }) => conversationId)
  const taken = remove.filter((label) => !add.includes(label))
  const changed = await ctx.tx.$queryRaw<{ id: string }[]>`
    WITH gone AS (
      DELETE FROM conversation_labels l
      WHERE l.tenant_id = ${ctx.tenantId}::uuid AND l.conversation_id = ANY(${ids}::uuid[]) AND l.label = ANY(${taken}::text[])
      RETURNING l.conversation_id AS id),
    given AS (
      INSERT INTO conversation_labels (tenant_id, conversation_id, label)
      SELECT ${ctx.tenantId}::uuid, c, l FROM unnest(${ids}::uuid[]) c CROSS JOIN unnest(${[...add]}::text[]) l
      ON CONFLICT DO NOTHING RETURNING conversation_id AS id)
    SELECT id FROM gone UNION SELECT id FROM given`
  const done = changed.map(({ id }) => id)
  const data = { added: [...add], removed: taken }
  await writeMany(ctx, done, { change: {}, action: 'conversation.labelled', data })
  const same = ids.filter((id) => !done.includes(id))
  return new Map(same.map((id) => [id, { outcome: 'unchanged', reason: null }]))
}
