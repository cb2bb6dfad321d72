import { z } from 'zod'
import type { ItineraryV1 } from './itinerary.ts'
import type { TripRun } from './run.ts'
import type { NewDestination } from './supply.ts'

/** A visit of a plan; `others` could stand there instead, the best first. */
export interface VisitOfPlan {
  slotId: string
  day: number
  name: string
  others: readonly { ref: string; name: string }[]
}

/** A version of a trip as its customer was shown it. */
export interface PlanShown {
  version: number
  itinerary: ItineraryV1
  /** What is visited, with the slot in which it stands and the day it is on, counted from 1. */
  visits: readonly VisitOfPlan[]
}

/** One of the choices that were offered last: its id, and how it reads. */
export const OfferedChoice = z.object({ id: z.string(), title: z.string() })
export type OfferedChoice = z.infer<typeof OfferedChoice>

/** What a conversation has to do with trips. */
export interface ChatTrips {
  destinations: readonly NewDestination[]
  /** The trip that was asked for last, by its newest run; `plan`: its newest version, null while there is none. */
  trip: { run: TripRun; plan: PlanShown | null } | null
  /** The choices under the last message of ours, where they are about a trip; none otherwise. */
  offered: readonly OfferedChoice[]
}
