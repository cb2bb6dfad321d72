import { foldWords } from '../../lib/fold-words.ts'
import type { DeliveryZone, FulfilmentSettings } from '../tenancy/index.ts'

/**
 * The zones that words name, in the shop's order: every zone of which a name stands in them, word for word. Words that name
 * none but begin names ("githurai" of "Githurai 44" and "Githurai 45") give all of those zones, so that she can be asked which.
 * The zone for everywhere else is never found by words: whether a place exists at all is not known here.
 */
export function findZones(settings: Pick<FulfilmentSettings, 'zones'>, words: string): DeliveryZone[] {
  const text = foldWords(words)
  if (text === '') return []
  const having = (fits: (name: string) => boolean) =>
    settings.zones.filter(({ name, aliases }) => [name, ...aliases].some((one) => fits(foldWords(one))))
  const named = having((name) => ` ${text} `.includes(` ${name} `))
  return named.length > 0 ? named : having((name) => name.startsWith(`${text} `))
}
