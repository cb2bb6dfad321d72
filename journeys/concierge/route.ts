import { fieldsAsked } from '../../src/language/concierge/fields-asked.ts'
import { ruleNode } from '../core/rule-node.ts'
import type { TurnPatch, TurnState } from '../turn-state.ts'
import { pickedIn } from './picked.ts'
import type { GuestAsk } from './scratch.ts'

/** Takes up what is asked of the desk; a property has nothing to look up outside. */
export const conciergeRouteNode = ruleNode((state, { tenant }): TurnPatch => {
  const { concierge } = tenant.settings
  const followUps = concierge?.followUp ?? false
  const ask = askedOf(state)
  const inside = ask?.route === 'research' && concierge?.kind !== 'travel'
  const guestFields = fieldsAsked(pickedIn(state)?.words ?? ask?.words ?? '')
  return { followUps, guestFields, guest: inside ? { ...ask, route: 'rag' } : ask }
})

function askedOf({ acts }: TurnState): GuestAsk | null {
  return acts.find((act) => act.act === 'ask_guest') ?? null
}
