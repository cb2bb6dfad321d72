import type { PriceUnit } from '../../../src/domain/properties/schemas.ts'
import type { CopyLine } from '../copy-table.ts'

/** What a price is for one of. */
export const PRICE_UNITS: Readonly<Record<PriceUnit, CopyLine>> = {
  person: { en: 'per person', sw: 'kwa mtu', sheng: 'kwa msee' },
  adult: { en: 'per adult', sw: 'kwa mtu mzima', sheng: 'kwa mtu mzima' },
  child: { en: 'per child', sw: 'kwa mtoto', sheng: 'kwa mtoi' },
  couple: { en: 'per couple', sw: 'kwa watu wawili', sheng: 'kwa couple' },
  group: { en: 'per group', sw: 'kwa kikundi', sheng: 'kwa group' },
  room: { en: 'per room', sw: 'kwa chumba', sheng: 'kwa room' },
  night: { en: 'per night', sw: 'kwa usiku', sheng: 'kwa night' },
  day: { en: 'per day', sw: 'kwa siku', sheng: 'kwa siku' },
  week: { en: 'per week', sw: 'kwa wiki', sheng: 'kwa wiki' },
  hour: { en: 'per hour', sw: 'kwa saa', sheng: 'kwa saa' },
  session: { en: 'per session', sw: 'kwa kipindi', sheng: 'kwa session' },
  round: { en: 'per round', sw: 'kwa raundi', sheng: 'kwa round' },
  trip: { en: 'per trip', sw: 'kwa safari', sheng: 'kwa trip' },
  ticket: { en: 'per ticket', sw: 'kwa tiketi', sheng: 'kwa ticket' },
  item: { en: 'each', sw: 'kwa kimoja', sheng: 'kwa moja' },
}
