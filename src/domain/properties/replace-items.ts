import type { Ctx } from '../context.ts'
import type { DataProblem } from './data/data-problem.ts'
import { fetchProperty, todayAt } from './internal.ts'
import { type CategoryRows, parseCategoryRows } from './parse-category-rows.ts'
import { parseCategories } from './parse-property-data.ts'
import { type CategoryWritten, writeItems } from './write-items.ts'

/** Items by category as JSON has them, or the table of one category. */
export type ItemsFile = { kind: 'json'; json: unknown } | ({ kind: 'rows' } & CategoryRows)

/**
 * Puts a file of items in the place of what the categories in it had; categories that it does not name stay as they are. Whole,
 * or not at all. Throws `not_found` for a property of somebody else.
 */
export async function replaceItems(
  ctx: Ctx,
  { propertyId, file }: { propertyId: string; file: ItemsFile },
): Promise<{ outcome: 'replaced'; categories: CategoryWritten[] } | { outcome: 'refused'; problems: DataProblem[] }> {
  return ctx.transaction(async (ctx) => {
    const today = todayAt(await fetchProperty(ctx, propertyId), ctx)
    // Who sends a file has looked at it: an item that says no day was checked today.
    const days = { today, lastUpdated: today }
    const read = file.kind === 'json' ? parseCategories(file.json, days) : parseCategoryRows(file, days)
    if (read.outcome === 'refused') return read
    return { outcome: 'replaced' as const, categories: await writeItems(ctx, { propertyId, ...read }) }
  })
}
