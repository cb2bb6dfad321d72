import type { JourneyName } from '../../src/domain/tenancy/schemas.ts'
import type { Intent } from '../../src/llm/offline/types.ts'
import type { Pending } from '../pending.ts'
import type { TurnContext } from '../turn-context.ts'
import { FRESH_SCRATCH, type Scratch, type TurnState } from '../turn-state.ts'
import type { Fit, Heard, IntentClaim, Journey, MenuTitle, PendingKind } from './define-journey.ts'
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
  outlivesDigression(pending: Pending): boolean
  fits(pending: Pending, state: TurnState, heard: Heard): Fit
  /** Asks the pending question once more, in the words of the journey that asked it; false when there is none to ask. */
  reask(state: TurnState, turn: TurnContext): boolean
  /** The journey for the intent of the turn; null for talk that belongs to none. */
  journeyFor(state: TurnState): JourneyId | null
  isEnabled(name: JourneyId, switchedOn: readonly JourneyName[]): boolean
  /** What the bot can do for a shop: one entrance per enabled journey, in their order. */
  entrances(switchedOn: readonly JourneyName[]): Intent[]
  /** The intent that an answer to this question serves; null when a person serves it. */
  servedBy(pending: Pending): Intent | null
  titleOf(intent: Intent): MenuTitle
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
  const journeyOf = (name: JourneyId): Plugged => journeys[name]
  const claims = all.flatMap(({ name, intents }) => intents.map((claim) => ({ name, ...claim })))
  const isEnabled = (name: JourneyId, switchedOn: readonly JourneyName[]) => {
    const needed = journeyOf(name).switch
    return needed === null || switchedOn.includes(needed)
  }
  return {
    all,
    slices,
    // The type of `Journeys` has seen that no journey is missing: together their parts are all the fields there are.
    mergeSlices: (parts) => Object.assign({}, ...parts) as Slices,
    freshScratch: () => Object.assign({}, FRESH_SCRATCH, ...all.map(({ scratch }) => scratch)) as FreshScratch,
    findKind: (kind) => kinds.get(kind) ?? null,
    ownerOf: (pending) => kindOf(pending).owner,
    outlivesDigression: (pending) => kindOf(pending).kind.outlivesDigression,
    fits: (pending, state, heard) => kindOf(pending).kind.fits(pending, state, heard),
    reask(state, turn) {
      const { pending } = state
      const question = pending === null ? null : kindOf(pending).kind.reask(pending, state)
      if (question !== null) turn.replies.push({ kind: 'reply', ...question })
      return question !== null
    },
    journeyFor: (state) => claims.find((claim) => claimsTurn(claim, state))?.name ?? null,
    isEnabled,
    entrances: (switchedOn) =>
      all.flatMap(({ name, entrance }) => (entrance !== null && isEnabled(name, switchedOn) ? [entrance] : [])),
    servedBy(pending) {
      const owner = journeyOf(kindOf(pending).owner)
      return owner.switch === null ? null : owner.entrance
    },
    // What no journey serves is for a person.
    titleOf: (intent) => claims.find((claim) => claim.intent === intent)?.title ?? 'title_person',
  }
}

function claimsTurn({ intent, when }: IntentClaim, state: TurnState): boolean {
  return intent === state.intent && (when === undefined || when(state))
}
