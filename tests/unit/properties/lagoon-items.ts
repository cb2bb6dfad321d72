import { type PropertyItem, parsePropertyData, type StoredItem } from '../../../src/domain/properties/index.ts'
import { lagoonFile } from '../../support/lagoon.ts'

/** The items of the invented hotel, as they are read from its file. */
export function lagoonItems(): StoredItem[] {
  const read = parsePropertyData(lagoonFile(), { today: '2024-11-16' })
  if (read.outcome === 'refused') throw new Error(JSON.stringify(read.problems))
  return read.items.map((item: PropertyItem, at) => ({ ...item, id: `item-${at}`, propertyId: 'lagoon' }))
}

export function lagoonItem(name: string): StoredItem {
  const item = lagoonItems().find((one) => one.name === name)
  if (item === undefined) throw new Error(`no item ${name}`)
  return item
}
