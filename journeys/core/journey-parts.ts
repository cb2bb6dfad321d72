import type { Scratch } from '../turn-state.ts'
import type { CommonPart } from './common-part.ts'

/**
 * What each journey stores and what it asks, by its name. Every journey adds its own entry from its own folder
 * (`declare module`, in its `journey.ts`), and the types of session, turn and pending question follow from them.
 */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled by the journeys
export interface JourneyParts {}

export type JourneyId = keyof JourneyParts

/** The slice of a journey that remembers nothing. */
export type NoSlice = Record<never, never>

type FieldsOf<J extends JourneyId> = J extends JourneyId ? keyof JourneyParts[J]['slice'] : never

/** The turn holds all slices, the common part and its scratch in one flat object: a field of two of them would be one too many. */
type SharedField = {
  [J in JourneyId]: FieldsOf<J> & (keyof CommonPart | keyof Scratch | FieldsOf<Exclude<JourneyId, J>>)
}[JourneyId]

type All<Part> = (Part extends unknown ? (part: Part) => void : never) extends (all: infer Whole) => void
  ? Whole
  : never

/** The fields of all slices, flat. */
export type Slices = [SharedField] extends [never]
  ? All<JourneyParts[JourneyId]['slice']>
  : { 'two parts of the session share a field': SharedField }
