import type { Scratch } from '../turn-state.ts'
import type { CommonPart } from './common-part.ts'

/**
 * What each journey stores (`slice`), hands on within one turn (`scratch`) and asks (`pending`), by its name. Every journey adds its own entry from its own folder
 * (`declare module`, in its `journey.ts`), and the types of session, turn and pending question follow from them.
 */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled by the journeys
export interface JourneyParts {}

export type JourneyId = keyof JourneyParts

/** The slice or scratch of a journey that has none. */
export type Nothing = Record<never, never>

type FieldsOf<J extends JourneyId> = J extends JourneyId
  ? keyof JourneyParts[J]['slice'] | keyof JourneyParts[J]['scratch']
  : never

/** A running turn holds everything in one flat object: a field of two journeys, or of one and the common parts, is one too many. */
type SharedField = {
  [J in JourneyId]:
    | (FieldsOf<J> & (keyof CommonPart | keyof Scratch | FieldsOf<Exclude<JourneyId, J>>))
    | (keyof JourneyParts[J]['slice'] & keyof JourneyParts[J]['scratch'])
}[JourneyId]

type All<Part> = (Part extends unknown ? (part: Part) => void : never) extends (all: infer Whole) => void
  ? Whole
  : never

type Disjoint<Whole> = [SharedField] extends [never] ? Whole : { 'two parts of a turn share a field': SharedField }

/** The fields of all slices, flat. */
export type Slices = Disjoint<All<JourneyParts[JourneyId]['slice']>>

/** The scratch fields of all journeys, flat. */
export type JourneyScratch = Disjoint<All<JourneyParts[JourneyId]['scratch']>>
