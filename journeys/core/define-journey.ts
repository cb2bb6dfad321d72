import type { z } from 'zod'
import type { CopyKey } from '../../prompts/copy/index.ts'
import type { Menu } from '../../src/domain/messaging/schemas.ts'
import type { JourneyName } from '../../src/domain/tenancy/schemas.ts'
import type { Intent } from '../../src/language/classifier/intents.ts'
import type { AskedQuestion } from '../../src/language/dialogue-context.ts'
import type { Act, ActName } from '../../src/language/reading.ts'
import type { Pending } from '../pending.ts'
import type { TurnState } from '../turn-state.ts'
import type { GraphNode, JourneyGraph } from './journey-graph.ts'
import type { JourneyId, JourneyParts } from './journey-parts.ts'
import type { Slice } from './slice.ts'

/** One kind of question. Methods, so that the registry can hold the questions of all journeys in one table by kind. */
export interface PendingKind<Asked extends { kind: string } = Pending> {
  schema: z.ZodType<Asked>
  /**
   * Whether the question is worth coming back to once the customer has talked about something else; `quietly`: it can still be
   * answered, but is not asked again.
   */
  outlivesDigression: boolean | 'quietly'
  /** The question in the reader's terms: what kind of answer is waited for, and what can be chosen, as it was shown. */
  asked(asked: Asked, state: TurnState): AskedQuestion
  /** The question once more, as after a digression; null when it asks nothing by itself. */
  reask(asked: Asked, state: TurnState): { text: string; menu: Menu | null } | null
}

/** A dialogue act that a journey owns; with `when`, only such a one. */
export type ActClaim = ActName | { act: ActName; when: (act: Act) => boolean }

/** A name that a menu gives an intent. */
export type MenuTitle = Extract<CopyKey, `title_${string}`>

/** An intent that a journey serves. */
export interface IntentClaim {
  intent: Intent
  /** The intent as the customer reads it in a menu. */
  title: MenuTitle
}

/** Everything the conversation must know of one journey. The registry derives the rest. */
export interface Journey<J extends JourneyId = JourneyId> {
  name: J
  /** The shop's switch for this journey; null when every shop has it. */
  switch: JourneyName | null
  /**
   * What of a message it answers: it finds these in `state.acts`, and an act has one owner. An answer to a question
   * (confirm, reject, choose, pick_nothing) needs no claim: it belongs to whoever asked.
   */
  acts: readonly ActClaim[]
  /** It ends with a question of its own, so that whatever else a message asks is answered before it. */
  speaksLast?: boolean
  intents: readonly IntentClaim[]
  /** The one of its intents that menus offer; null when nobody asks for this journey by name. */
  entrance: Intent | null
  slice: keyof JourneyParts[J]['slice'] extends never ? null : Slice<JourneyParts[J]['slice']>
  /** Its scratch as a turn begins. */
  scratch: JourneyParts[J]['scratch']
  pending: {
    [Kind in JourneyParts[J]['pending']['kind']]: PendingKind<Extract<JourneyParts[J]['pending'], { kind: Kind }>>
  }
  graph: GraphNode | JourneyGraph
}

/** A journey as it plugs in: its own folder, and one line in `journeys/index.ts`. */
export function defineJourney<J extends JourneyId>(journey: Journey<J>): Journey<J> {
  return journey
}
