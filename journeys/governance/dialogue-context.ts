import { say } from '../../prompts/copy/index.ts'
import type { AskedQuestion, DialogueContext } from '../../src/language/dialogue-context.ts'
import type { SpokenLang } from '../../src/lib/languages.ts'
import { hasCase } from '../handoff/case-of.ts'
import type { TurnContext } from '../turn-context.ts'
import type { TurnState } from '../turn-state.ts'

/** What was said before, as far as the meaning of this message can depend on it. */
export function dialogueContext(state: TurnState, { journeys, outside, tenant }: TurnContext): DialogueContext {
  // A guest asks the house beside what a person of it was given: what is said next is read as if nothing was open.
  const isGuests = tenant.settings.concierge !== null && journeys.isEnabled('concierge', tenant.settings.journeys)
  return {
    asked: outside.reminder === null ? journeys.asked(state) : reminderAsked(state.responseLanguage),
    shown: state.lastCatalogResults.map(({ itemId }) => itemId),
    salient: [...state.salient],
    cart: state.cart.map(({ itemId, itemName, variantSelection, qty }) => ({
      itemId,
      name: itemName,
      values: variantSelection,
      quantity: qty,
    })),
    order: orderOf(state, outside),
    search: state.search,
    lastQuestion: isGuests && hasCase(state) ? null : state.lastQuestion,
    language: state.spokenLanguage,
  }
}

/** A reminder is the last thing we said: a yes, a no or a number is to it, whatever was asked before. */
function reminderAsked(language: SpokenLang): AskedQuestion {
  const choices = [
    { id: 'yes', title: say('cart_reminder_go', language) },
    { id: 'no', title: say('cart_reminder_no', language) },
  ]
  return { kind: 'confirm', option: null, itemId: null, choices }
}

/** The order that is being made or paid, else the one that was made last. */
function orderOf(
  { orderId, pending, suspended }: TurnState,
  { lastOrder }: TurnContext['outside'],
): DialogueContext['order'] {
  const paying = [pending, suspended].some((one) => one?.kind === 'await_payment')
  if (orderId !== null && orderId !== lastOrder?.orderId) return { reference: orderId, paid: false, paying }
  if (lastOrder === null) return null
  return { reference: lastOrder.reference, paid: lastOrder.paid, paying: paying && !lastOrder.paid }
}
