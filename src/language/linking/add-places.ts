import type { ShopVocabulary } from '../shop-vocabulary.ts'
import type { Draft } from './build-index.ts'
import { keyOf } from './shelf.ts'

/** A place, with the other names it goes by; one abroad is in no zone that does not name it. */
export interface Place {
  name: string
  aliases: readonly string[]
  abroad: boolean
}

/**
 * Adds the places of the shop's zones, and all others as being in the zone for elsewhere, or in none. Gives the words of
 * places, for mending.
 */
export function addPlaces({ phrases }: Draft, { zones }: ShopVocabulary, places: readonly Place[]): string[] {
  const elsewhere = zones.find((zone) => zone.elsewhere)?.id ?? null
  const taken = new Map<string, string>()
  const words: string[] = []
  function add(name: string, place: string, zoneId: string | null): void {
    const key = keyOf(name)
    if (key === '' || taken.has(key)) return
    taken.set(key, place)
    words.push(...key.split(' '))
    phrases.add(key, { kind: 'zone', zoneId, place })
  }
  for (const zone of zones.filter((one) => !one.elsewhere)) for (const name of namesOf(zone)) add(name, name, zone.id)
  for (const { name, aliases, abroad } of places) {
    const zone = zoneOfAny([name, ...aliases], zones)
    for (const one of [name, ...aliases]) add(one, name, zone ?? (abroad ? null : elsewhere))
  }
  return words
}

/** The zone that names the place under any of its names: a zone "Westlands" serves "westy" too. */
function zoneOfAny(names: readonly string[], zones: ShopVocabulary['zones']): string | null {
  const keys = new Set(names.map(keyOf))
  return zones.find((zone) => !zone.elsewhere && namesOf(zone).some((name) => keys.has(keyOf(name))))?.id ?? null
}

/** "Ruiru and Juja" is the name of two places. */
function namesOf({ name, aliases }: ShopVocabulary['zones'][number]): string[] {
  return [name, ...name.split(/\s+and\s+|[,&/]/), ...aliases]
}
