import type { Menu } from '../../src/domain/messaging/schemas.ts'
import type { JourneyName } from '../../src/domain/tenancy/schemas.ts'
import type { Intent } from '../../src/language/classifier/intents.ts'
import type { AskedQuestion } from '../../src/language/dialogue-context.ts'
import type { Act, ActName } from '../../src/language/reading.ts'
import type { Pending } from '../pending.ts'
import type { TurnContext } from '../turn-context.ts'
import { FRESH_SCRATCH, type Scratch, type TurnState } from '../turn-state.ts'
import type { ActClaim, Journey, MenuTitle, PendingKind } from './define-journey.ts'
import type { JourneyId, JourneyScratch, Slices } from './journey-parts.ts'
import type { Slice } from './slice.ts'

/** What the conversation knows of its journeys, all of it derived from what they say of themselves. */
export interface Registry {
  all: readonly Plugged[]
  /** The slices that are stored, by the name of their journey. */
  slices: readonly { name: JourneyId; slice: Slice }[]
  /** The slices of all journeys as one: what the turn holds flat. */
  mergeSlices(parts: readonly object[]): Slices
  /** The scratch of a turn that has not begun. */
  freshScratch(): FreshScratch
  /** A kind of question and whose it is; null for one that no journey asks. */
  findKind(kind: string): { owner: JourneyId; kind: PendingKind } | null
  /** The journey that asked and reads the answer. */
  ownerOf(pending: Pending): JourneyId
  outlivesDigression(pending: Pending): boolean | 'quietly'
  /** The pending question as the reader must know it; null when nothing is asked. */
  asked(state: TurnState): AskedQuestion | null
  /** Asks the pending question once more, in the words of the journey that asked it; false when there is none to ask. */
  reask(state: TurnState, turn: TurnContext): boolean
  /** The same without saying it: its words and its menu. */
  questionOf(state: TurnState): { text: string; menu: Menu | null } | null
  /** Whose the act is: the journey's that claims it, and an answer that none claims is for whoever asked. */
  ownerOfAct(act: Act, pending: Pending | null): JourneyId
  /** Acts of this journey come last, because it ends with a question of its own. */
  speaksLast(name: JourneyId): boolean
  /** The journey that serves an intent; null for talk that belongs to none. */
  journeyFor(intent: Intent): JourneyId | null
  isEnabled(name: JourneyId, switchedOn: readonly JourneyName[]): boolean
  /** What the bot can do for a shop: one entrance per enabled journey, in their order. */
  entrances(switchedOn: readonly JourneyName[]): Intent[]
  /** The intent that an answer to this question serves; null when a person serves it. */
  servedBy(pending: Pending): Intent | null
  titleOf(intent: Intent): MenuTitle
  /** Every intent that a journey serves. */
  intents: readonly Intent[]
}

/** Everything of a turn that is not stored, but for its words. */
type FreshScratch = Omit<Scratch, 'message'> & JourneyScratch

/** A journey as the registry handles it, whichever it is. */
type Plugged = Omit<Journey, 'slice' | 'scratch' | 'pending'> & {
  slice: Slice | null
  scratch: object
  pending: Readonly<Record<string, PendingKind>>
}

/** Each journey under its own name: one that is missing, or stands under another's, does not compile. */
export type Journeys = { readonly [J in JourneyId]: Journey<J> }

export function createRegistry(journeys: Journeys): Registry {
  const all: readonly Plugged[] = Object.values(journeys)
  const slices = all.flatMap(({ name, slice }) => (slice === null ? [] : [{ name, slice }]))
  const kinds = new Map(
    all.flatMap(({ name: owner, pending }) =>
      Object.entries(pending).map(([name, kind]) => [name, { owner, kind }] as const),
    ),
  )
  const kindOf = (pending: Pending) => {
    const found = kinds.get(pending.kind)
    if (found === undefined) throw new Error(`no journey asks ${pending.kind}`)
    return found
  }
  const questionOf = (state: TurnState) => {
    const { pending } = state
    return pending === null ? null : kindOf(pending).kind.reask(pending, state)
  }
  const journeyOf = (name: JourneyId): Plugged => journeys[name]
  const served = all.flatMap(({ name, intents }) => intents.map((claim) => ({ name, ...claim })))
  const isEnabled = (name: JourneyId, switchedOn: readonly JourneyName[]) => {
    const needed = journeyOf(name).switch
    return needed === null || switchedOn.includes(needed)
  }
  return {
    all,
    slices,
    intents: served.map(({ intent }) => intent),
    // The type of `Journeys` has seen that no journey is missing: together their parts are all the fields there are.
    mergeSlices: (parts) => Object.assign({}, ...parts) as Slices,
    freshScratch: () => Object.assign({}, FRESH_SCRATCH, ...all.map(({ scratch }) => scratch)) as FreshScratch,
    findKind: (kind) => kinds.get(kind) ?? null,
    ownerOf: (pending) => kindOf(pending).owner,
    outlivesDigression: (pending) => kindOf(pending).kind.outlivesDigression,
    asked(state) {
      const { pending } = state
      return pending === null ? null : kindOf(pending).kind.asked(pending, state)
    },
    questionOf,
    reask(state, turn) {
      const question = questionOf(state)
      // What was asked last, and only put aside by a journey that said nothing, stands asked.
      const stands = turn.replies.at(-1)?.text === question?.text
      if (question !== null && !stands) turn.replies.push({ kind: 'reply', ...question })
      return question !== null
    },
    ownerOfAct(act, pending) {
      const claimed = all.find(({ acts }) => acts.some((claim) => claims(claim, act)))?.name
      if (claimed !== undefined || !isAnswer(act)) return claimed ?? 'unknown'
      return pending === null ? 'governance' : kindOf(pending).owner
    },
    speaksLast: (name) => journeyOf(name).speaksLast === true,
    journeyFor: (intent) => served.find((claim) => claim.intent === intent)?.name ?? null,
    isEnabled,
    entrances: (switchedOn) =>
      all.flatMap(({ name, entrance }) => (entrance !== null && isEnabled(name, switchedOn) ? [entrance] : [])),
    servedBy(pending) {
      const owner = journeyOf(kindOf(pending).owner)
      return owner.switch === null ? null : owner.entrance
    },
    // What no journey serves is for a person.
    titleOf: (intent) => served.find((claim) => claim.intent === intent)?.title ?? 'title_person',
  }
}

const ANSWERS: ReadonlySet<ActName> = new Set(['confirm', 'reject', 'choose', 'pick_nothing'])

/** Leaving a question is an answer to it; an order is cancelled where orders are. */
function isAnswer(act: Act): boolean {
  return ANSWERS.has(act.act) || (act.act === 'cancel' && !act.order)
}

function claims(claim: ActClaim, act: Act): boolean {
  return typeof claim === 'string' ? claim === act.act : claim.act === act.act && claim.when(act)
}
