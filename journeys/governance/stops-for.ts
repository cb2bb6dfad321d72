import type { Act, ActName } from '../../src/language/reading.ts'
import type { JourneyId } from '../core/journey-parts.ts'
import type { Pending } from '../pending.ts'
import type { TurnContext } from '../turn-context.ts'
import type { Stop, TurnState } from '../turn-state.ts'

const COURTESY: ReadonlySet<ActName> = new Set(['greet', 'small_talk', 'untrusted', 'unclear'])

/** What is answered by answering whatever else was said. */
export function isCourtesy({ act }: Act): boolean {
  return COURTESY.has(act)
}

/**
 * One stop for each journey that owns an act, in the order in which they were said: manners come first, and whoever ends with
 * a question last.
 */
export function stopsFor(acts: readonly Act[], state: TurnState, turn: TurnContext): Stop[] {
  const matters = acts.filter((act) => !isCourtesy(act) && !isGrave(act))
  const said = matters.length > 0 ? matters : acts
  const byOwner = new Map<JourneyId, Act[]>()
  for (const act of said) {
    const owner = ownerOf(act, state, turn)
    byOwner.set(owner, [...(byOwner.get(owner) ?? []), act])
  }
  const stops = [...byOwner].map(([owner, own]) => stopAt(owner, own, turn))
  const place = ({ to, acts }: Stop) =>
    to === 'governance' ? -1 : acts.some(isBulk) ? LAST : Number(turn.journeys.speaksLast(to))
  return stops.sort((a, b) => place(a) - place(b))
}

/** A large order goes to a person, behind whom nothing else is said: what the goods cost comes before. */
const LAST = 2

function isBulk(act: Act): boolean {
  return act.act === 'ask_shop' && act.topic === 'bulk'
}

/** What stops the talk; where something must be heard all the same, it gets no answer of its own. */
function isGrave(act: Act): boolean {
  return act.act === 'insult' && act.grave
}

function ownerOf(
  act: Act,
  { pending, cart, orderId, parked }: TurnState,
  { journeys, tenant }: TurnContext,
): JourneyId {
  // To a shop whose trade it is, a legal or medical matter is a question like any other.
  if (act.act === 'sensitive' && !tenant.settings.compliance.sensitiveTopics.includes(act.topic)) return 'support'
  if (leaves(act) && pending !== null && ONLY_CHOICES.has(pending.kind)) return 'governance'
  // A yes chooses nothing from a menu: it goes on with what she has put aside herself.
  if (act.act === 'confirm' && parked && pending?.kind === 'clarify_intent') return 'governance'
  // Paying later is an answer to whoever asked to be paid.
  if (act.act === 'pause' && pending !== null && 'orderId' in pending && journeys.ownerOf(pending) === 'sales')
    return 'sales'
  const owner = journeys.ownerOfAct(act, pending)
  // What was only put into the cart is dropped there; an order that has been placed is cancelled by name.
  const kept = cart.length > 0 || orderId !== null
  const drops = act.act === 'cancel' && pending === null && (act.order ? orderId === null && kept : kept)
  return drops ? 'sales' : owner
}

/** Questions that only offer a choice: who wants none of it leaves them. */
const ONLY_CHOICES: ReadonlySet<Pending['kind']> = new Set(['clarify_intent', 'pick_order'])

function leaves(act: Act): boolean {
  return act.act === 'reject' || (act.act === 'cancel' && !act.order)
}

function stopAt(owner: JourneyId, acts: readonly Act[], { journeys, tenant }: TurnContext): Stop {
  const enabled = journeys.isEnabled(owner, tenant.settings.journeys)
  return enabled ? { to: owner, because: 'intent', acts } : { to: 'unknown', because: 'not_enabled', acts }
}
