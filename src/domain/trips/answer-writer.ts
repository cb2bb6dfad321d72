import type { Menu } from '../messaging/schemas.ts'
import type { ItineraryV1, TripRun } from './schemas/index.ts'

/** What a run that has ended says in its chat. */
export interface TripAnswerAsked {
  run: TripRun
  /** Null where it came to no plan. */
  itinerary: ItineraryV1 | null
}

/** One message of an answer. */
export interface TripMessage {
  text: string
  menu: Menu | null
}

/** Puts what a run came to into a customer's words. Pure: it says what is in the rows, and nothing else. */
export interface TripAnswerWriter {
  write(asked: TripAnswerAsked): TripMessage[]
}
