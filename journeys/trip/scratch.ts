import type { HandoffReason } from '../../src/domain/handoff/schemas.ts'
import type { TripChange } from '../../src/domain/trips/schemas/change.ts'
import type { Json } from '../../src/lib/json.ts'

/** What is done about a trip in this turn, beyond talking. */
export type TripTask =
  | { does: 'start'; intent: Json }
  | { does: 'edit'; parentRunId: string; ifVersion: number | null; changes: TripChange[]; says: string }
  | { does: 'links'; tripId: string; version: number; city: string }
  | { does: 'watch'; tripId: string }
  | { does: 'answer'; checkId: string; answer: 'take' | 'keep' | 'talk' }
  | { does: 'ticket'; reason: HandoffReason }

/** What the nodes of this journey hand to each other in one turn. */
export interface TripScratch {
  /** Null where everything is said already. */
  tripTask: TripTask | null
}

export const freshTrip: TripScratch = { tripTask: null }
