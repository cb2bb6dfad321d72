import type { TurnContext } from '../turn-context.ts'
import type { TurnState } from '../turn-state.ts'

/**
 * Whether a model may read the message of a shop's customer again. A desk for guests sorts what it is asked itself: there it reads
 * only where goods are sold too, and never a message that gives orders.
 */
export function asksReader({ untrusted }: TurnState, { tenant, journeys }: TurnContext): boolean {
  const { concierge, journeys: enabled } = tenant.settings
  if (concierge === null || !journeys.isEnabled('concierge', enabled)) return true
  return !untrusted && journeys.isEnabled('sales', enabled)
}
