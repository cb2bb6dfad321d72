import type { JourneyId, JourneyParts } from './core/journey-parts.ts'

/**
 * What the bot waits for: one of the questions of the journeys. A turn that asks something ends with one of these; the
 * next turn reads the answer against it before any classifier speaks.
 */
export type Pending = JourneyParts[JourneyId]['pending']
