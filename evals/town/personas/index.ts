import type { Persona } from '../persona.ts'
import { ASKERS } from './askers.ts'
import { BUYERS } from './buyers.ts'
import { LISTERS } from './listers.ts'
import { OTHER_PAYERS } from './other-payers.ts'
import { PAYERS } from './payers.ts'
import { PEOPLE } from './people.ts'
import { RECEIVERS } from './receivers.ts'
import { TALKERS } from './talkers.ts'
import { TROUBLEMAKERS } from './troublemakers.ts'

/** Everybody who lives in the town. */
export const PERSONAS: readonly Persona[] = [
  ...BUYERS,
  ...LISTERS,
  ...ASKERS,
  ...RECEIVERS,
  ...PAYERS,
  ...OTHER_PAYERS,
  ...TALKERS,
  ...TROUBLEMAKERS,
  ...PEOPLE,
]
