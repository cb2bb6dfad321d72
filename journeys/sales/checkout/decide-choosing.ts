import { say } from '../../../prompts/copy/index.ts'
import type { TurnState } from '../../turn-state.ts'
import { type CheckoutFacts, type Decision, DONE } from './decision.ts'
import type { CheckoutHeard } from './hear-checkout.ts'
import { isCheckoutPending } from './pending.ts'
import { readWay, type WaySaid } from './read-way.ts'
import { placeOf, type Served } from './resolve-delivery.ts'

/** There is nothing to order yet: the place is kept for the order to come, or belongs to one that was placed. */
export function decideChoosing(state: TurnState, heard: CheckoutHeard, { served, lastOrder }: CheckoutFacts): Decision {
  const waits = state.asks || state.openLines.length > 0
  const way = readWay(heard.way, served, state)
  if (way.changed && !waits && state.cart.length === 0 && lastOrder !== null && way.asks === null) {
    return { step: { kind: 'look_up', wanted: 'redirect', next: DONE }, patch: way.patch }
  }
  if (way.changed) return keepWay(way, served, state, waits)
  if (waits) return { step: DONE }
  if (
    heard.pays ||
    heard.shows ||
    heard.method !== null ||
    heard.msisdn !== null ||
    (heard.yes && isCheckoutPending(state.pending))
  ) {
    return { step: { kind: 'look_up', wanted: 'pay', next: DONE } }
  }
  const leaves = heard.no || heard.drops || heard.later
  if (!leaves) return { step: DONE }
  return { step: DONE, patch: { pending: null, said: [...state.said, say('dropped', state.responseLanguage)] } }
}

/** What is still open of the goods is asked first; the place is asked for when the cart is ready. */
function keepWay({ asks, patch }: WaySaid, served: Served, state: TurnState, waits: boolean): Decision {
  if (asks !== null) return { step: DONE, patch: waits ? {} : { pending: asks } }
  const choice = patch.fulfilment
  if (choice === null || choice === undefined) return { step: DONE, patch }
  const key = choice.kind === 'pickup' ? 'picked_up_at' : 'goes_to'
  const told = say(key, state.responseLanguage, { place: placeOf(choice, served) })
  const answered = isCheckoutPending(state.pending) ? { pending: null } : {}
  return { step: DONE, patch: { ...patch, ...answered, said: [...state.said, told] } }
}
