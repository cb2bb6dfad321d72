import { isStale } from '../../lib/is-stale.ts'
import type { Ctx } from '../context.ts'
import type { DataProblem } from './data/data-problem.ts'
import { lockProperty, todayAt } from './internal.ts'
import { type CategoryRows, parseCategoryRows } from './parse-category-rows.ts'
import { parseCategories } from './parse-property-data.ts'
import type { Property } from './schemas.ts'
import { type CategoryWritten, writeItems } from './write-items.ts'

/** Items by category as JSON has them, or the table of one category. */
export type ItemsFile = { kind: 'json'; json: unknown } | ({ kind: 'rows' } & CategoryRows)

interface Replacement {
  propertyId: string
  file: ItemsFile
  /** The version of the property that the caller changes; null whatever it is. */
  seen?: number | null
}

export type Replaced =
  | { outcome: 'replaced'; categories: CategoryWritten[]; version: number }
  | { outcome: 'refused'; problems: DataProblem[] }
  | { outcome: 'stale'; current: Property }

/**
 * Puts a file of items in the place of what the categories in it had; categories that it does not name stay as they are. Whole,
 * or not at all, and not over what somebody has changed meanwhile. Throws `not_found` for a property of somebody else.
 */
export async function replaceItems(ctx: Ctx, { propertyId, file, seen = null }: Replacement): Promise<Replaced> {
  return ctx.transaction(async (ctx) => {
    const current = await lockProperty(ctx, propertyId)
    if (isStale(seen, current)) return { outcome: 'stale', current }
    const today = todayAt(current, ctx)
    // Who sends a file has looked at it: an item that says no day was checked today.
    const days = { today, lastUpdated: today }
    const read = file.kind === 'json' ? parseCategories(file.json, days) : parseCategoryRows(file, days)
    if (read.outcome === 'refused') return read
    const categories = await writeItems(ctx, { propertyId, ...read })
    return { outcome: 'replaced', categories, version: current.version + 1 }
  })
}
