import type { PropertyItem } from '../schemas.ts'

/** A name, and the room, tower, show or tier of the item that it is; null for the item itself. */
export interface ItemName {
  name: string
  part: string | null
}

/** Everything that an item and its parts are called. What a price of it is for, "Adult", is no name. */
export function itemNames(item: PropertyItem): ItemName[] {
  return [...[item.name, ...item.aliases].map((name) => ({ name, part: null })), ...partsOf(item)]
}

function partsOf(item: PropertyItem): ItemName[] {
  const named = (names: readonly string[]) => names.map((name) => ({ name, part: name }))
  switch (item.category) {
    case 'hotel':
      return (item.data.towers ?? []).flatMap(({ name, room_types }) => [
        { name, part: name },
        ...room_types.flatMap((room) =>
          [room.name, ...(room.aliases ?? [])].map((called) => ({ name: called, part: room.name })),
        ),
      ])
    case 'entertainment':
      return named((item.data.shows ?? []).map(({ title }) => title))
    case 'promotions':
      return named((item.data.tiers ?? []).map(({ name }) => name))
    case 'destination':
      return [item.data.destination, ...(item.data.property_name === undefined ? [] : [item.data.property_name])].map(
        (name) => ({
          name,
          part: null,
        }),
      )
    default:
      return []
  }
}
