import type { Property, StoredItem } from '../../domain/properties/index.ts'
import { JsonObject } from '../../lib/json.ts'
import type { PropertyItemWire, PropertyWire } from '../contract/properties.ts'

export function propertyWire({ id, ...property }: Property): PropertyWire {
  return { property_id: id, ...property }
}

export function propertyItemWire(item: StoredItem): PropertyItemWire {
  const { id, category, name, aliases, lastUpdated, validFrom, validUntil, data } = item
  const days = { last_updated: lastUpdated, valid_from: validFrom, valid_until: validUntil }
  return { item_id: id, category, name, aliases, ...days, data: JsonObject.parse(data) }
}
