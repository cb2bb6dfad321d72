import type { z } from 'zod'
import type { CopyKey } from '../../prompts/copy/index.ts'
import type { NamedItem } from '../../src/domain/catalog/schemas.ts'
import type { Menu } from '../../src/domain/messaging/schemas.ts'
import type { JourneyName } from '../../src/domain/tenancy/schemas.ts'
import type { Intent, OfflineEngine } from '../../src/llm/offline/types.ts'
import type { Pending } from '../pending.ts'
import type { TurnState } from '../turn-state.ts'
import type { JourneyNode } from './journey-graph.ts'
import type { JourneyId, JourneyParts } from './journey-parts.ts'
import type { Slice } from './slice.ts'

/** The customer's words or tap, as a question reads its answer from them. */
export interface Heard {
  text: string
  choice: string | null
  engine: OfflineEngine
  named?: readonly NamedItem[]
}

/**
 * How a message fits what was asked. `answer`: it certainly answers, no classifier is heard. `open`: it may answer, so
 * it goes to whoever asked unless it is clearly about something else. `none`: it is no answer.
 */
export type Fit = 'answer' | 'open' | 'none'

/** One kind of question. Methods, so that the registry can hold the questions of all journeys in one table by kind. */
export interface PendingKind<Asked extends { kind: string } = Pending> {
  schema: z.ZodType<Asked>
  /** Whether the question is worth coming back to once the customer has talked about something else. */
  outlivesDigression: boolean
  fits(asked: Asked, state: TurnState, heard: Heard): Fit
  /** The question once more, as after a digression; null when it asks nothing by itself. */
  reask(asked: Asked, state: TurnState): { text: string; menu: Menu | null } | null
}

/** A name that a menu gives an intent. */
export type MenuTitle = Extract<CopyKey, `title_${string}`>

/** An intent that a journey serves; with `when`, only in such a state. */
export interface IntentClaim {
  intent: Intent
  /** The intent as the customer reads it in a menu. */
  title: MenuTitle
  when?: (state: TurnState) => boolean
}

/** Everything the conversation must know of one journey. The registry derives the rest. */
export interface Journey<J extends JourneyId = JourneyId> {
  name: J
  /** The shop's switch for this journey; null when every shop has it. */
  switch: JourneyName | null
  intents: readonly IntentClaim[]
  /** The one of its intents that menus offer; null when nobody asks for this journey by name. */
  entrance: Intent | null
  slice: keyof JourneyParts[J]['slice'] extends never ? null : Slice<JourneyParts[J]['slice']>
  /** Its scratch as a turn begins. */
  scratch: JourneyParts[J]['scratch']
  pending: {
    [Kind in JourneyParts[J]['pending']['kind']]: PendingKind<Extract<JourneyParts[J]['pending'], { kind: Kind }>>
  }
  graph: JourneyNode
  /** Journeys that may go on with the turn after this one; null when the turn ends or a person takes over. */
  next?: { to: readonly JourneyId[]; choose: (state: TurnState) => JourneyId | null }
}

/** A journey as it plugs in: its own folder, and one line in `journeys/index.ts`. */
export function defineJourney<J extends JourneyId>(journey: Journey<J>): Journey<J> {
  return journey
}
