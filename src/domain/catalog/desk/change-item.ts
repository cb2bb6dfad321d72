import { isStale } from '../../../lib/is-stale.ts'
import type { JsonObject } from '../../../lib/json.ts'
import { fieldChanges, recordAudit } from '../../audit/index.ts'
import type { Ctx } from '../../context.ts'
import { getShelfItem } from './get-shelf-item.ts'
import { lockItem } from './lock-item.ts'
import type { ItemWords, ShelfItem } from './schemas.ts'

export type ItemChange = { [Field in keyof ItemWords]?: ItemWords[Field] | undefined }

/**
 * Changes what is written of an item, or takes it off sale and puts it back: what was ordered of it stays in the books. Throws `not_found`.
 * @param seen its version when the caller saw it; null for whatever there is
 */
export async function changeItem(
  ctx: Ctx,
  { itemId, change, seen }: { itemId: string; change: ItemChange; seen: number | null },
): Promise<{ outcome: 'changed' | 'stale'; item: ShelfItem }> {
  return ctx.transaction(async (ctx) => {
    const before = await lockItem(ctx, itemId)
    if (isStale(seen, before)) return { outcome: 'stale', item: before }
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
    const changes = fieldChanges(wordsOf(before), given)
    if (changes.length === 0) return { outcome: 'changed', item: before }
    await ctx.tx.catalogItem.updateMany({
      where: { tenantId: ctx.tenantId, id: itemId },
      data: { ...given, version: before.version + 1 },
    })
    await recordAudit(ctx, {
      ...{ action: 'item.changed', subjectType: 'item', subjectId: itemId },
      data: { name: before.name, changes },
    })
    return { outcome: 'changed', item: await getShelfItem(ctx, { itemId }) }
  })
}

function wordsOf({ name, description, category, brand, tags, attributes, active }: ShelfItem): JsonObject {
  return { name, description, category, brand, tags, attributes, active }
}
