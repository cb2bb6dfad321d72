import type { Ctx } from '../context.ts'
import type { ItemCategory, NewProperty, Property, PropertyItem } from './schemas.ts'
import { type CategoryWritten, writeItems } from './write-items.ts'
import { writeProperty } from './write-property.ts'

/** Writes a whole file that was read: the property and every category that it names, in one transaction. */
export async function loadProperty(
  ctx: Ctx,
  file: { property: NewProperty; categories: ItemCategory[]; items: PropertyItem[] },
): Promise<{ property: Property; categories: CategoryWritten[] }> {
  return ctx.transaction(async (ctx) => {
    const property = await writeProperty(ctx, file.property)
    return { property, categories: await writeItems(ctx, { propertyId: property.id, ...file }) }
  })
}
