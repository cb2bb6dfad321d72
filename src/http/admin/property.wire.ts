import { z } from 'zod'
import { ItemCategory, NewProperty, type Property, type StoredItem } from '../../domain/properties/index.ts'
import { JsonObject } from '../../lib/json.ts'

export const PropertyWire = z.strictObject({ property_id: z.uuid(), ...NewProperty.shape })

const Day = z.iso.date()

export const PropertyItemWire = z.strictObject({
  item_id: z.uuid(),
  category: ItemCategory,
  name: z.string(),
  aliases: z.array(z.string()),
  last_updated: Day,
  valid_from: Day.nullable(),
  valid_until: Day.nullable(),
  /** As the schema of its category has it; it can be sent back. */
  data: JsonObject,
})

export const CategoryWire = z.strictObject({ category: ItemCategory, items: z.int().min(0), removed: z.int().min(0) })

export function propertyWire({ id, ...property }: Property): z.infer<typeof PropertyWire> {
  return { property_id: id, ...property }
}

export function propertyItemWire(item: StoredItem): z.infer<typeof PropertyItemWire> {
  const { id, category, name, aliases, lastUpdated, validFrom, validUntil, data } = item
  const days = { last_updated: lastUpdated, valid_from: validFrom, valid_until: validUntil }
  return { item_id: id, category, name, aliases, ...days, data: JsonObject.parse(data) }
}
