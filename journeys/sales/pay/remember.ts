import { say } from '../../../prompts/copy/index.ts'
import type { TurnContext } from '../../turn-context.ts'
import type { TurnState } from '../../turn-state.ts'
import { placeOf } from '../checkout/resolve-delivery.ts'
import { offersToRemember } from './payment-told.ts'

/** "Shall I remember this place?", said beside the payment that was started; null when there is nothing to remember. */
export function askToRemember(state: TurnState, { tenant }: Pick<TurnContext, 'tenant'>): string | null {
  const { fulfilment, responseLanguage } = state
  if (fulfilment === null || !offersToRemember(state)) return null
  return say('ask_remember', responseLanguage, { place: placeOf(fulfilment, tenant.settings.fulfilment) })
}
